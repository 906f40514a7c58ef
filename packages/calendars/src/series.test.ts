import { expect, test } from 'vitest';
import { busy, calendar, read } from '../../../tests/support/calendar-file.ts';

const SERIES = ['UID:series', 'DTSTART;TZID=America/New_York:20261201T100000', 'DURATION:PT1H'];
const ZONED = 'TZID=America/New_York:20261203';

test('a weekly event keeps its hour across a clock change', () => {
  const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20270322T140000Z';
  const event = ['DTSTART;TZID=America/New_York:20270301T100000', 'DURATION:PT1H', rule];

  expect(busy(calendar(event)).map((text) => text.slice(0, 16))).toEqual([
    '2027-03-01T15:00',
    '2027-03-08T15:00',
    '2027-03-15T14:00',
    '2027-03-22T14:00',
  ]);
});

test('occurrences that are excepted, moved or canceled do not count', () => {
  const series = [
    ...SERIES,
    'RRULE:FREQ=DAILY;COUNT=6',
    // The first date is not an occurrence
    'EXDATE:20261130T120000Z,20261202T150000Z',
    'EXDATE;VALUE=DATE:20261203',
  ];
  const moved = ['UID:series', 'RECURRENCE-ID:20261204T150000Z', 'DTSTART:20261204T200000Z', 'DURATION:PT1H'];
  const canceled = [
    'UID:series',
    'RECURRENCE-ID;TZID=America/New_York:20261205T100000',
    'DTSTART:20261205T150000Z',
    'STATUS:CANCELLED',
  ];

  expect(busy(calendar(series, moved, canceled))).toEqual([
    '12-01T15:00/12-01T16:00',
    '12-04T20:00/12-04T21:00',
    '12-06T15:00/12-06T16:00',
  ]);
});

test('occurrences that a server has expanded count one by one', () => {
  const at = (day: string) => [
    'UID:series@calendar.test',
    `RECURRENCE-ID:${day}T150000Z`,
    `DTSTART:${day}T150000Z`,
    'DURATION:PT1H',
  ];

  expect(busy(calendar(at('20261201'), at('20261202')))).toHaveLength(2);
});

test.each([
  ['UTC', 'UNTIL=20261203T150000Z', 3],
  ['UTC, a second too early', 'UNTIL=20261203T145959Z', 2],
  ['local time', 'UNTIL=20261203T100000', 3],
  ['a day', 'UNTIL=20261203', 3],
  ['a time before the first', 'UNTIL=20251203', 1],
])('a series ends at %s', (_, until, count) => {
  expect(busy(calendar([...SERIES, `RRULE:FREQ=DAILY;${until}`]))).toHaveLength(count);
});

test('the panel learns how many events are ahead, and the first one', () => {
  const running = ['DTSTART:20261120T000000Z', 'DTEND:20261126T000000Z'];
  const far = ['DTSTART:20270601T150000Z', 'DURATION:PT1H'];
  const file = calendar(running, far, [...SERIES, 'RRULE:FREQ=DAILY;COUNT=3']);

  expect(read(file).ahead).toEqual({ count: 3, next: new Date('2026-12-01T15:00:00Z') });
  expect(read(calendar()).ahead).toEqual({ count: 0, next: null });
});

test('an end in UTC is the end in a zone east of it, too', () => {
  const rule = 'RRULE:FREQ=DAILY;UNTIL=20261203T010000Z';
  const event = ['DTSTART;TZID=Asia/Tokyo:20261201T100000', 'DURATION:PT1H', rule];

  expect(busy(calendar(event))).toHaveLength(3);
});

test('a change that is older than the series ends with its date', () => {
  const change = [
    'UID:series',
    'SEQUENCE:1',
    `RECURRENCE-ID;${ZONED}T100000`,
    `DTSTART;${ZONED}T160000`,
    'DURATION:PT1H',
  ];
  const series = [...SERIES, 'SEQUENCE:2', 'RRULE:FREQ=DAILY;COUNT=3', `EXDATE;${ZONED}T100000`];

  expect(busy(calendar(series, change))).toEqual(['12-01T15:00/12-01T16:00', '12-02T15:00/12-02T16:00']);
});

test.each([
  ['a day', 'UNTIL=20261203', 3],
  ["midnight in the calendar's zone", 'UNTIL=20261203T050000Z', 3],
  ['midnight in UTC', 'UNTIL=20261203T000000Z', 3],
  ['the last second of the day before', 'UNTIL=20261203T045959Z', 2],
])('an all-day series ends at %s', (_, until, days) => {
  const last = `12-0${days + 1}T05:00`;

  expect(busy(calendar(['DTSTART;VALUE=DATE:20261201', `RRULE:FREQ=DAILY;${until}`]))).toEqual([
    `12-01T05:00/${last}`,
  ]);
});
