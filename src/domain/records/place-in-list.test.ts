import { expect, test } from 'vitest';
import { byPlace } from './place-in-list.ts';

test('what was put in order follows its places, behind what nobody has put in order', () => {
  const list = [{ id: 'c', sort_order: 20 }, { id: 'new' }, { id: 'a', sort_order: 0 }, { id: 'newer' }];
  expect(list.sort(byPlace).map(({ id }) => id)).toEqual(['new', 'newer', 'a', 'c']);
});
