import { messages } from '../../../domain/messages.ts';
import type { SubmissionFailure } from '../../../domain/wizard/reducer.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import type { ApiFailure } from '../../../lib/api-client.ts';
import { isUnavailable } from './post-with-retry.ts';

/** Codes after which the chosen slot can't be had any more (design, section 3). */
const SLOT_CODES = ['slot-taken', 'slot-in-past', 'slot-not-offered', 'availability-not-found'];

/** True if the answer says that another slot must be chosen. */
export function isSlotGone({ code }: ApiFailure): boolean {
  return SLOT_CODES.includes(code);
}

/** The server's answer as the wizard's state keeps it. */
export function submissionFailureOf(answer: ApiFailure): SubmissionFailure {
  if (answer.code === 'slot-taken') return { kind: 'slot-taken', alternatives: answer.alternatives };
  if (isUnavailable(answer.status) || isMendedByRetry(answer)) return { kind: 'unavailable' };
  if (answer.status === 429) return { kind: 'refused', text: busyText(answer.retryAfter), fields: {} };
  return { kind: 'refused', text: answer.error || messages.booking.creationFailed, fields: answer.fields };
}

/** True if the next try sends something else of its own accord: another key, or the quote anew. */
function isMendedByRetry({ code, fields }: ApiFailure): boolean {
  return code === 'idempotency-mismatch' || 'quote_submission_id' in fields;
}

/** Wording for 429: `seconds` as the server named them, or null. */
function busyText(seconds: number | null): string {
  if (seconds === null) return 'There are too many requests at the moment. Please try again in a minute.';
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds < 60
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `There are too many requests at the moment. Please try again in ${wait}.`;
}

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
