import * as z from 'zod/mini';
import {
  type BookingNameOf,
  CONTACT_FIELDS,
  type ContactKey,
  eachBookingContactField,
  eachContactField,
  type RequiredContactKey,
} from './contact-fields.ts';
import { emailAddress, optionalEmail, optionalLine, requiredLine } from './text.ts';

/** 'example.com' or 'https://example.com/path': no spaces, credentials or other schemes. */
const WEBSITE = /^(https?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:.]{2,}(:\d{1,5})?([/?#]\S*)?$/i;
/** Invisible formatting characters, which can disguise a URL. */
const INVISIBLE = /\p{Cf}/u;

/** Returns the URL of a visitor's website; null for other text, such as 'our site soon'. */
export function websiteUrl(text: string): string | null {
  if (!WEBSITE.test(text) || INVISIBLE.test(text)) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? address : null;
}

type Line<Key extends ContactKey> = Key extends RequiredContactKey
  ? z.ZodMiniString<string>
  : z.ZodMiniDefault<z.ZodMiniString<string>>;

/** Returns the schema of a contact field; an optional one is empty if left out. */
function contactField(key: ContactKey) {
  const { kind, maxLength, required } = CONTACT_FIELDS[key];
  if (required === null) return z._default(kind === 'email' ? optionalEmail() : optionalLine(maxLength), '');
  return kind === 'email' ? emailAddress() : requiredLine(maxLength, required);
}

/** Contact details of the wizard's last step. */
export const contactDetailsSchema = z.object(
  eachContactField(contactField) as { [Key in ContactKey]: Line<Key> },
);

/** The same fields as members of a booking. */
export const bookingContactShape = eachBookingContactField(contactField) as {
  [Key in ContactKey as BookingNameOf<Key>]: Line<Key>;
};
