import * as z from 'zod/mini';
import { STANDARD_SIZES, type StandardSize } from '../../../../domain/quote/catalogue.ts';
import {
  byRegion,
  DEFAULT_PRICES,
  exactUsd,
  nameOfRegion,
  OTHER_REGION,
  type PriceTable,
  REGIONS,
  type Region,
  regionOf,
} from '../../../../domain/quote/pricing.ts';
import type { Prices } from '../../../../domain/records/prices.ts';
import { priceTableSchema, problemsOfStates } from '../../../../domain/schemas/price-table.ts';
import { calendarDate } from '../../../../domain/schemas/text.ts';
import { stateCode, US_PLACES, US_TERRITORIES } from '../../../../domain/show/us-states.ts';
import { amountIn } from '../../../../domain/typed-amount.ts';

/** Prices with their first day in the company's zone. */
export type PriceEntry = PriceTable & { readonly valid_from: string };

export type PricesForm = Record<Region, Record<StandardSize | 'states', string>> & { valid_from: string };

/** The default prices with the territories in the region where they are priced without stored prices. */
export const FIRST_PRICES: PriceTable = byRegion((region) => {
  const { states, ...prices } = DEFAULT_PRICES[region];
  const territories = Object.keys(US_TERRITORIES).filter((code) => !states.includes(code));
  return { ...prices, states: [states, ...(region === OTHER_REGION ? territories : [])].join(' ') };
});

/** Returns the prices of `today`, with it as their first day. */
export function todaysPrices(stored: Prices | null, today: string): PriceEntry {
  const table = stored && stored.valid_from > today ? stored.before : stored;
  return { ...tableOf(table ?? FIRST_PRICES), valid_from: today };
}

/** Returns the fields to store for an entry. One for today keeps the planned prices; one for a later day replaces them. */
export function fieldsFor(stored: Prices | null, { valid_from, ...table }: PriceEntry, today: string) {
  const isPlanned = stored !== null && stored.valid_from > today;
  if (isPlanned && valid_from <= today)
    return { ...tableOf(stored), valid_from: stored.valid_from, before: table };
  const before = isPlanned ? stored.before : stored && tableOf(stored);
  return { ...table, valid_from, before };
}

function tableOf(table: PriceTable): PriceTable {
  return byRegion((region) => table[region]);
}

export function formOf({ valid_from, ...table }: PriceEntry): PricesForm {
  const typed = byRegion((region) => ({
    ...bySize((size) => table[region][size].toFixed(2)),
    states: table[region].states,
  }));
  return { ...typed, valid_from };
}

function bySize<Value>(valueFor: (size: StandardSize) => Value): Record<StandardSize, Value> {
  return Object.fromEntries(STANDARD_SIZES.map((size) => [size, valueFor(size)])) as Record<
    StandardSize,
    Value
  >;
}

/** Returns the codes of states typed as codes, or as names between commas or line breaks. Unknown words stay. */
function codesIn(typed: string): string {
  const parts = typed
    .split(/[,;\n]/)
    .flatMap((part) => (stateCode(part) ? [part] : part.trim().split(/\s+/)));
  return parts
    .map((part) => stateCode(part) || part.toUpperCase())
    .filter(Boolean)
    .join(' ');
}

/** Returns the schema of the form on a day in the company's zone. */
export function pricesFormSchema(today: string) {
  return z.pipe(
    z.transform(({ valid_from, ...typed }: PricesForm) => ({
      ...byRegion((region) => ({
        ...bySize((size) => amountIn(typed[region][size])),
        states: codesIn(typed[region].states),
      })),
      valid_from,
    })),
    z.extend(priceTableSchema, { valid_from: calendarDate() }).check(
      z.refine(({ valid_from }) => valid_from >= today, {
        path: ['valid_from'],
        error: 'Choose today or a later day',
      }),
      ...REGIONS.map((region) =>
        z.refine<PriceEntry>((table) => !problemsOfStates(table)[region], {
          path: [region, 'states'],
          error: ({ input }) => problemsOfStates(input as PriceEntry)[region],
        }),
      ),
    ),
  );
}

/** Returns each difference of two tables as text, with two decimals. */
export function differencesOf(before: PriceTable, after: PriceTable): string[] {
  const amounts = REGIONS.flatMap((region) =>
    STANDARD_SIZES.filter((size) => before[region][size] !== after[region][size]).map(
      (size) => `${nameOfRegion(region)} ${size}: ${fromTo(before[region][size], after[region][size])}`,
    ),
  );
  const moves = Object.keys(US_PLACES)
    .filter((code) => regionOf(code, before) !== regionOf(code, after))
    .map((code) => `${US_PLACES[code]} moves to ${nameOfRegion(regionOf(code, after))}`);
  return [...amounts, ...moves];
}

/** Returns '$7,800.00, then $8,000.00'. */
export function fromTo(before: number, after: number): string {
  return `${exactUsd(before)}, then ${exactUsd(after)}`;
}
