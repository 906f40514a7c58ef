import type { CameFrom } from '../../../domain/schemas/came-from.ts';
import { websiteUrl } from '../../../domain/schemas/contact-details.ts';
import {
  CONTACT_FIELDS,
  type ContactDetails,
  type ContactKey,
  contactKeysFor,
} from '../../../domain/schemas/contact-fields.ts';
import { cameFromText } from '../../../domain/visitor/came-from.ts';
import { mailLink, telLink } from '../../../lib/contact-links.ts';
import type { Fact } from '../controls/FactList.tsx';

const LINKED: Partial<Record<ContactKey, (text: string) => Partial<Fact>>> = {
  email: (text) => ({ href: mailLink(text), copied: 'email' }),
  phone: (text) => ({ href: telLink(text), copied: 'phone' }),
  website: (text) => ({ href: websiteUrl(text), isElsewhere: true }),
};

/** Returns a visitor's contact details without the name, which is the dialog's title. */
export function contactFacts(contact: ContactDetails): Fact[] {
  const keys = contactKeysFor('panel', ['email', 'phone', 'company']).filter((key) => key !== 'name');
  return keys.map((key) => ({
    term: CONTACT_FIELDS[key].label,
    text: contact[key],
    ...LINKED[key]?.(contact[key]),
  }));
}

export function cameFromFact(cameFrom: CameFrom | undefined): Fact {
  return { term: 'Came from', text: cameFromText(cameFrom), isLong: true };
}
