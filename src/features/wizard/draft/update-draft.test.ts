import { expect, test } from 'vitest';
import type { Extra } from '../../../domain/records/extras.ts';
import { updateExtras } from './update-draft.ts';

const STOOLS: Extra = {
  id: 'stools',
  name: 'Bar stools',
  description: '',
  unit_price_usd: 95,
  max_quantity: 4,
  category: 'Furniture',
  image_url: null,
  is_active: true,
  sort_order: 0,
};
const chosen = { id: 'stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 };

test('extras still on offer as chosen stay as they are', () => {
  expect(updateExtras([chosen], [STOOLS])).toEqual([]);
});

test('an extra that is no longer on offer is removed', () => {
  expect(updateExtras([chosen], [])).toEqual([
    { type: 'setExtra', extra: { ...chosen, quantity: 0 }, maxQuantity: 0 },
  ]);
});

test('a new price is taken over, and a quantity is handed to the reducer with the maximum', () => {
  const [change] = updateExtras([{ ...chosen, quantity: 9 }], [{ ...STOOLS, unit_price_usd: 99.5 }]);
  expect(change).toMatchObject({ extra: { ...chosen, quantity: 9, unitPriceUSD: 99.5 }, maxQuantity: 4 });
});
