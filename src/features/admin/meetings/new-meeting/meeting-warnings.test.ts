import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../../../config/meetings.ts';
import type { Schedule } from '../../../../domain/booking/meeting-rules.ts';
import { slotInstant } from '../../../../domain/booking/slots.ts';
import { warningsOf } from './meeting-warnings.ts';

/** Tuesday, December 8, 2026, 9:30 AM in New York. */
const NOW = new Date('2026-12-08T14:30:00Z');

function at(time: string, date = '2026-12-09'): Date {
  return slotInstant(date, time) ?? new Date(Number.NaN);
}

function warnings(startsAt: Date, rules: Partial<typeof DEFAULT_RULES>, schedule: Partial<Schedule> = {}) {
  const free = { now: NOW, meetings: [], busy: [] };
  return warningsOf(startsAt, { ...DEFAULT_RULES, ...rules }, { ...free, ...schedule });
}

test('notice, horizon and full days are named with their numbers; an hour that visitors could book has no warning', () => {
  expect(warnings(at('10:00 AM'), {})).toEqual([]);
  expect(warnings(at('10:00 AM', '2026-12-08'), { notice_hours: 1 })).toEqual([
    'Inside your 1 hour of notice',
  ]);
  expect(warnings(at('10:00 AM', '2026-12-08'), {})).toEqual(['Inside your 4 hours of notice']);
  expect(warnings(at('10:00 AM', '2027-03-01'), {})).toEqual(['More than 60 days ahead']);
  const meetings = [at('1:00 PM'), at('3:00 PM')];
  expect(warnings(at('10:00 AM'), { meetings_a_day: 2 }, { meetings })).toEqual([
    'You already have 2 meetings that day',
  ]);
});

test('a missing buffer names the meeting, or the calendar', () => {
  const meetings = [at('3:00 PM'), at('11:00 AM')];
  expect(warnings(at('10:00 AM'), { buffer_after: 30 }, { meetings })).toEqual([
    'No buffer to the meeting at 11:00 AM',
  ]);
  const busy = [{ from: at('11:00 AM'), until: at('12:00 PM') }];
  expect(warnings(at('10:00 AM'), { buffer_after: 30 }, { busy })).toEqual([
    'No buffer to a busy time in your calendar',
  ]);
  expect(warnings(at('11:00 AM'), { buffer_after: 30 }, { busy, meetings: [at('12:00 PM')] })).toEqual([
    'Your calendar is busy',
  ]);
});
