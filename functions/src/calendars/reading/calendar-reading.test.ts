import { expect, test } from 'vitest';
import { calendarHost } from '../../../../src/config/brand.ts';
import { type CalendarReading, readingOf } from './calendar-reading.ts';

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

function read(...files: string[]): CalendarReading {
  return readingOf(files, {
    range: RANGE,
    now: RANGE.from,
    owner: ['ada@booth.example', 'ada@home.example'],
    countsUnanswered: false,
  });
}

/** Returns busy times as text: '12-01T15:00/12-01T16:00' in UTC, with the year only if it is not 2026. */
function busy(...files: string[]): string[] {
  const short = (instant: Date) => instant.toISOString().slice(0, 16).replace('2026-', '');
  return read(...files).busy.map(({ from, until }) => `${short(from)}/${short(until)}`);
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
  ['one of our own meetings', `UID:${'a1B2'.repeat(5)}.demo-admin@${calendarHost}`],
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

test('an event that makes no sense hides no other, and is named', () => {
  const without = ['SUMMARY:No start'];
  const impossible = ['SUMMARY:Soon\\, maybe', 'DTSTART:soon', 'DURATION:PT1H'];
  const malformed = [
    'SUMMARY:A long title of many words',
    'DTSTART:20261202T150000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=NEVER',
    'a line that goes on without a fold',
  ];
  const free = ['SUMMARY:Free', 'DTSTART:never', 'TRANSP:TRANSPARENT'];

  const { unread } = read(calendar(malformed, without, impossible, free, TEN));

  expect(busy(calendar(malformed, without, impossible, free, TEN))).toEqual([
    '12-01T15:00/12-01T16:00',
    '12-02T15:00/12-02T16:00',
  ]);
  expect(unread).toEqual({
    count: 3,
    examples: [
      { title: 'No start', reason: 'It has no start.' },
      { title: 'Soon, maybe', reason: '"soon" is no date.' },
      { title: 'A long title of', reason: 'Its repetition could not be read.' },
    ],
  });
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
  const hours = Array.from({ length: 24 }, (_, hour) => hour).join(',');
  const event = ['DTSTART:20261201T150000Z', 'DURATION:PT30M', `RRULE:FREQ=DAILY;BYHOUR=${hours};COUNT=5000`];

  const found = read(calendar(event)).busy;

  expect(found).toHaveLength(3_000);
  expect(found[0]?.from.toISOString()).toBe('2026-12-01T15:00:00.000Z');
});

test.each([
  ['every second', 'FREQ=SECONDLY', 'It repeats too often.'],
  ['every hour', 'FREQ=HOURLY;COUNT=3', 'It repeats too often.'],
  ['many times a day', `FREQ=DAILY;BYHOUR=9,10;BYMINUTE=${[...Array(60).keys()]}`, 'It repeats too often.'],
  ['by a rule of pages', `FREQ=MONTHLY;BYMONTHDAY=${'1,'.repeat(600)}2`, 'Its repetition is too complex.'],
  ['in another calendar', 'RSCALE=CHINESE;FREQ=YEARLY', 'Its repetition is too complex.'],
])('of an event that repeats %s, the first date counts, and other events go on', (_, rule, reason) => {
  const event = ['SUMMARY:Trap', 'DTSTART:20261203T150000Z', 'DURATION:PT1H', `RRULE:${rule}`];

  const file = calendar(event, TEN);

  expect(busy(file)).toEqual(['12-01T15:00/12-01T16:00', '12-03T15:00/12-03T16:00']);
  expect(read(file).unread).toEqual({ count: 1, examples: [{ title: 'Trap', reason }] });
});

test('an event over its budget of steps is named, and its first date counts', () => {
  const endless = ['DTSTART:16010101T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=99999;BYSETPOS=99'];

  expect(busy(calendar(endless, TEN))).toEqual(['12-01T15:00/12-01T16:00']);
  expect(read(calendar(endless)).unread.examples).toEqual([
    { title: '', reason: 'Its repetition is too complex.' },
  ]);
});

test('a rule that never comes true ends', () => {
  const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';

  expect(busy(calendar(['DTSTART:20261203T150000Z', 'DURATION:PT1H', rule], TEN))).toHaveLength(2);
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

const SERIES = ['UID:series', 'DTSTART;TZID=America/New_York:20261201T100000', 'DURATION:PT1H'];
const ZONED = 'TZID=America/New_York:20261203';

test.each([
  ['CR only', TEN, (text: string) => text.replaceAll('\r\n', '\r')],
  ['a byte-order mark', TEN, (text: string) => `\uFEFF${text}`],
  ['lines after the calendar', TEN, (text: string) => `${text}More\r\nX-A:b\r\n`],
  [
    'a task without an end',
    TEN,
    (text: string) => text.replace('BEGIN:VEV', 'BEGIN:VTODO\r\noops\r\nBEGIN:VEV'),
  ],
  ['an alarm with dates of its own', [...TEN, 'BEGIN:VALARM', 'DURATION:P9D', 'oops', 'END:VALARM'], String],
  [
    'a malformed zone',
    TEN,
    (text: string) => text.replace('BEGIN:VEV', 'BEGIN:VTIMEZONE\r\nTZID\r\nBEGIN:VEV'),
  ],
  ['lower-case names', TEN, (text: string) => text.toLowerCase()],
])('a file with %s is read', (_, event, change) => {
  expect(busy(change(calendar(event)))).toEqual(['12-01T15:00/12-01T16:00']);
});

test('of several files, a malformed one costs no other, and is counted', () => {
  const { unread } = read('', calendar(TEN));

  expect(busy('', calendar(TEN))).toHaveLength(1);
  expect(unread).toEqual({ count: 1, examples: [{ title: '', reason: 'It is not a calendar file.' }] });
});

test('an event that is cut off counts, and is named', () => {
  const cut = calendar(TEN, ['SUMMARY:Cut', 'DTSTART:20261202T150000Z', 'DURATION:PT1H']).replace(
    /END:VEVENT\r\nEND:VCALENDAR\r\n$/,
    '',
  );

  expect(busy(cut)).toHaveLength(2);
  expect(read(cut).unread.examples).toEqual([{ title: 'Cut', reason: 'It has no end in the file.' }]);
});

const BY_OTHERS = [...TEN, 'ORGANIZER:mailto:boss@case.test'];

test.each([
  ['declined', [...BY_OTHERS, 'ATTENDEE;PARTSTAT=declined:MAILTO:Ada@Booth.example'], false],
  [
    'declined by an id',
    [...BY_OTHERS, 'ATTENDEE;EMAIL=ada@home.example;PARTSTAT=DECLINED:urn:uuid:1'],
    false,
  ],
  ['unanswered', [...BY_OTHERS, 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ada@booth.example'], false],
  ['declined by someone else', [...BY_OTHERS, 'ATTENDEE;PARTSTAT=DECLINED:mailto:bob@booth.example'], true],
  [
    'accepted',
    [...BY_OTHERS, 'ATTENDEE;CN="x;PARTSTAT=DECLINED";PARTSTAT=ACCEPTED:mailto:ada@booth.example'],
    true,
  ],
  [
    'by the owner',
    [...TEN, 'ORGANIZER:mailto:ada@booth.example', 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ada@booth.example'],
    true,
  ],
])('an invitation that is %s', (_, event, isBusy) => {
  expect(busy(calendar(event))).toHaveLength(isBusy ? 1 : 0);
});

test('unanswered invitations count if the owner wants it', () => {
  const file = calendar([...BY_OTHERS, 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ada@booth.example']);
  const options = { range: RANGE, now: RANGE.from, owner: ['ada@booth.example'], countsUnanswered: true };

  expect(readingOf([file], options).busy).toHaveLength(1);
});

test('one occurrence that is declined is free, the others are not', () => {
  const declined = [
    'UID:series',
    `RECURRENCE-ID;${ZONED}T100000`,
    `DTSTART;${ZONED}T100000`,
    'DURATION:PT1H',
  ];
  const answer = 'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@booth.example';

  expect(busy(calendar([...SERIES, 'RRULE:FREQ=DAILY;COUNT=3'], [...declined, answer]))).toHaveLength(2);
});

test.each([
  ['moved to the past', 'DTSTART:20260101T150000Z'],
  ['canceled', 'DTSTART:20261201T150000Z\r\nSTATUS:CANCELLED'],
])('a newer version that is %s replaces the older one', (_, line) => {
  const older = ['UID:a', 'SEQUENCE:1', ...TEN];
  const newer = ['UID:a', 'SEQUENCE:2', line];

  expect(busy(calendar(older, newer))).toEqual([]);
  expect(busy(calendar(newer), calendar(older))).toEqual([]);
});

test('events that share an id by mistake all count', () => {
  expect(
    busy(calendar(['UID:a', ...TEN], ['UID:a', 'DTSTART:20261202T150000Z', 'DURATION:PT1H'])),
  ).toHaveLength(2);
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

test('a change of all later occurrences may cancel them, or move them to another zone', () => {
  const series = [...SERIES, 'RRULE:FREQ=DAILY;COUNT=4'];
  const change = ['UID:series', `RECURRENCE-ID;RANGE=THISANDFUTURE;${ZONED}T100000`];
  const first = ['12-01T15:00/12-01T16:00', '12-02T15:00/12-02T16:00'];

  expect(busy(calendar(series, [...change, `DTSTART;${ZONED}T100000`, 'STATUS:CANCELLED']))).toEqual(first);
  expect(
    busy(calendar(series, [...change, 'DTSTART;TZID=Asia/Tokyo:20261204T090000', 'DURATION:PT2H'])),
  ).toEqual([...first, '12-04T00:00/12-04T02:00', '12-05T00:00/12-05T02:00']);
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

test('swapped start and end are the same time', () => {
  expect(busy(calendar(['DTSTART:20261201T160000Z', 'DTEND:20261201T150000Z']))).toEqual([
    '12-01T15:00/12-01T16:00',
  ]);
});

test.each([
  ['the second hour of a fall night', '20271107T020000', '07:00'],
  ['the hour that occurs twice', '20271107T013000', '05:30'],
  ['the hour that is skipped', '20270314T023000', '07:30'],
])('New York: %s', (_, local, utc) => {
  const [day] = local.split('T');
  const starts = busy(calendar([`DTSTART;TZID=America/New_York:${local}`, 'DURATION:PT15M']));

  expect(starts[0]?.slice(0, 16)).toBe(`${day?.slice(0, 4)}-${day?.slice(4, 6)}-${day?.slice(6)}T${utc}`);
});

test.each([
  ['BST', '2027-06-01T09:00', 'Europe/London'],
  ['EST', '2027-06-01T14:00', 'America/New_York'],
  ['(UTC-08:00) Pacific Time (US & Canada)', '2027-06-01T17:00', 'America/Los_Angeles'],
  ['(GMT-05.00) Eastern Time (US & Canada)', '2027-06-01T14:00', 'America/New_York'],
  ['"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"', '2027-06-01T04:30', 'Asia/Kolkata'],
  ['(UTC-03:00) Nowhere', '2027-06-01T13:00', 'UTC-03:00'],
  ['Head Office', '2027-06-01T14:00', 'America/New_York'],
])('the zone "%s" without a description is guessed, and named', (name, start, used) => {
  const file = calendar([`DTSTART;TZID=${name}:20270601T100000`, 'DURATION:PT1H'], TEN);

  expect(busy(file)[1]?.slice(0, 16)).toBe(start);
  expect(read(file).guessedZones).toEqual([{ name: name.replaceAll('"', ''), used }]);
});

test.each([
  ['GMT+0100', '09:00'],
  ['UTC-05:00', '15:00'],
  ['"tzone://Microsoft/Utc"', '10:00'],
  ['tzone://Microsoft/Eastern Standard Time', '15:00'],
  ['europe/berlin', '09:00'],
  ['Japan', '01:00'],
])('the zone %s needs no guess', (name, utc) => {
  const file = calendar([`DTSTART;TZID=${name}:20261201T100000`, 'DURATION:PT1H']);

  expect(busy(file)[0]?.slice(0, 11)).toBe(`12-01T${utc}`);
  expect(read(file).guessedZones).toEqual([]);
});

test('the panel learns how many events are ahead, and the first one', () => {
  const running = ['DTSTART:20261120T000000Z', 'DTEND:20261126T000000Z'];
  const far = ['DTSTART:20270601T150000Z', 'DURATION:PT1H'];
  const file = calendar(running, far, [...SERIES, 'RRULE:FREQ=DAILY;COUNT=3']);

  expect(read(file).ahead).toEqual({ count: 3, next: new Date('2026-12-01T15:00:00Z') });
  expect(read(calendar()).ahead).toEqual({ count: 0, next: null });
});

test("an entry of the company's own calendar server is not ours by its host", () => {
  expect(busy(calendar([...TEN, `UID:meeting-1@${calendarHost}`]))).toHaveLength(1);
});
