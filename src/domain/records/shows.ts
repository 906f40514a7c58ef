import * as z from 'zod/mini';
import {
  calendarDate,
  documentId,
  httpsUrl,
  optionalLine,
  requiredLine,
  usdAmount,
} from '../schemas/text.ts';
import { MONTHS } from '../show/months.ts';
import { COST_KINDS, type CostAmount } from '../show/show-costs.ts';
import { MAX_SHOW_NAME } from '../show/shows.ts';
import { US_PLACES } from '../show/us-states.ts';
import { placeInList } from './place-in-list.ts';
import { defineRecord, type FieldsOf, type Published } from './record.ts';

const amounts = COST_KINDS.flatMap(({ kind }) => [`${kind}_low`, `${kind}_high`]);
const costs = z.object({
  ...(Object.fromEntries(amounts.map((name) => [name, usdAmount()])) as Record<
    CostAmount,
    ReturnType<typeof usdAmount>
  >),
  source: optionalLine(200),
  as_of: z.nullable(calendarDate()),
});

export const SHOWS = defineRecord({
  name: 'shows',
  about: 'A trade show that visitors choose. While there are none, visitors choose from `default-shows.ts`.',
  isPersonal: false,
  schema: z.object({
    name: requiredLine(MAX_SHOW_NAME, 'Name is required'),
    city: requiredLine(60, 'City is required'),
    state: z.enum(Object.keys(US_PLACES) as [string, ...string[]], { error: 'Choose a state' }),
    venue: optionalLine(120),
    /** First and last day of the next edition; a one-day show has only the first. */
    first_day: z.nullable(calendarDate()),
    last_day: z.nullable(calendarDate()),
    /** Usual month, as long as there are no dates. */
    month: z.enum(MONTHS),
    website: z.nullable(httpsUrl()),
    /** Null without a cost table; missing in records of former versions. */
    costs: z.optional(z.nullable(costs)),
    is_active: z.boolean(),
    sort_order: placeInList(),
    admin_id: documentId(),
  }),
  labels: {
    name: 'Name',
    city: 'City',
    state: 'State',
    venue: 'Venue',
    first_day: 'First Day',
    last_day: 'Last Day',
    month: 'Usual Month',
    website: 'Website',
    costs: 'Costs at the show',
    is_active: 'Active (visible to customers)',
  },
  administrators: { read: 'all', write: ['create', 'update', 'delete'], change: 'all' },
  stamps: 'required',
  writtenBy: 'Administrators, in the panel',
  kept: 'Until an administrator deletes it',
  defaults: { sort_order: 0, is_active: true },
});

export type ShowFields = FieldsOf<typeof SHOWS>;
/** A show in GET /api/content. */
export type Show = Published<typeof SHOWS>;

/** A listed trade show, as the wizard needs it. */
export type TradeShow = Pick<
  Show,
  'id' | 'name' | 'city' | 'state' | 'venue' | 'month' | 'first_day' | 'last_day' | 'costs'
>;

/** A show as the built page contains it. */
export const publishedShowSchema = z.extend(z.omit(SHOWS.schema, { admin_id: true }), { id: documentId() });
