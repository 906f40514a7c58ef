import * as z from 'zod/mini';
import { byRegion, type PriceTable } from '../quote/pricing.ts';
import { priceTableSchema } from '../schemas/price-table.ts';
import { calendarDate, documentId } from '../schemas/text.ts';
import type { Document } from './document.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const PRICES_ID = 'base';

const table = priceTableSchema.shape;

export const PRICES = defineRecord({
  name: 'prices',
  about:
    "The base prices by region and size, in whole US dollars: one record, `base`. Without it, those of the company's folder apply.",
  isPersonal: false,
  id: { only: PRICES_ID },
  schema: z.object({
    ...table,
    valid_from: calendarDate(),
    /** The prices until then; null if they are the default ones. */
    before: z.nullable(priceTableSchema),
    admin_id: documentId(),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/settings',
  kept: 'Permanently',
});

export type Prices = FieldsOf<typeof PRICES>;

/** Returns the stored prices of a day in the company's zone, 'yyyy-MM-dd'; undefined if the default ones apply. */
export function pricesOn(day: string, stored: Document | undefined): PriceTable | undefined {
  const { data } = PRICES.schema.safeParse(stored);
  const table = data && data.valid_from > day ? data.before : data;
  return table ? byRegion((region) => table[region]) : undefined;
}

export const PRICE_HISTORY = defineRecord({
  name: 'price_history',
  about: 'A version of `prices`, as an administrator saved it. Never changed.',
  isPersonal: false,
  schema: z.object({
    ...table,
    valid_from: calendarDate(),
    /** Email address of the administrator; `admin_id` changes when one leaves. */
    saved_by: z.string(),
    admin_id: documentId(),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy: 'POST /api/admin/settings, with `prices`',
  kept: 'Permanently',
});
