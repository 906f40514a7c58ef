import * as z from 'zod/mini';
import { fieldMessages } from '../messages/fields.ts';
import { emailAddress, optionalLine, requiredLine } from './text.ts';

/** 'example.com', 'https://example.com/path' or nothing. */
const WEBSITE = /^(https?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:.]{2,}(:\d{1,5})?([/?#]\S*)?$/i;
/** Marks that cannot be seen, with which an address reads as another: none has them. */
const UNSEEN = /\p{Cf}/u;

/** How people write that there is none: 'n/a', 'None', '-', 'no website' and the like, whatever the marks around it. */
const NO_WEBSITE =
  /^[^\p{L}\p{N}]*((n[./\\ ]?a|none|no|nil|null|nothing|nope|tbd|not (applicable|available|yet)|no (web ?)?(site|page)( yet)?)[^\p{L}\p{N}]*)?$/iu;

/** Website of a company: optional, with or without scheme, at most 255 characters. 'n/a' and the like become nothing. */
export function website() {
  return optionalLine(255).check(
    z.overwrite((text: string) => (NO_WEBSITE.test(text) ? '' : text)),
    z.refine((text: string) => text === '' || (WEBSITE.test(text) && !UNSEEN.test(text)), {
      error: fieldMessages.website,
    }),
  );
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
