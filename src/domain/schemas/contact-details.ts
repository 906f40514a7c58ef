import * as z from 'zod/mini';
import { fieldMessages } from '../messages/fields.ts';
import { emailAddress, optionalLine, requiredLine } from './text.ts';

/** Website of a company: optional, at most 255 characters of any text; `websiteUrl` says if it links anywhere. */
export function website() {
  return optionalLine(255);
}

/** Contact details of the wizard's last step: name, company and email required. */
export const contactDetailsSchema = z.object({
  name: requiredLine(100, fieldMessages.name),
  company: requiredLine(100, fieldMessages.company),
  email: emailAddress(),
  website: z._default(website(), ''),
  phone: z._default(optionalLine(50), ''),
});

export type ContactDetails = z.infer<typeof contactDetailsSchema>;
