import * as z from 'zod/mini';
import { fieldMessages } from '../messages/fields.ts';
import { emailAddress, requiredLine, requiredText } from './text.ts';

/** A message of the contact form. Problems come in the order of the fields, so that the first one is shown first. */
export const contactMessageSchema = z.object({
  name: requiredLine(100, fieldMessages.name),
  company: requiredLine(100, fieldMessages.company),
  email: emailAddress(),
  phone: requiredLine(50, fieldMessages.phone),
  message: requiredText(2000, fieldMessages.message),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
