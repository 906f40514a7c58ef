import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../config/meetings.ts';
import {
  busyHours,
  hoursFree,
  isBusyDuring,
  type Obstacle,
  obstaclesTo,
  type Schedule,
} from './meeting-rules.ts';
import { slotInstant } from './slots.ts';

/** Wednesday, January 6, 2027, 10 AM in New York. */
const NOW = new Date('2027-01-06T15:00:00Z');
const DATE = '2027-01-14';
const at = (time: string, date = DATE) => slotInstant(date, time) ?? new Date(Number.NaN);

function obstacles(time: string, rules: Partial<typeof DEFAULT_RULES>, schedule: Partial<Schedule> = {}) {
  return obstaclesTo(
    at(time),
    { ...DEFAULT_RULES, ...rules },
    { now: NOW, meetings: [], busy: [], ...schedule },
  );
}

const moment = (date: Date) => ({ toDate: () => date, toMillis: () => date.getTime() });
const eventAt = (from: string, until: string) => [{ from: moment(at(from)), until: moment(at(until)) }];

test.each<[string, string, Obstacle[]]>([
  ['1:00 PM', '2027-01-06', ['too-soon']],
  ['2:00 PM', '2027-01-06', []],
  ['10:00 AM', '2027-03-07', []],
  ['11:00 AM', '2027-03-07', ['too-far']],
])('four hours of notice and 60 days ahead: %s on %s', (time, date, expected) => {
  expect(obstaclesTo(at(time, date), DEFAULT_RULES, { now: NOW, meetings: [], busy: [] })).toEqual(expected);
});

test.each<[number, number, Obstacle[]]>([
  [0, 0, []],
  [15, 0, []],
  [16, 0, ['buffer']],
  [0, 16, ['buffer']],
  // Together more than the 15 minutes between a 45-minute meeting and the next hour
  [8, 8, ['buffer']],
])(
  '%i minutes before and %i after next to a meeting an hour earlier',
  (buffer_before, buffer_after, expected) => {
    const meetings = [at('9:00 AM')];
    expect(obstacles('10:00 AM', { buffer_before, buffer_after }, { meetings })).toEqual(expected);
    expect(obstacles('8:00 AM', { buffer_before, buffer_after }, { meetings })).toEqual(expected);
  },
);

test('meetings per day are limited, counted in New York time', () => {
  const meetings = [at('11:00 PM', '2027-01-13'), at('9:00 AM'), at('11:00 PM')];
  expect(obstacles('1:00 PM', { meetings_a_day: 3 }, { meetings })).toEqual([]);
  expect(obstacles('1:00 PM', { meetings_a_day: 2 }, { meetings })).toEqual(['full-day']);
});

test('an event closes the hours that it overlaps, and with buffers the adjacent ones', () => {
  const busy = [{ from: at('1:00 PM'), until: at('2:00 PM') }];
  expect(obstacles('1:00 PM', {}, { busy })).toEqual(['busy']);
  expect(obstacles('2:00 PM', {}, { busy })).toEqual([]);
  expect(obstacles('2:00 PM', { buffer_before: 5 }, { busy })).toEqual(['buffer']);
  expect(obstacles('12:00 PM', {}, { busy })).toEqual([]);
  expect(obstacles('12:00 PM', { buffer_after: 16 }, { busy })).toEqual(['buffer']);
});

test('a free hour has no claim; an hour may be open although the calendar is busy', () => {
  const isFree = hoursFree('alex', {
    rules: { ...DEFAULT_RULES, buffer_after: 30 },
    now: NOW,
    claims: [
      { date: DATE, time: '9:00 AM', booking_id: 'one', admin_id: 'alex' },
      { date: DATE, time: '4:00 PM', booking_id: 'two', admin_id: 'sam' },
    ],
    busy: eventAt('1:00 PM', '2:00 PM'),
  });
  const free = (time: string, despite_busy: string[] = []) =>
    isFree({ date: DATE, despite_busy }, time, at(time));
  expect(free('9:00 AM')).toBe(false);
  expect(free('10:00 AM')).toBe(false);
  expect(free('11:00 AM')).toBe(true);
  expect(free('1:00 PM')).toBe(false);
  expect(free('1:00 PM', ['1:00 PM'])).toBe(true);
  expect(free('4:00 PM')).toBe(false);
  // Sam's meeting leaves Alex's next hour open
  expect(free('5:00 PM')).toBe(true);
});

test('the calendar closes the hours of an event, and with buffers the next; rules and meetings do not count', () => {
  const isBusy = busyHours({ ...DEFAULT_RULES, meetings_a_day: 0 }, eventAt('1:00 PM', '2:00 PM'));
  const buffered = busyHours({ ...DEFAULT_RULES, buffer_before: 5 }, eventAt('1:00 PM', '2:00 PM'));
  expect(['12:00 PM', '1:00 PM', '2:00 PM'].map((time) => isBusy(DATE, time))).toEqual([false, true, false]);
  expect(buffered(DATE, '2:00 PM')).toBe(true);
  expect(buffered('2027-01-15', '1:00 PM')).toBe(false);
  const spring = '2027-03-14';
  const night = [{ from: moment(at('12:00 AM', spring)), until: moment(at('5:00 AM', spring)) }];
  const hours = ['1:00 AM', '2:00 AM', '3:00 AM'];
  // The clocks skip 2 AM
  expect(hours.map((time) => busyHours(DEFAULT_RULES, night)(spring, time))).toEqual([true, false, true]);
});

test('an event is in the way of a meeting from its first to its last minute', () => {
  const meeting = { starts_at: moment(at('1:00 PM')) };
  const minutes = (count: number) => moment(new Date(+at('1:00 PM') + count * 60_000));
  expect(isBusyDuring(meeting, eventAt('12:00 PM', '1:00 PM'))).toBe(false);
  expect(isBusyDuring(meeting, [{ from: minutes(-30), until: minutes(1) }])).toBe(true);
  expect(isBusyDuring(meeting, [{ from: minutes(44), until: minutes(60) }])).toBe(true);
  expect(isBusyDuring(meeting, [{ from: minutes(45), until: minutes(60) }])).toBe(false);
  expect(isBusyDuring(meeting, [])).toBe(false);
});
