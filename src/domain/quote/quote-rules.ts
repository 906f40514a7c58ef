import { leadDays } from '#company/offer.ts';
import type { Document } from '../records/document.ts';
import { PRICES } from '../records/prices.ts';
import { QUOTE_SETTINGS } from '../records/quote-settings.ts';
import { byRegion, type PriceTable } from './pricing.ts';

/** The team's settings that visitors' quotes follow, as published. */
export interface QuoteRules {
  /** Days before a show opens that a booth takes. */
  readonly lead_days: number;
  /** True if the team calls visitors, so that a booking needs a phone number. */
  readonly needs_phone: boolean;
}

export const DEFAULT_QUOTE_RULES: QuoteRules = {
  lead_days: leadDays,
  needs_phone: false,
};

/** Returns the lead time from the stored settings; the default without valid ones. */
export function leadDaysIn(stored: Document | undefined): number {
  return (QUOTE_SETTINGS.schema.safeParse(stored).data ?? DEFAULT_QUOTE_RULES).lead_days;
}

/** Returns the stored prices of a day in the company's zone, 'yyyy-MM-dd'; undefined if the default ones apply. */
export function pricesOn(day: string, stored: Document | undefined): PriceTable | undefined {
  const { data } = PRICES.schema.safeParse(stored);
  const table = data && data.valid_from > day ? data.before : data;
  return table ? byRegion((region) => table[region]) : undefined;
}
