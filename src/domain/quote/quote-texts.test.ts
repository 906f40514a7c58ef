import { expect, test } from 'vitest';
import { designLineName, extrasText, includedText, priceChangeText } from './quote-texts.ts';

test("a design's line is named after it, and says 'design' only once", () => {
  const lines = ['Showcase', 'Launch design', 'Redesign'].map(designLineName);
  expect(lines).toEqual(['Showcase design', 'Launch design', 'Redesign design']);
});

test('a design is included, with its value if known', () => {
  for (const price of [4800, '4800']) expect(includedText(price)).toBe('Included ($4,800 value)');
  expect([12.5, 0, '0'].map(includedText)).toEqual(['Included ($12.50 value)', 'Included', 'Included']);
  expect([null, undefined, '', 'free'].map(includedText)).toEqual(
    Array(4).fill('Included (value on request)'),
  );
});

test('extras are counted by kind, and by pieces if there are more', () => {
  const texts = [[], [1], [2], [1, 1], [2, 1]].map((quantities) =>
    extrasText(quantities.map((quantity) => ({ quantity }))),
  );
  expect(texts).toEqual(['None selected', '1 extra', '1 extra, 2 pieces', '2 extras', '2 extras, 3 pieces']);
});

test('a link with another total says both; one with the same, without a total or of a custom size nothing', () => {
  const parts = {
    city: { city: 'Las Vegas', state: 'NV' },
    show: { id: 'ces-las-vegas', name: 'CES' },
    boothSize: '10x10' as const,
    selectedDesign: null,
    extras: [],
  };
  const now = new Date('2027-02-08T12:00:00Z');
  const asOf = { day: '2026-11-03', total: 8300 };
  expect(priceChangeText(parts, asOf, now)).toBe(
    "This quote was $8,300 when this link was made on November 3, 2026. At today's prices, the booth below is $8,500.",
  );
  expect(priceChangeText(parts, { ...asOf, total: 8500 }, now)).toBeNull();
  expect(priceChangeText(parts, undefined, now)).toBeNull();
  expect(priceChangeText({ ...parts, boothSize: 'custom' }, asOf, now)).toBeNull();
});
