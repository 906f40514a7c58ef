import { expect, test } from 'vitest';
import { takeTurns } from './turns.ts';

function twoTurns() {
  const shown: string[] = [];
  const nextTurn = takeTurns((text) => shown.push(text));
  return { shown, first: nextTurn(), second: nextTurn() };
}

test('the first part is shown as it arrives, the second after it', () => {
  const { shown, first, second } = twoTurns();
  first.write('a');
  second.write('x');
  first.write('b');
  expect(shown).toEqual(['a', 'b']);
  first.end();
  second.write('y');
  expect(shown).toEqual(['a', 'b', 'x', 'y']);
});

test('a part that has ended before its turn is shown whole', () => {
  const { shown, first, second } = twoTurns();
  second.write('x');
  second.write('y');
  second.end();
  expect(shown).toEqual([]);
  first.end();
  expect(shown).toEqual(['xy']);
});
