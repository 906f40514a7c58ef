import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { emailAddress, requiredLine, requiredText } from './text.ts';

/**
 * A message of the contact form. Problems are named in the order of the fields, so that
 * the first one is the one to say first.
 */
export const contactMessageSchema = z.object({
  name: requiredLine(100, messages.fields.name),
  company: requiredLine(100, messages.fields.company),
  email: emailAddress(),
  phone: requiredLine(50, messages.fields.phone),
  message: requiredText(2000, messages.fields.message),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
