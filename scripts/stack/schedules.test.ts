import { expect, test } from 'vitest';
import { nextRun } from './schedules.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

test.each([
  [{ schedule: 'every 5 minutes' }, '2026-11-23T12:05:00.000Z'],
  [{ schedule: 'every 6 hours' }, '2026-11-23T18:00:00.000Z'],
  [{ schedule: 'every day 03:30', timeZone: 'America/New_York' }, '2026-11-24T08:30:00.000Z'],
  [{ schedule: 'every day 09:00', timeZone: 'America/New_York' }, '2026-11-23T14:00:00.000Z'],
  [{ schedule: '5 0 * * *', timeZone: 'America/New_York' }, '2026-11-24T05:05:00.000Z'],
])('%j is next due at %s', (schedule, due) => {
  expect(nextRun(schedule, NOW).toISOString()).toBe(due);
});

test('a schedule that it cannot read is named', () => {
  expect(() => nextRun({ schedule: 'first monday' }, NOW)).toThrow("'first monday'");
});
