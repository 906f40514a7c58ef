import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { emailAddress, optionalLine, requiredLine } from './text.ts';

/** 'example.com', 'https://example.com/path' or nothing. */
const WEBSITE = /^(https?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:.]{2,}(:\d{1,5})?([/?#]\S*)?$/i;
/** Marks that cannot be seen, with which an address reads as another: none has them. */
const UNSEEN = /\p{Cf}/u;

/** Website of a company: optional, with or without scheme, at most 255 characters. */
export function website() {
  return optionalLine(255).check(
    z.refine((text: string) => text === '' || (WEBSITE.test(text) && !UNSEEN.test(text)), {
      error: messages.fields.website,
    }),
  );
}

/** Contact details of the wizard's last step: name, company and email required. */
export const contactDetailsSchema = z.object({
  name: requiredLine(100, messages.fields.name),
  company: requiredLine(100, messages.fields.company),
  email: emailAddress(),
  website: z._default(website(), ''),
  phone: z._default(optionalLine(50), ''),
});

export type ContactDetails = z.infer<typeof contactDetailsSchema>;
