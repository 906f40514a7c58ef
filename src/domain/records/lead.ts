import * as z from 'zod/mini';
import { LEAD_STATES, leadNote, leadOwner } from '../schemas/leads.ts';
import { calendarDate } from '../schemas/text.ts';
import { moment } from './moment.ts';

/**
 * The team's fields on a quote without a meeting, a request or a message. A record without them is new and
 * unassigned.
 */
export const leadSchema = z.object({
  state: z.enum(LEAD_STATES),
  /** Email address of the responsible administrator; empty if unassigned. */
  owner: leadOwner(),
  /** The team's private note; never shown to visitors. */
  note: leadNote(),
  /** The next step's day in New York; null for none, and always once won or lost. */
  next_step: z.nullable(calendarDate()),
  changed_at: moment(),
  /** Email address of the administrator who changed it last. */
  changed_by: leadOwner(),
});

export type Lead = z.output<typeof leadSchema>;

/** Word prefixes for the panel's search (search-words.ts). */
export function searchWordsField() {
  return z.optional(z.array(z.string()));
}
