import { leadDays } from '#company/offer.ts';
import type { Document } from '../records/document.ts';
import { PRICES } from '../records/prices.ts';
import { QUOTE_SETTINGS } from '../records/quote-settings.ts';
import { US_TERRITORIES } from '../show/us-states.ts';
import { byRegion, DEFAULT_PRICES, OTHER_REGION, type PriceTable, type Region, statesOf } from './pricing.ts';

/** The team's settings that visitors' quotes follow, as published. */
export interface QuoteRules {
  /** The region of Puerto Rico in `prices`, for programs. */
  readonly territory_region: Region;
  /** Days before a show opens that a booth takes. */
  readonly lead_days: number;
  /** True if the team calls visitors, so that a booking needs a phone number. */
  readonly needs_phone: boolean;
}

export const DEFAULT_QUOTE_RULES: QuoteRules = {
  territory_region: OTHER_REGION,
  lead_days: leadDays,
  needs_phone: false,
};

/** Returns the lead time from the stored settings; the default without valid ones. */
export function leadDaysIn(stored: Document | undefined): number {
  return (QUOTE_SETTINGS.schema.safeParse(stored).data ?? DEFAULT_QUOTE_RULES).lead_days;
}

/**
 * Returns the stored prices of a day in the company's zone, 'yyyy-MM-dd'; undefined if the default ones apply.
 * @param settings the stored quote settings, in which the territories' region was until there were prices
 */
export function pricesOn(
  day: string,
  stored: Document | undefined,
  settings: Document | undefined,
): PriceTable | undefined {
  const { data } = PRICES.schema.safeParse(stored);
  const table = data && data.valid_from > day ? data.before : data;
  if (table) return byRegion((region) => table[region]);
  const region = QUOTE_SETTINGS.schema.safeParse(settings).data?.territory_region;
  return !region || region === OTHER_REGION ? undefined : withTerritories(region);
}

/** Returns the default prices with all territories in `region`. */
export function withTerritories(region: Region): PriceTable {
  return byRegion((name) => {
    const states = statesOf(DEFAULT_PRICES, name).filter((code) => !Object.hasOwn(US_TERRITORIES, code));
    const all = name === region ? [...states, ...Object.keys(US_TERRITORIES)] : states;
    return { ...DEFAULT_PRICES[name], states: all.join(' ') };
  });
}
