/** Maps a refused value's path in the quote or booking payload to the wizard's field. */
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

/** Returns the contact field of a payload path of either request, if any. */
export function contactDetailsFieldOf(path: string): ContactDetailsField | null {
  return CONTACT_PATHS[path] ?? null;
}

/** Returns the earlier step where the value at a payload path is chosen; null for the meeting step itself. */
export function stepOfPath(path: string): Step | null {
  const [top] = path.split('.');
  if (top === 'city' || top === 'show') return 1;
  if (top === 'boothSize' || top === 'selectedDesign' || top === 'customDesign') return 2;
  if (top === 'extras') return 3;
  return null;
}
