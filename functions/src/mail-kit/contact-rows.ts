import {
  CONTACT_FIELDS,
  type ContactDetails,
  type ContactKey,
  contactKeysFor,
} from '../../../src/domain/schemas/contact-fields.ts';
import { type MailBlock, table } from './layout.ts';

const LINKS: Partial<Record<ContactKey, (text: string) => string | undefined>> = {
  email: (address) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`,
  phone: telHref,
};

/** The visitor's contact details for the team; address and number are links. */
export function contactRows(
  contact: { readonly [Key in ContactKey]?: string | undefined },
  title = 'Contact',
): MailBlock {
  const rows = contactKeysFor('mail', ['name', 'company', 'email', 'phone']).map((key) => {
    const value = contact[key] ?? '';
    return { label: CONTACT_FIELDS[key].label, value, href: LINKS[key]?.(value) };
  });
  return table(title, rows);
}

/** True if the details are the same for the team, apart from the address. */
export function isSameContact(one: ContactDetails, other: ContactDetails): boolean {
  return contactKeysFor('mail').every((key) => key === 'email' || one[key] === other[key]);
}

/** Returns digits and a leading plus; undefined if there are too few for a phone number. */
function telHref(phone: string): string | undefined {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return number.length >= 5 ? `tel:${number}` : undefined;
}
