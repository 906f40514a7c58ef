import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFeet, readFeet } from './feet.ts';

test.each([
  [1.905, `6' 3"`],
  [3.048, `10'`],
  [0.1016, `4"`],
  [1.9177, `6' 3.5"`],
  [0, `0"`],
  [-0.3048, `-1'`],
])('%d m are %s', (meters, text) => {
  expect(formatFeet(meters)).toBe(text);
});

test.each([
  [`6' 3"`, 1.905],
  ['6ft 3in', 1.905],
  ['6 3', 1.905],
  ['75 in', 1.905],
  ['75"', 1.905],
  ["6.25'", 1.905],
  ['6’ 3”', 1.905],
  ['10', 3.048],
  ['1.5 m', 1.5],
  ['150cm', 1.5],
])('%s is %d m', (typed, meters) => {
  expect(readFeet(typed)).toBeCloseTo(meters, 6);
});

test.each(['', 'wide', '6 3 2', '--1', '1e3', `6'' 3'`])('%j is no length', (typed) => {
  expect(readFeet(typed)).toBeNull();
});

test('what is shown is read as the same length, to the nearest half inch', () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 20, noNaN: true }), (meters) => {
      const shown = formatFeet(meters);
      expect(Math.abs((readFeet(shown) ?? Number.NaN) - meters)).toBeLessThan(0.0064);
      expect(formatFeet(readFeet(shown) ?? 0)).toBe(shown);
    }),
  );
});
