import { expect, test } from 'vitest';
import { DEMO_CONTENT } from '../../../tests/browser/demo-content.ts';
import { offeredQuote } from './offered-quote.ts';
import { type LinkedQuote, linkedQuoteOf } from './quote-link.ts';

const [design] = DEMO_CONTENT.booth_designs.filter(({ booth_size }) => booth_size === '10x20');
const [other] = DEMO_CONTENT.booth_designs.filter(({ booth_size }) => booth_size === '20x20');
const [extra] = DEMO_CONTENT.extras;
if (!design || !other || !extra) throw new Error('The demo content lacks a design or an extra');

function linked(changes: Partial<LinkedQuote> = {}): LinkedQuote {
  return {
    city: { city: 'Las Vegas', state: 'NV' },
    show: { id: 'ces-las-vegas', name: 'CES' },
    boothSize: '10x20',
    designId: design?.id ?? '',
    extras: [{ id: extra?.id ?? '', quantity: 1 }],
    ...changes,
  };
}

test('names and prices are current, and the same link is made from the result', () => {
  const { parts, differences, otherDesigns } = offeredQuote(linked(), DEMO_CONTENT);
  expect(differences).toEqual([]);
  expect(parts.selectedDesign).toMatchObject({ title: design.title, price: String(design.price) });
  expect(parts.extras).toEqual([
    { id: extra.id, name: extra.name, quantity: 1, unitPriceUSD: extra.unit_price_usd },
  ]);
  expect(linkedQuoteOf(parts)).toEqual(linked());
  expect(otherDesigns.every(({ id, booth_size }) => id !== design.id && booth_size === '10x20')).toBe(true);
});

test('a design that is gone, or of another size, is reported and not replaced', () => {
  for (const designId of ['no-more', other.id]) {
    const { parts, design: found, differences } = offeredQuote(linked({ designId }), DEMO_CONTENT);
    expect(differences).toEqual([{ is: 'design-gone', id: designId }]);
    expect([found, parts.selectedDesign]).toEqual([null, null]);
  }
});

test('an extra that is gone is reported, and a reduced maximum is applied', () => {
  const extras = [
    { id: 'no-more', quantity: 2 },
    { id: extra.id, quantity: 1000 },
  ];
  const { parts, differences } = offeredQuote(linked({ extras }), DEMO_CONTENT);
  expect(differences).toEqual([
    { is: 'extra-gone', id: 'no-more' },
    { is: 'fewer', name: extra.name, wanted: 1000, most: extra.max_quantity },
  ]);
  expect(parts.extras.map(({ quantity }) => quantity)).toEqual([extra.max_quantity]);
});

test('an extra that does not fit the size is left out and reported', () => {
  const sign = { ...extra, fits: ['20x20' as const] };
  const content = { ...DEMO_CONTENT, extras: [sign] };
  const { parts, differences } = offeredQuote(linked(), content);
  expect(differences).toEqual([{ is: 'misfit', name: sign.name, size: '10x20' }]);
  expect(parts.extras).toEqual([]);
  expect(offeredQuote(linked({ boothSize: '20x20' }), content).parts.extras).toHaveLength(1);
});
