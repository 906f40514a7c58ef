import { expect, test } from 'vitest';
import { designLineName, extrasText, includedText, leastPriceText } from './quote-texts.ts';

test("a design's line is named after it, and says 'design' only once", () => {
  expect(['Showcase', 'Launch design', 'Redesign'].map(designLineName)).toEqual([
    'Showcase design',
    'Launch design',
    'Redesign design',
  ]);
});

test('a design is included, with its value if known', () => {
  expect([4800, '4800', 12.5, 0, '0'].map(includedText)).toEqual([
    'Included ($4,800 value)',
    'Included ($4,800 value)',
    'Included ($12.50 value)',
    'Included',
    'Included',
  ]);
  expect([null, undefined, '', 'free'].map(includedText)).toEqual(
    Array(4).fill('Included (value on request)'),
  );
});

test('a price before the city is known is the lowest, and says so', () => {
  expect(leastPriceText(26200)).toBe('from $26,200, depends on the city');
});

test('extras are counted by kind, and by pieces if there are more', () => {
  const texts = [[], [1], [2], [1, 1], [2, 1]].map((quantities) =>
    extrasText(quantities.map((quantity) => ({ quantity }))),
  );
  expect(texts).toEqual(['None selected', '1 extra', '1 extra, 2 pieces', '2 extras', '2 extras, 3 pieces']);
});
