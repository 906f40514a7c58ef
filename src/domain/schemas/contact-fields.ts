/**
 * Contact fields of a quote and a booking. Forms, drafts, schemas, stored records, mails, the panel, webhooks and exports
 * derive from these; CONTRIBUTING.md, 'How to add a field that visitors send', lists what does not.
 */
import { fieldMessages } from '../messages/fields.ts';

/** A place in which the team reads a field. Mails to visitors repeat only what `forVisitor` in the functions lists. */
export type TeamReader = 'mail' | 'panel' | 'export' | 'host calendar' | 'webhook';
const TEAM: readonly TeamReader[] = ['mail', 'panel', 'export', 'host calendar', 'webhook'];

export interface ContactField {
  /** Its name in POST /api/create-booking and in stored bookings; in quotes and drafts it has its key. */
  readonly inBooking: string;
  readonly label: string;
  /** Label in the wizard, if it differs from the team's. */
  readonly wizardLabel?: string;
  readonly placeholder?: string;
  /** Shown below the wizard's field. */
  readonly hint?: string;
  readonly kind: 'line' | 'email';
  readonly maxLength: number;
  /** Message if it is empty; null for an optional field. */
  readonly required: string | null;
  /** Attributes of its inputs: autofill and keyboards. */
  readonly input: {
    readonly type?: 'email' | 'tel';
    readonly inputMode?: 'email' | 'url' | 'tel';
    readonly autoComplete: string;
    readonly autoCapitalize?: 'words' | 'none';
    readonly spellCheck?: false;
  };
  readonly readBy: readonly TeamReader[];
}

/** In the order of the wizard's form. */
const DEFINED = {
  name: {
    inBooking: 'user_name',
    label: 'Name',
    kind: 'line',
    maxLength: 100,
    required: fieldMessages.name,
    input: { autoComplete: 'name', autoCapitalize: 'words' },
    readBy: TEAM,
  },
  company: {
    inBooking: 'company',
    label: 'Company',
    kind: 'line',
    maxLength: 100,
    required: fieldMessages.company,
    input: { autoComplete: 'organization', autoCapitalize: 'words' },
    readBy: TEAM,
  },
  email: {
    inBooking: 'user_email',
    label: 'Email',
    wizardLabel: 'Work email',
    placeholder: 'you@company.com',
    kind: 'email',
    maxLength: 255,
    required: fieldMessages.email,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
    readBy: TEAM,
  },
  website: {
    inBooking: 'website',
    label: 'Website',
    placeholder: 'example.com',
    kind: 'line',
    maxLength: 255,
    required: null,
    input: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
    readBy: TEAM,
  },
  phone: {
    inBooking: 'user_phone',
    label: 'Phone',
    kind: 'line',
    maxLength: 50,
    required: null,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    readBy: TEAM,
  },
} as const satisfies Readonly<Record<string, ContactField>>;

type Defined = typeof DEFINED;
export type ContactKey = keyof Defined;
export type BookingNameOf<Key extends ContactKey> = Defined[Key]['inBooking'];
export type RequiredContactKey = {
  [Key in ContactKey]: Defined[Key]['required'] extends string ? Key : never;
}[ContactKey];

/** Contact details by key, as in quotes and drafts; an optional field that was left out is empty. */
export type ContactDetails = Record<ContactKey, string>;
/** The same as bookings have them. */
export type BookingContact = { [Key in ContactKey as BookingNameOf<Key>]: string };

export const CONTACT_FIELDS: Readonly<Record<ContactKey, ContactField>> = DEFINED;

/** Returns all keys, `first` ones in front, then the rest in the order of the form. */
export function contactKeys(first: readonly ContactKey[] = []): readonly ContactKey[] {
  return [...new Set([...first, ...(Object.keys(DEFINED) as ContactKey[])])];
}

/** Returns the keys of what a reader sees, `first` ones in front. */
export function contactKeysFor(reader: TeamReader, first?: readonly ContactKey[]): readonly ContactKey[] {
  return contactKeys(first).filter((key) => CONTACT_FIELDS[key].readBy.includes(reader));
}

/** Returns an object with a value for each field. */
export function eachContactField<Value>(make: (key: ContactKey) => Value) {
  return Object.fromEntries(contactKeys().map((key) => [key, make(key)])) as Record<ContactKey, Value>;
}

export const EMPTY_CONTACT: ContactDetails = eachContactField(() => '');

export const BOOKING_ORDER = contactKeys(['email', 'name', 'phone', 'company']);

/** Returns an object with a value for each field under its name in bookings. */
export function eachBookingContactField<Value>(make: (key: ContactKey) => Value) {
  const named = BOOKING_ORDER.map((key) => [CONTACT_FIELDS[key].inBooking, make(key)]);
  return Object.fromEntries(named) as Record<keyof BookingContact, Value>;
}

/** Returns contact details under their names in bookings. */
export function toBookingContact(contact: Readonly<ContactDetails>): BookingContact {
  return eachBookingContactField((key) => contact[key]);
}

/** Returns the contact details of a booking. */
export function contactOfBooking(booking: Readonly<BookingContact>): ContactDetails {
  return eachContactField((key) => booking[CONTACT_FIELDS[key].inBooking as keyof BookingContact]);
}
