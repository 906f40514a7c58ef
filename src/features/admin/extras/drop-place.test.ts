import { expect, test } from 'vitest';
import { dropPlace } from './drop-place.ts';

/** Two columns, three rows, 100 by 100 each with gaps of 10. */
const grid = Array.from({ length: 6 }, (_, index) => ({
  left: (index % 2) * 110,
  top: Math.floor(index / 2) * 110,
  width: 100,
  height: 100,
}));

test('over its own place or between cards a card stays', () => {
  expect(dropPlace(grid, 2, 50, 150)).toBe(2);
  expect(dropPlace(grid, 2, 105, 150)).toBe(2);
});

test('in its row a card moves once the other card is half passed', () => {
  expect(dropPlace(grid, 0, 130, 50)).toBe(0);
  expect(dropPlace(grid, 0, 170, 50)).toBe(1);
  expect(dropPlace(grid, 1, 60, 50)).toBe(1);
  expect(dropPlace(grid, 1, 30, 50)).toBe(0);
});

test('in another row a card moves once the other card is half passed', () => {
  expect(dropPlace(grid, 0, 150, 250)).toBe(0);
  expect(dropPlace(grid, 0, 150, 290)).toBe(5);
  expect(dropPlace(grid, 5, 50, 80)).toBe(5);
  expect(dropPlace(grid, 5, 50, 30)).toBe(0);
});
