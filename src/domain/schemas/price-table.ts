import * as z from 'zod/mini';
import { STANDARD_SIZES, type StandardSize } from '../quote/catalogue.ts';
import {
  byRegion,
  DEFAULT_PRICES,
  type PriceTable,
  REGIONS,
  type Region,
  statesOf,
} from '../quote/pricing.ts';
import { US_PLACES } from '../show/us-states.ts';

const example = DEFAULT_PRICES[REGIONS[0]][STANDARD_SIZES[0]].toLocaleString('en-US');
const amount = { error: `Enter whole dollars, such as ${example}` };

/** A base price in whole US dollars. */
const basePrice = z.int(amount).check(z.minimum(1, amount), z.maximum(1_000_000, amount));

const region = z.object({
  ...(Object.fromEntries(STANDARD_SIZES.map((size) => [size, basePrice])) as Record<
    StandardSize,
    typeof basePrice
  >),
  /** Codes of states and territories, separated by spaces. */
  states: z
    .string()
    .check(
      z.maxLength(299),
      z.regex(/^[A-Z]{2}(?: [A-Z]{2})*$/, { error: 'Enter two-letter codes, such as TX OK' }),
    ),
});

/** The base prices by region, as stored and published. */
export const priceTableSchema = z.object(byRegion(() => region));

/** Returns messages by region about unknown states, repeated ones, and default ones that no region has. */
export function problemsOfStates(prices: PriceTable): Partial<Record<Region, string>> {
  const seen = new Set<string>();
  const problems: Partial<Record<Region, string>> = {};
  for (const region of REGIONS) {
    for (const code of statesOf(prices, region)) {
      if (!Object.hasOwn(US_PLACES, code)) problems[region] = `${code} is not a state or territory`;
      else if (seen.has(code)) problems[region] = `${US_PLACES[code]} is listed twice`;
      seen.add(code);
    }
  }
  for (const region of REGIONS) {
    const missing = statesOf(DEFAULT_PRICES, region).filter((code) => !seen.has(code));
    if (missing.length > 0) problems[region] ??= `No region has ${missing.join(', ')}`;
  }
  return problems;
}
