import { leadDays } from '#company/offer.ts';

/** The team's settings that visitors' quotes follow, as published. */
export interface QuoteRules {
  /** Days before a show opens that a booth takes. */
  readonly lead_days: number;
  /** True if the team calls visitors, so that a booking needs a phone number. */
  readonly needs_phone: boolean;
}

export const DEFAULT_QUOTE_RULES: QuoteRules = { lead_days: leadDays, needs_phone: false };
