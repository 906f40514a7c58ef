import { expect, test } from 'vitest';
import { bySortOrder } from './place-in-list.ts';

test('ordered records follow their places, after those without one', () => {
  const list = [{ id: 'c', sort_order: 20 }, { id: 'new' }, { id: 'a', sort_order: 0 }, { id: 'newer' }];
  expect(list.sort(bySortOrder).map(({ id }) => id)).toEqual(['new', 'newer', 'a', 'c']);
});
