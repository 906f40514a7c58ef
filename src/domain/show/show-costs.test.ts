import { expect, test } from 'vitest';
import { allInAt, type CostedBooth, type ShowCosts } from './show-costs.ts';

const NOTHING: ShowCosts = {
  ...{ drayage_low: 0, drayage_high: 0, electrical_low: 0, electrical_high: 0, labor_low: 0, labor_high: 0 },
  ...{ internet_low: 0, internet_high: 0, carpet_low: 0, carpet_high: 0 },
  ...{ source: 'Exhibitor manual', as_of: '2026-11-01' },
};
const DRAYAGE: ShowCosts = { ...NOTHING, drayage_low: 140, drayage_high: 190 };
const ALL: ShowCosts = {
  ...DRAYAGE,
  ...{ electrical_low: 350, electrical_high: 555, labor_low: 500, labor_high: 800 },
  ...{ internet_low: 404, internet_high: 900, carpet_low: 250, carpet_high: 400 },
};

function booth(changes: Partial<CostedBooth> = {}): CostedBooth {
  return { boothSize: '10x20', designWeight: 420, extras: [{ quantity: 2, weight: 18 }], ...changes };
}

function amountsOf(costs: ShowCosts, changes?: Partial<CostedBooth>) {
  return allInAt(costs, booth(changes))?.lines.map(({ kind, note, low, high }) => [kind, note, low, high]);
}

test('each kind is estimated by its unit, in tens, and the total is the sum of what is shown', () => {
  expect(amountsOf(ALL)).toEqual([
    ['drayage', '456 lb', 700, 950],
    ['electrical', '', 350, 560],
    ['labor', '200 sq ft', 1000, 1600],
    ['internet', '', 400, 900],
    ['carpet', '200 sq ft', 500, 800],
  ]);
  expect(allInAt(ALL, booth())).toMatchObject({
    ...{ low: 2950, high: 4810, source: 'Exhibitor manual', asOf: '2026-11-01' },
  });
});

test.each([
  [0, 280, 380],
  [200, 280, 380],
  [201, 420, 570],
  [1000, 1400, 1900],
])('%i lb are charged by the hundredweight begun, at least two', (designWeight, low, high) => {
  expect(amountsOf(DRAYAGE, { designWeight, extras: [] })).toEqual([
    ['drayage', `${designWeight} lb`, low, high],
  ]);
});

test('without the weight of a part nothing is guessed, and the other lines stay', () => {
  for (const changes of [{ designWeight: null }, { extras: [{ quantity: 1, weight: null }] }]) {
    const allIn = allInAt(ALL, booth(changes));
    expect(allIn?.lines[0]).toMatchObject({ kind: 'drayage', low: null, high: null });
    expect(allIn).toMatchObject({ low: 2250, high: 3860 });
  }
});

test('what is not charged has no line', () => {
  expect(amountsOf({ ...ALL, carpet_low: 0, carpet_high: 0 })?.map(([kind]) => kind)).not.toContain('carpet');
});

test('no table, an empty one, one that only depends on an unknown weight, and a custom size give no estimate', () => {
  expect(allInAt(null, booth())).toBeNull();
  expect(allInAt(undefined, booth())).toBeNull();
  expect(allInAt(NOTHING, booth())).toBeNull();
  expect(allInAt(DRAYAGE, booth({ designWeight: null }))).toBeNull();
  expect(allInAt(ALL, booth({ boothSize: 'custom' }))).toBeNull();
});
