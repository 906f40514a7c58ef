import { expect, test } from 'vitest';
import { offeredDays } from './seed-visitors.ts';

test('meetings are offered on the working days of the next six weeks, except holidays', () => {
  const days = offeredDays(new Date('2026-12-18T12:00:00Z'));
  expect(days.map(({ date }) => date).slice(0, 5)).toEqual([
    '2026-12-21',
    '2026-12-22',
    '2026-12-23',
    '2026-12-24',
    '2026-12-28',
  ]);
  expect(days).toHaveLength(27);
  expect(days.at(-1)?.date).toBe('2027-01-29');
});
