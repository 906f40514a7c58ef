import { arrayMove } from '@dnd-kit/sortable';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder, type Ordered, sortOrderChanges } from './reorder.ts';

const extra = (id: string, sort_order: number): Ordered => ({ id, sort_order });
const ids = (list: readonly Ordered[]) => list.map(({ id }) => id).join('');

test('a new entry comes before those whose order was chosen', () => {
  const list = [extra('n', 0), extra('a', 1), extra('b', 2)];
  expect(ids(inOrder(list, ['b', 'a']))).toBe('nba');
  expect(ids(inOrder(list, null))).toBe('nab');
});

test('only the entries between the old and the new place get another number', () => {
  const list = [extra('a', 0), extra('b', 10), extra('c', 20), extra('d', 30)];
  expect(sortOrderChanges(arrayMove(list, 2, 1))).toEqual([extra('c', 10), extra('b', 20)]);
  expect(sortOrderChanges(list)).toEqual([]);
});

test('entries that share a number are all renumbered', () => {
  const list = [extra('b', 0), extra('a', 0), extra('c', 5)];
  expect(sortOrderChanges(list)).toEqual([extra('a', 10), extra('c', 20)]);
});

test('once one entry of a list is moved, those without a place get one', () => {
  const list = [{ id: 'new' }, extra('a', 0), extra('b', 10)];
  expect(sortOrderChanges(arrayMove(list, 0, 1))).toEqual([extra('new', 10), extra('b', 20)]);
});

test('after the changes the list sorts into the chosen order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 12 }), fc.nat(), fc.nat(), (orders, f, t) => {
      const list = orders.map((order, index) => extra(`e${index}`, order));
      const wanted = arrayMove(list, f % list.length, t % list.length);
      const changes = new Map(sortOrderChanges(wanted).map(({ id, sort_order }) => [id, sort_order]));
      const numbers = wanted.map(({ id, sort_order }) => changes.get(id) ?? sort_order);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => (a ?? 0) - (b ?? 0)));
    }),
  );
});
