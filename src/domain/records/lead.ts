import * as z from 'zod/mini';
import { CAME_FROM } from '../schemas/came-from.ts';
import { administratorsAddress, leadFields, NEW_LEAD } from '../schemas/leads.ts';
import { moment } from './moment.ts';

/** The team's fields on a quote without a meeting, a request or a message. */
const leadSchema = z.extend(leadFields, {
  /** When the team changed it last; missing until then. */
  changed_at: z.optional(moment()),
  /** Email address of the administrator who changed it last. */
  changed_by: z.optional(administratorsAddress()),
});

export type Lead = z.output<typeof leadSchema>;

/** Fields that each of these records has in addition to the visitor's. */
export const LEAD_RECORD = {
  created_at: moment(),
  lead: leadSchema,
  search_words: searchWordsField(),
  ...CAME_FROM,
};

/** `defaults` of these records. */
export const LEAD_DEFAULTS = { lead: NEW_LEAD };

export const LEAD_LABELS = {
  created_at: 'Received',
  lead: "The team's notes and state",
  search_words: 'Search words',
  came_from: 'Came from',
};

/** Returns the field with word prefixes for the panel's search (search-words.ts). */
export function searchWordsField() {
  return z.optional(z.array(z.string()));
}
