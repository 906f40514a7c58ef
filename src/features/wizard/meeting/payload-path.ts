/** Maps a refused value's path in the quote or booking payload to the wizard's field. */
import { CONTACT_FIELDS, type ContactKey, contactKeys } from '../../../domain/schemas/contact-fields.ts';
import type { Step } from '../../../domain/wizard/steps.ts';

/** Returns the contact field at a path in either request's payload; null if there is none. */
export function contactKeyOf(path: string): ContactKey | null {
  const key = contactKeys().find((one) => [`contact.${one}`, CONTACT_FIELDS[one].inBooking].includes(path));
  return key ?? null;
}

/** Returns the earlier step that sets the value at a payload path; null for the meeting step itself. */
export function stepOfPath(path: string): Step | null {
  const [top] = path.split('.');
  if (top === 'city' || top === 'show') return 1;
  if (top === 'boothSize' || top === 'selectedDesign' || top === 'customDesign') return 2;
  if (top === 'extras') return 3;
  return null;
}
