import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Mark,
  type Marking,
  markingSchema,
  NO_MARKING,
  readMarking,
  storedMarking,
  storedMarkingSchema,
  unreadIn,
} from './marking.ts';

const meters = fc.integer({ min: -20_000, max: 20_000 }).map((mm) => mm / 1000);
const p = fc.tuple(meters, meters, meters);
const n = fc.constantFrom<[number, number, number]>([0, 0, 1], [-1, 0, 0], [0, 1, 0], [0.6, 0, 0.8]);
const side = fc.integer({ min: 50, max: 20_000 }).map((mm) => mm / 1000);
const mark: fc.Arbitrary<Mark> = fc.record({ p, n, w: side, h: side });
const surface = fc.record({ p, n, whole: fc.boolean() }, { requiredKeys: ['p', 'n'] });
const name = fc.constantFrom('Cube', 'Plane.001', 'mark:wall', 'Größe 2');
const marking: fc.Arbitrary<Marking> = fc.record({
  left_out: fc.uniqueArray(name),
  ignored: fc.uniqueArray(name),
  marks: fc.array(mark, { maxLength: 20 }),
  prints: fc.array(surface, { maxLength: 40 }),
  screens: fc.array(surface, { maxLength: 20 }),
});

test('a marking is the same after it was stored in a record', () => {
  fc.assert(
    fc.property(marking, (all) => {
      expect(markingSchema.safeParse(all).success).toBe(true);
      const stored = storedMarking(all);
      if (stored) expect(storedMarkingSchema.parse(stored)).toEqual(stored);
      expect(readMarking(stored)).toEqual(all);
    }),
  );
});

test('a record without a marking has none, and an entry that cannot be read is left out alone, and counted', () => {
  expect(storedMarking(NO_MARKING)).toBeUndefined();
  expect(readMarking(undefined)).toEqual(NO_MARKING);
  expect(unreadIn(undefined)).toBe(0);
  const good = { p: [0, 1, 0], n: [0, 0, 1], w: 1, h: 1 };
  const marks = ['{', null, { p: [0, 1] }, good, { ...good, w: 1e9 }];
  const stored = { marks, prints: 'all' };
  expect(readMarking(stored)).toEqual({ ...NO_MARKING, marks: [good] });
  // Four marks and the prints
  expect(unreadIn(stored)).toBe(5);
});

test('what former versions stored can be read, and is counted', () => {
  const mark = { p: [0, 1, 0], n: [0, 0, 1], w: 1, h: 1 };
  const seat = { p: [0, 0.5, 0], degrees: 90 };
  const stored = storedMarkingSchema.parse({
    marks: [mark, { ...mark, bend: 2 }],
    seats: [seat, seat],
    places: [{ ...seat, kind: 'bar-stools' }],
    ...{ turn: 1, unit: 'inches', deck: 'Plane', without: ['unit'] },
  });
  expect(readMarking(stored)).toEqual({ ...NO_MARKING, marks: [mark] });
  // A bent mark, two seats, a place, and four choices
  expect(unreadIn(stored)).toBe(8);
});

test('a list that is too long is cut, and what is cut is counted', () => {
  const screens = Array.from({ length: 30 }, () => ({ p: [0, 0.5, 0], n: [0, 0, 1] }));
  expect(readMarking({ screens }).screens).toHaveLength(20);
  expect(unreadIn({ screens })).toBe(10);
});
