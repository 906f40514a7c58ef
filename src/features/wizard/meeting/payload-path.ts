/** Finds the wizard's field for a refused value, by its path in the payload of the quote or the booking. */
import type { Step } from '../../../domain/wizard/steps.ts';

export type ContactDetailsField = 'name' | 'company' | 'email' | 'website' | 'phone';

const CONTACT_PATHS: Readonly<Record<string, ContactDetailsField>> = {
  'contact.name': 'name',
  'contact.company': 'company',
  'contact.email': 'email',
  'contact.website': 'website',
  'contact.phone': 'phone',
  user_name: 'name',
  company: 'company',
  user_email: 'email',
  website: 'website',
  user_phone: 'phone',
};

/** The field of the contact details that a payload path of either request belongs to, if any. */
export function contactDetailsFieldOf(path: string): ContactDetailsField | null {
  return CONTACT_PATHS[path] ?? null;
}

/** The earlier step on which the value at a payload path was chosen; null if that is the meeting step itself. */
export function stepOfPath(path: string): Step | null {
  const [top] = path.split('.');
  if (top === 'city' || top === 'show') return 1;
  if (top === 'boothSize' || top === 'selectedDesign' || top === 'customDesign') return 2;
  if (top === 'extras') return 3;
  return null;
}
