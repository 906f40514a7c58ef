import * as z from 'zod/mini';
import { documentId } from './text.ts';

/** Answer of POST /api/send-quote once stored, as far as the page needs it. */
export const quoteAnswerSchema = z.object({ success: z.literal(true), quote_submission_id: documentId() });
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>;
