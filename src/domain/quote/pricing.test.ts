import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceTableSchema, problemsOfStates } from '../schemas/price-table.ts';
import { US_PLACES } from '../show/us-states.ts';
import { STANDARD_SIZES } from './catalogue.ts';
import {
  addOnTotalOf,
  basePriceOf,
  basePriceRange,
  exactUsd,
  formatUsd,
  lineTotalOf,
  lowestBasePriceOf,
  lowestPriceIn,
  type PriceTable,
  parsePrice,
  priceQuote,
  pricesByRegion,
  regionOf,
} from './pricing.ts';

/** States of each region, and its prices of 10x10, 10x20 and 20x20. */
const REGIONS = [
  ['west', 'CA OR WA NV AZ UT ID MT WY CO NM AK HI', [8500, 15500, 28500]],
  ['central', 'TX OK KS NE IA MO AR LA MS AL TN KY IL IN OH MI WI MN ND SD', [7800, 14200, 26200]],
  ['east', 'FL GA SC NC VA WV MD DE PA NJ NY CT RI MA VT NH ME DC', [8200, 14800, 27200]],
] as const;

const EVERY_STATE = REGIONS.flatMap(([region, states, prices]) =>
  states.split(' ').map((state) => ({ state, region, prices })),
);

/** Prices in cents, so that a test never repeats the calculation it checks. */
const pricedExtras = fc.array(
  fc.record({ cents: fc.integer({ min: 0, max: 100_000_000 }), quantity: fc.integer({ min: 0, max: 1000 }) }),
  { maxLength: 20 },
);

test.each(EVERY_STATE)('$state is in the region $region with its prices', ({ state, region, prices }) => {
  expect(regionOf(state)).toBe(region);
  expect(['10x10', '10x20', '20x20'].map((size) => basePriceOf(size, state))).toEqual(prices);
});

test('an unknown state is Central, as are the territories', () => {
  for (const state of ['', 'ZZ', 'PR', 'GU', 'VI', 'AS', 'MP', 'Nevada', '__proto__', 'constructor']) {
    expect(regionOf(state)).toBe('central');
    expect(basePriceOf('10x20', state)).toBe(14200);
  }
});

test('an unknown size costs 8500 in every region', () => {
  for (const size of ['', '30x30', '10×10', '__proto__', 'toString']) {
    for (const state of ['CA', 'TX', 'NY', 'ZZ']) expect(basePriceOf(size, state)).toBe(8500);
  }
});

test('the add-on total is the sum of unit price times quantity', () => {
  expect(addOnTotalOf([])).toBe(0);
  fc.assert(
    fc.property(pricedExtras, (extras) => {
      const total = addOnTotalOf(
        extras.map(({ cents, quantity }) => ({ unitPriceUSD: cents / 100, quantity })),
      );
      const expected = extras.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
      expect(total).toBe(expected / 100);
    }),
    // Cents, where binary fractions would not add up
    { examples: [[[10, 20].map((cents) => ({ cents, quantity: 1 }))]] },
  );
});

test('the estimated total is base price plus add-ons, to the cent', () => {
  const sizes = fc.constantFrom('10x10', '10x20', '20x20', 'custom', '30x30');
  const states = fc.constantFrom(...EVERY_STATE.map(({ state }) => state), 'ZZ');
  fc.assert(
    fc.property(sizes, states, pricedExtras, (boothSize, state, chosen) => {
      const extras = chosen.map(({ cents, quantity }) => ({ unitPriceUSD: cents / 100, quantity }));
      const { basePrice, addOnTotal, estimatedTotal } = priceQuote({ boothSize, state, extras });
      expect(Math.round(estimatedTotal * 100)).toBe(
        Math.round(basePrice * 100) + Math.round(addOnTotal * 100),
      );
    }),
  );
});

test('a custom size has no base price: a proposal follows', () => {
  const extras = [{ unitPriceUSD: 120, quantity: 1 }];
  expect(priceQuote({ boothSize: 'custom', state: 'NV', extras })).toEqual({
    basePrice: 0,
    addOnTotal: 120,
    estimatedTotal: 120,
  });
});

