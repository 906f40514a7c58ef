import { expect, test } from 'vitest';
import { offeredDays } from './seed-availability.ts';

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

test('the first day offered is tomorrow in New York, not in UTC', () => {
  expect(offeredDays(new Date('2026-12-08T03:00:00Z'))[0]?.date).toBe('2026-12-08');
});

test('every day has several hours between 9 AM and 5 PM', () => {
  for (const { slots } of offeredDays(new Date('2026-03-01T12:00:00Z'))) {
    expect(slots.length).toBeGreaterThanOrEqual(4);
    expect(slots.every((label) => /^(9|10|11):00 AM$|^(12|1|2|3|4):00 PM$/.test(label))).toBe(true);
  }
});
