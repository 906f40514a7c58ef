import { expect, test } from 'vitest';
import { fitsBooth } from './fits.ts';

test('an extra fits its sizes, and any booth that the team designs', () => {
  const fits = (size: Parameters<typeof fitsBooth>[1]) => fitsBooth({ fits: ['20x20'] }, size);
  expect([fits('10x10'), fits('10x20'), fits('20x20'), fits('custom')]).toEqual([false, false, true, true]);
});

test('an extra without sizes fits every booth, as does any before a size is chosen', () => {
  expect([fitsBooth({}, '10x10'), fitsBooth({ fits: [] }, '10x10')]).toEqual([true, true]);
  expect(fitsBooth({ fits: ['20x20'] }, null)).toBe(true);
});
