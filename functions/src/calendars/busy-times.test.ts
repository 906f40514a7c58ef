import { expect, test } from 'vitest';
import { calendarHost } from '../../../src/config/brand.ts';
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts';
import { busyTimes } from './busy-times.ts';

const RANGE = { from: new Date('2026-11-25T05:00:00Z'), until: new Date('2027-12-30T00:00:00Z') };

/** Returns a calendar file with these events, each a list of lines. */
function calendar(...events: string[][]): string {
  const lines = events.flatMap((event, index) => {
    const uid = event.some((line) => line.startsWith('UID')) ? [] : [`UID:${index}@calendar.test`];
    return ['BEGIN:VEVENT', ...uid, ...event, 'END:VEVENT'];
  });
  return file(...lines);
}

function file(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Returns busy times as text: '12-01T15:00/12-01T16:00' in UTC, with the year only if it is not 2026. */
function busy(...files: string[]): string[] {
  const short = (instant: Date) => instant.toISOString().slice(0, 16).replace('2026-', '');
  return busyTimes(files, RANGE).map(({ from, until }) => `${short(from)}/${short(until)}`);
}

const TEN = ['DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'];

test('an event is busy from its start to its end', () => {
  expect(busy(calendar(TEN))).toEqual(['12-01T15:00/12-01T16:00']);
  expect(busy(calendar(['DTSTART:20261201T150000Z', 'DURATION:PT30M']))).toEqual(['12-01T15:00/12-01T15:30']);
});

test.each([
  ['cancelled', 'STATUS:CANCELLED'],
  ['shown as free', 'TRANSP:TRANSPARENT'],
  ["free in Outlook's words", 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  ['one of our own meetings', `UID:abc123@${calendarHost}`],
])('an event that is %s closes nothing', (_, line) => {
  expect(busy(calendar([...TEN, line]))).toEqual([]);
});

test('a tentative event is busy', () => {
  expect(busy(calendar([...TEN, 'STATUS:TENTATIVE']))).toHaveLength(1);
});

test('an event without an end closes nothing', () => {
  expect(busy(calendar(['DTSTART:20261201T150000Z']))).toEqual([]);
});

test.each([
  ['IANA', 'Europe/Berlin', '09:00'],
  ["Mozilla's", '/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', '13:00'],
  ["Outlook's", 'Eastern Standard Time', '15:00'],
  ["Outlook's, in quotes", '"Central Europe Standard Time"', '09:00'],
  ['unknown, so taken for New York', 'Somewhere', '15:00'],
])('a time in a zone by a name that is %s', (_, zone, utc) => {
  const event = [`DTSTART;TZID=${zone}:20261201T100000`, `DTEND;TZID=${zone}:20261201T103000`];

  expect(busy(calendar(event))).toEqual([`12-01T${utc}/12-01T${utc.replace(':00', ':30')}`]);
});

test("times without a zone are in the calendar's zone, or else in New York", () => {
  const event = ['DTSTART:20261201T100000', 'DTEND:20261201T110000'];

  expect(busy(calendar(event))).toEqual(['12-01T15:00/12-01T16:00']);
  expect(busy(calendar(event).replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:Asia/Tokyo'))).toEqual([
    '12-01T01:00/12-01T02:00',
  ]);
});

test('an all-day event is busy from midnight to midnight', () => {
  const event = ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'];

  expect(busy(calendar(event))).toEqual(['12-01T05:00/12-03T05:00']);
  expect(busy(calendar(['DTSTART;VALUE=DATE:20261201']))).toEqual(['12-01T05:00/12-02T05:00']);
});

test('an all-day event on the day of a clock change has 23 or 25 hours', () => {
  const [spring, autumn] = ['20270314', '20271107'].map((day) => calendar([`DTSTART;VALUE=DATE:${day}`]));

  expect(busy(spring ?? '')).toEqual(['2027-03-14T05:00/2027-03-15T04:00']);
  expect(busy(autumn ?? '')).toEqual(['2027-11-07T04:00/2027-11-08T05:00']);
});

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

test('an end in UTC is the end in a zone east of it, too', () => {
  const rule = 'RRULE:FREQ=DAILY;UNTIL=20261203T010000Z';
  const event = ['DTSTART;TZID=Asia/Tokyo:20261201T100000', 'DURATION:PT1H', rule];

  expect(busy(calendar(event))).toHaveLength(3);
});

test('occurrences that are excepted, moved or canceled do not count', () => {
  const uid = 'UID:series@calendar.test';
  const series = [
    uid,
    'DTSTART;TZID=America/New_York:20261201T100000',
    'DTEND;TZID=America/New_York:20261201T110000',
    'RRULE:FREQ=DAILY;COUNT=6',
    // The first date is not an occurrence
    'EXDATE:20261130T120000Z,20261202T150000Z',
    'EXDATE;VALUE=DATE:20261203',
  ];
  const moved = [uid, 'RECURRENCE-ID:20261204T150000Z', 'DTSTART:20261204T200000Z', 'DURATION:PT1H'];
  const canceled = [
    uid,
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

test('further dates count', () => {
  const event = ['DTSTART:20261201T150000Z', 'DURATION:PT1H', 'RDATE:20261205T150000Z'];

  expect(busy(calendar(event))).toEqual(['12-01T15:00/12-01T16:00', '12-05T15:00/12-05T16:00']);
});

test('a zone that only the file knows is read from it', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Head Office',
    'BEGIN:STANDARD',
    'DTSTART:19701101T020000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:19700401T020000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0300',
    'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const event = (day: string) => [
    'BEGIN:VEVENT',
    `UID:${day}`,
    `DTSTART;TZID=Head Office:${day}T100000`,
    'DURATION:PT1H',
    'END:VEVENT',
  ];

  expect(busy(file(...zone, ...event('20261201'), ...event('20270601')))).toEqual([
    '12-01T08:00/12-01T09:00',
    '2027-06-01T07:00/2027-06-01T08:00',
  ]);
});

test("the runtime's zone wins over what the file says about it", () => {
  const wrong = ['BEGIN:VTIMEZONE', 'TZID:America/Panama', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
  const rest = ['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0900', 'END:STANDARD', 'END:VTIMEZONE'];
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=America/Panama:20261201T100000', 'DURATION:PT1H'];

  expect(busy(file(...wrong, ...rest, ...event, 'END:VEVENT'))).toEqual(['12-01T15:00/12-01T16:00']);
});

test('a free-busy answer counts, except for its free times', () => {
  const lines = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY:20261201T150000Z/PT1H,20261202T150000Z/20261202T170000Z',
    'FREEBUSY;FBTYPE=FREE:20261203T150000Z/PT1H',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261204T150000Z/PT1H',
    'END:VFREEBUSY',
  ];

  expect(busy(file(...lines))).toEqual([
    '12-01T15:00/12-01T16:00',
    '12-02T15:00/12-02T17:00',
    '12-04T15:00/12-04T16:00',
  ]);
});

test('events that overlap or touch are one, in whichever files they are', () => {
  const one = calendar(TEN, ['DTSTART:20261201T160000Z', 'DURATION:PT1H']);
  const other = calendar(
    ['DTSTART:20261201T163000Z', 'DURATION:PT15M'],
    ['DTSTART:20261203T090000Z', 'DURATION:PT1H'],
  );

  expect(busy(one, other)).toEqual(['12-01T15:00/12-01T17:00', '12-03T09:00/12-03T10:00']);
});

test('only what is between today and the end of the range counts', () => {
  const past = ['DTSTART:20261120T150000Z', 'DURATION:PT1H'];
  const running = ['DTSTART:20200101T000000Z', 'DTEND:20261126T000000Z'];
  const endless = ['DTSTART:20271229T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'];

  expect(busy(calendar(past, running, endless))).toEqual([
    '11-25T05:00/11-26T00:00',
    '2027-12-29T15:00/2027-12-29T16:00',
  ]);
});

test('an event that makes no sense hides no other', () => {
  const without = ['SUMMARY:No start'];
  const impossible = ['DTSTART:soon', 'DURATION:PT1H'];
  const malformed = [
    'DTSTART:20261202T150000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=NEVER',
    'a line that goes on without a fold',
  ];

  expect(busy(calendar(malformed, without, impossible, TEN))).toEqual(['12-01T15:00/12-01T16:00']);
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['a contact', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD\r\n'],
  ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART'],
])('%s is not a calendar', (_, text) => {
  expect(() => busy(text)).toThrow('This is not a calendar.');
});

test('the nearest 3,000 busy times are kept', () => {
  const event = ['DTSTART:20261201T150000Z', 'DURATION:PT30M', 'RRULE:FREQ=HOURLY;COUNT=5000'];

  const found = busyTimes([calendar(event)], RANGE);

  expect(found).toHaveLength(3_000);
  expect(found[0]?.from.toISOString()).toBe('2026-12-01T15:00:00.000Z');
});

test('a rule of seconds ends at a number of occurrences', () => {
  const event = ['DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'];

  expect(() => busy(calendar(event))).toThrow(/too many events|too long/);
});

test('a rule that never comes true ends after two seconds', async () => {
  const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
  const endless = calendar(['DTSTART:20260101T000000Z', 'DURATION:PT1H', rule]);

  expect(await cpuTimeOf(() => expect(() => busy(endless)).toThrow('takes too long'))).toBeLessThan(8_000);
});

test('a zone that changes every second is not followed', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Trap',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0000',
  ];
  const rule = ['TZOFFSETTO:+0100', 'RRULE:FREQ=SECONDLY', 'END:STANDARD', 'END:VTIMEZONE'];
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=Trap:20261201T100000', 'DURATION:PT1H', 'END:VEVENT'];

  expect(busy(file(...zone, ...rule, ...event))).toEqual(['12-01T15:00/12-01T16:00']);
});
