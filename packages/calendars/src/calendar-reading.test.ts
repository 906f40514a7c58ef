import { expect, test } from 'vitest';
import { busy, calendar, file, read, readingIn, TEN } from '../../../tests/support/calendar-file.ts';
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts';

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['a contact', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD\r\n'],
  ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART'],
])('%s is not a calendar', (_, text) => {
  expect(readingIn(text)).toBeNull();
});

test.each([
  ['cancelled', 'STATUS:CANCELLED', 0],
  ['shown as free', 'TRANSP:TRANSPARENT', 0],
  ["free in Outlook's words", 'X-MICROSOFT-CDO-BUSYSTATUS:FREE', 0],
  ['known by its UID', 'UID:own-1', 0],
  ['tentative', 'STATUS:TENTATIVE', 1],
])('an event that is %s closes %i hours', (_, line, count) => {
  expect(busy(calendar([...TEN, line]))).toHaveLength(count);
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

test('events that overlap or touch are one', () => {
  const file = calendar(
    TEN,
    ['DTSTART:20261201T160000Z', 'DURATION:PT1H'],
    ['DTSTART:20261201T163000Z', 'DURATION:PT15M'],
    ['DTSTART:20261203T090000Z', 'DURATION:PT1H'],
  );

  expect(busy(file)).toEqual(['12-01T15:00/12-01T17:00', '12-03T09:00/12-03T10:00']);
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

test('more than 3,000 busy times close whole hours, free no later meeting, and are named', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).join(',');
  const trap = ['DTSTART:20261201T150000Z', 'DURATION:PT30M', `RRULE:FREQ=DAILY;BYHOUR=${hours};COUNT=3100`];
  const later = ['DTSTART:20270901T150000Z', 'DURATION:PT1H'];

  const found = read(calendar(trap, later));

  expect(found.busy).toHaveLength(2);
  expect(found.busy[1]?.from.toISOString()).toBe('2027-09-01T15:00:00.000Z');
  expect(found.unread.examples).toEqual([
    { title: '', reason: 'There are so many busy times that whole hours are closed.' },
  ]);
});

test('of more than 3,000 busy hours the first ones count, and it is said', () => {
  const hours = Array.from({ length: 12 }, (_, hour) => hour * 2).join(',');
  const event = ['DTSTART:20261201T000000Z', 'DURATION:PT1H', `RRULE:FREQ=DAILY;BYHOUR=${hours}`];

  const { busy: found, unread } = read(calendar(event));

  expect(found).toHaveLength(3_000);
  expect(unread.examples.at(-1)?.reason).toBe('Only the first 3,000 busy times count.');
});

test('tens of thousands of dates are read in a moment', async () => {
  const dates = Array.from({ length: 40_000 }, (_, index) => {
    const at = new Date(Date.UTC(2026, 11, 1) + index * 60_000);
    return `${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  });
  const lines = Array.from({ length: 8 }, (_, line) => dates.slice(line * 5_000, (line + 1) * 5_000).join());
  const event = ['DTSTART:20261130T150000Z', 'DURATION:PT1M', ...lines.map((list) => `RDATE:${list}`)];

  // 0.2 s on a free machine, 7 s when each date read its whole line
  expect(await cpuTimeOf(() => read(calendar(event)))).toBeLessThan(4_000);
});

test.each([
  ['RDATE', [], [0, 1, 2, 3]],
  ['EXDATE', ['RRULE:FREQ=DAILY;UNTIL=2026-12-03'], [0, 1]],
])('a list of %s with dashes is read', (name, rule, expected) => {
  const starts = (text: string) => {
    const event = ['DTSTART:20261201T150000', 'DURATION:PT1H', ...rule, `${name}${text}`];
    const { busy: found, unread } = read(calendar(event));
    return [unread.count, ...found.map(({ from }) => from.getUTCDate())];
  };

  expect(starts(';VALUE=DATE:2026-12-02,2026-12-03')).toEqual(expected);
  expect(starts(':2026-12-02T15:00:00,2026-12-03T15:00')).toEqual(expected);
  expect(starts(';TZID=America/New_York:2026-12-02T15:00:00;2026-12-03T15:00:00')).toEqual(expected);
  expect(starts(':2026-12-02T20:00:00.000Z\r\n2026-12-03T20:00:00Z')).toEqual(expected);
});

test('an event with dashes in all its dates is read', () => {
  const event = ['DTSTART:2026-12-01T10:00:00', 'DTEND:2026-12-01T11:00:00', 'RRULE:FREQ=DAILY;COUNT=3'];
  const moved = [
    ...['UID:0@calendar.test', 'DTSTART:2026-12-02T12:00:00', 'DURATION:PT1H'],
    'RECURRENCE-ID:2026-12-02T10:00:00',
  ];
  expect(busy(calendar(event, moved))).toEqual([
    '12-01T15:00/12-01T16:00',
    '12-02T17:00/12-02T18:00',
    '12-03T15:00/12-03T16:00',
  ]);
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

test.each([
  ['a byte-order mark', TEN, (text: string) => `\uFEFF${text}`],
  ['lines after the calendar', TEN, (text: string) => `${text}More\r\nX-A:b\r\n`],
  ['an alarm with dates of its own', [...TEN, 'BEGIN:VALARM', 'DURATION:P9D', 'oops', 'END:VALARM'], String],
  [
    'a malformed zone',
    TEN,
    (text: string) => text.replace('BEGIN:VEV', 'BEGIN:VTIMEZONE\r\nTZID\r\nBEGIN:VEV'),
  ],
])('a file with %s is read', (_, event, change) => {
  expect(busy(change(calendar(event)))).toEqual(['12-01T15:00/12-01T16:00']);
});

test('an event that is cut off counts, and is named', () => {
  const cut = calendar(TEN, ['SUMMARY:Cut', 'DTSTART:20261202T150000Z', 'DURATION:PT1H']).replace(
    /END:VEVENT\r\nEND:VCALENDAR\r\n$/,
    '',
  );

  expect(busy(cut)).toHaveLength(2);
  expect(read(cut).unread.examples).toEqual([{ title: 'Cut', reason: 'It has no end in the file.' }]);
});

test('swapped start and end are the same time', () => {
  expect(busy(calendar(['DTSTART:20261201T160000Z', 'DTEND:20261201T150000Z']))).toEqual([
    '12-01T15:00/12-01T16:00',
  ]);
});
