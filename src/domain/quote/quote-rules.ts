import type { Document } from '../records/document.ts';
import { QUOTE_SETTINGS } from '../records/quote-settings.ts';
import { DEFAULT_TERRITORY_REGION, type Region } from './pricing.ts';

/** The team's settings that visitors' quotes follow, as published. */
export interface QuoteRules {
  readonly territory_region: Region;
  /** Days before a show opens that a booth takes. */
  readonly lead_days: number;
  /** True if the team calls visitors, so that a booking needs a phone number. */
  readonly needs_phone: boolean;
}

export const DEFAULT_QUOTE_RULES: QuoteRules = {
  territory_region: DEFAULT_TERRITORY_REGION,
  lead_days: 21,
  needs_phone: false,
};

/** Returns the team's settings for quotes from the stored record; the defaults without a valid one. */
export function quoteSettingsIn(stored: Document | undefined): Omit<QuoteRules, 'needs_phone'> {
  const { data } = QUOTE_SETTINGS.schema.safeParse(stored);
  const { territory_region, lead_days } = data ?? DEFAULT_QUOTE_RULES;
  return { territory_region, lead_days };
}
