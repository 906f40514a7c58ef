import type { MailBlock } from './layout.ts';

/** Who the visitor is; only given details are listed. */
export function contactRows(contact: {
  name: string;
  company: string;
  email: string;
  website?: string;
  phone?: string | undefined;
}): MailBlock {
  const rows = [
    { label: 'Name', value: contact.name },
    { label: 'Company', value: contact.company },
    { label: 'Email', value: contact.email },
    { label: 'Phone', value: contact.phone ?? '' },
    { label: 'Website', value: contact.website ?? '' },
  ];
  return { kind: 'rows', title: 'Contact', rows: rows.filter(({ value }) => value !== '') };
}
