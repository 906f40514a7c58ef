import * as z from 'zod/mini';
import { CAME_FROM } from '../schemas/came-from.ts';
import { leadFields, leadOwner } from '../schemas/leads.ts';
import { moment } from './moment.ts';

/** The team's fields on a quote without a meeting, a request or a message. Without them, it is new and unassigned. */
const leadSchema = z.extend(leadFields, {
  changed_at: moment(),
  /** When the state first left 'new'; missing before, and on leads answered before it was stored. */
  answered_at: z.optional(moment()),
  /** Email address of the administrator who changed it last. */
  changed_by: leadOwner(),
});

export type Lead = z.output<typeof leadSchema>;

/** Fields of each of these records, next to the visitor's own. */
export const LEAD_RECORD = {
  created_at: moment(),
  lead: z.optional(leadSchema),
  search_words: searchWordsField(),
  ...CAME_FROM,
};

export const LEAD_LABELS = {
  created_at: 'Received',
  lead: "The team's notes and state",
  search_words: 'Search words',
  came_from: 'Came from',
};

/** Word prefixes for the panel's search (search-words.ts). */
export function searchWordsField() {
  return z.optional(z.array(z.string()));
}
