import * as z from 'zod/mini';

/** Answer of POST /api/send-contact-email and /api/request-custom-booth once stored. */
export const acceptedAnswerSchema = z.object({ success: z.literal(true) });
