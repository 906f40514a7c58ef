import { expect, test } from 'vitest';
import { allSides, knownSides } from './custom-size.ts';

const OPEN = { width: null, depth: null, height: null };

test('a visitor reads the sides that are known', () => {
  expect(knownSides({ width: 30, depth: 40.5, height: 12 })).toBe("30' wide × 40.5' deep × 12' high");
  expect(knownSides({ ...OPEN, height: 12 })).toBe("12' high");
  expect(knownSides(OPEN)).toBeNull();
});

test('the team reads all sides in their order, with a mark for each that is open', () => {
  expect(allSides({ width: 30, depth: 20, height: 12 }, 'feet')).toBe('30 × 20 × 12 feet');
  expect(allSides({ ...OPEN, width: 30, height: 12 }, 'ft')).toBe('30 × ? × 12 ft');
  expect(allSides(OPEN, 'ft')).toBeNull();
});
