import * as z from 'zod/mini';

/** What POST /api/send-contact-email and /api/request-custom-booth answer when the team has it. */
export const acceptedAnswerSchema = z.object({ success: z.literal(true) });
