import {
  type ContactDetails,
  type ContactKey,
  EMPTY_CONTACT,
} from '../../src/domain/schemas/contact-fields.ts';

/** Labels of the wizard's contact form, as the specification has them. */
export const CONTACT_LABELS = {
  name: 'Name',
  company: 'Company',
  email: 'Work email',
  website: 'Website',
  phone: 'Phone',
} as const satisfies Readonly<Record<ContactKey, string>>;

export const CONTACT_KEYS = Object.keys(CONTACT_LABELS) as ContactKey[];
export type ContactLabel = (typeof CONTACT_LABELS)[ContactKey];

/** Contact details that the form accepts. */
export type Visitor = Readonly<ContactDetails>;

/** Returns contact details; optional ones are empty unless changed. */
export function aContact(changes: Partial<ContactDetails> = {}): ContactDetails {
  return { ...EMPTY_CONTACT, name: 'Vera Visitor', company: 'Acme', email: 'vera@acme.example', ...changes };
}

export const VERA: Visitor = aContact({
  company: 'Acme & Sons',
  email: 'vera@visitor.example',
  website: 'acme.example',
  phone: '+1 555 010 0199',
});

/** Returns contact details that no other test uses, so that mails and bookings can be told apart. */
export function newVisitor(mark: string): Visitor {
  const email = `vera-${mark}@visitor.example`;
  return { ...VERA, name: `Vera Visitor ${mark}`, company: `Acme ${mark} & Sons`, email };
}
