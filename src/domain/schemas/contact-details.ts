import * as z from 'zod/mini';
import { fieldMessages } from '../messages/fields.ts';
import { emailAddress, optionalLine, requiredLine } from './text.ts';

/** 'example.com' or 'https://example.com/path': no spaces, credentials or other schemes. */
const WEBSITE = /^(https?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:.]{2,}(:\d{1,5})?([/?#]\S*)?$/i;
/** Invisible format characters, which can disguise a URL. */
const INVISIBLE = /\p{Cf}/u;

/** Returns the URL of a visitor's website; null for other text, such as 'our site soon'. */
export function websiteUrl(text: string): string | null {
  if (!WEBSITE.test(text) || INVISIBLE.test(text)) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? address : null;
}

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