test('visitors see whole dollars, and cents where there are any', () => {
  const shown = (...amounts: number[]) => amounts.map((amount) => formatUsd(amount)).join(' ');
  expect(shown(0, 95, 8500, 28500, 1234567)).toBe('$0 $95 $8,500 $28,500 $1,234,567');
  expect(shown(12.5, 37.5, 0.05, 99.999)).toBe('$12.50 $37.50 $0.05 $100');
});

/** Parses a displayed amount, in cents. */
function centsShown(text: string): number {
  const [, dollars = '', cents = '00'] = /^\$([\d,]+)(?:\.(\d\d))?$/.exec(text) ?? [];
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
}

test('displayed amounts add up, for all prices and quantities', () => {
  const extras = fc.array(
    fc.record({
      // Includes prices with more decimals than are stored today
      unitPriceUSD: fc.oneof(
        fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
        fc.double({ min: 0, max: 1_000_000, noNaN: true }),
      ),
      quantity: fc.integer({ min: 1, max: 1000 }),
    }),
    { maxLength: 20 },
  );
  const sizes = fc.constantFrom('10x10', '10x20', '20x20', 'custom');
  fc.assert(
    fc.property(sizes, extras, (boothSize, chosen) => {
      const shown = (amount: number) => centsShown(formatUsd(amount));
      const pricing = priceQuote({ boothSize, state: 'NV', extras: chosen });
      for (const extra of chosen) {
        expect(shown(lineTotalOf(extra))).toBe(shown(extra.unitPriceUSD) * extra.quantity);
      }
      const lines = chosen.reduce((sum, extra) => sum + shown(lineTotalOf(extra)), 0);
      expect(shown(pricing.addOnTotal)).toBe(lines);
      expect(shown(pricing.estimatedTotal)).toBe(shown(pricing.basePrice) + lines);
    }),
  );
});

test('administrators see two decimals', () => {
  const shown = [0, 8500, 149.5, 1234.567].map((amount) => exactUsd(amount)).join(' ');
  expect(shown).toBe('$0.00 $8,500.00 $149.50 $1,234.57');
});

test('a price may arrive as a number, as a numeric string or not at all', () => {
  expect([2400, '2400', '2400.50', 0].map(parsePrice)).toEqual([2400, 2400, 2400.5, 0]);
  expect(['', 'free', null, undefined, Number.NaN, 'Infinity'].map(parsePrice)).toEqual([0, 0, 0, 0, 0, 0]);
});

/** Any whole prices, and each place in any region. */
const anyTable = fc
  .record({
    amounts: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 9, maxLength: 9 }),
    places: fc.tuple(...Object.keys(US_PLACES).map((code) => fc.tuple(fc.constant(code), fc.nat(2)))),
  })
  .filter(({ places }) => new Set(places.map(([, region]) => region)).size === 3)
  .map(({ amounts, places }) => {
    const [west, central, east] = [0, 1, 2].map((region) => ({
      '10x10': amounts[region] ?? 0,
      '10x20': amounts[region + 3] ?? 0,
      '20x20': amounts[region + 6] ?? 0,
      states: places.flatMap(([code, at]) => (at === region ? code : [])).join(' '),
    }));
    return { table: { west, central, east } as PriceTable, places };
  });

test('with any stored table, quotes, lowest prices and the lists of the pages agree', () => {
  fc.assert(
    fc.property(anyTable, ({ table, places }) => {
      expect(priceTableSchema.parse(table)).toEqual(table);
      expect(problemsOfStates(table)).toEqual({});
      for (const size of STANDARD_SIZES) {
        const regions = pricesByRegion(size, table);
        const amounts = regions.map(({ price }) => price);
        expect(basePriceRange(size, table)).toEqual({
          lowest: Math.min(...amounts),
          highest: Math.max(...amounts),
        });
        // While the region is not known, the lowest price counts
        const unknown = priceQuote({ boothSize: size, state: null, extras: [], prices: table });
        expect([unknown.basePrice, lowestBasePriceOf(size, table)]).toEqual(
          Array(2).fill(Math.min(...amounts)),
        );
        for (const [state, region] of places) {
          const { basePrice } = priceQuote({ boothSize: size, state, extras: [], prices: table });
          expect(basePrice).toBe(amounts[region]);
          expect(basePriceOf(size, state, table)).toBe(basePrice);
          expect(lowestPriceIn(state, table)).toBeLessThanOrEqual(basePrice);
        }
      }
    }),
  );
});
