import type { MailBlock, MailRow } from './layout.ts';

/** Returns rows with the visitor's contact details; address and number are links. */
export function contactRows(
  contact: {
    name: string;
    company: string;
    email: string;
    website?: string;
    phone?: string | undefined;
  },
  title = 'Contact',
): MailBlock {
  const mailto = `mailto:${encodeURIComponent(contact.email).replaceAll('%40', '@')}`;
  const rows: MailRow[] = [
    { label: 'Name', value: contact.name },
    { label: 'Company', value: contact.company },
    { label: 'Email', value: contact.email, href: mailto },
    { label: 'Phone', value: contact.phone ?? '', href: telHref(contact.phone ?? '') },
    { label: 'Website', value: contact.website ?? '' },
  ];
  return { kind: 'rows', title, rows: rows.filter(({ value }) => value !== '') };
}

/** Returns digits and a leading plus; undefined if there are too few for a phone number. */
function telHref(phone: string): string | undefined {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return number.length >= 5 ? `tel:${number}` : undefined;
}
