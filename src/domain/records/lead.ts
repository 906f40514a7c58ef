import * as z from 'zod/mini';
import { LEAD_STATES, leadNote, leadOwner } from '../schemas/leads.ts';
import { calendarDate } from '../schemas/text.ts';
import { moment } from './moment.ts';

/**
 * What the team makes of a quote without a meeting, a request or a message. A record without it is new, and nobody's.
 */
export const leadSchema = z.object({
  state: z.enum(LEAD_STATES),
  /** E-mail address of the administrator who looks after it; empty for nobody. */
  owner: leadOwner(),
  /** What the team wants to remember; no visitor gets to see it. */
  note: leadNote(),
  /** The day in New York on which something is to be done about it; null for none, and always once it is won or lost. */
  next_step: z.nullable(calendarDate()),
  changed_at: moment(),
  /** E-mail address of the administrator who changed it last. */
  changed_by: leadOwner(),
});

export type Lead = z.output<typeof leadSchema>;

/** The beginnings of words by which the panel finds a record (search-words.ts). */
export function searchWordsField() {
  return z.optional(z.array(z.string()));
}
