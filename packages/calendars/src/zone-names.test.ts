import { expect, test } from 'vitest';
import { busy, calendar, file, read, TEN } from '../../../tests/support/calendar-file.ts';

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

test('short names and display names have the meaning that the file describes', () => {
  const rule = (name: string, from: string, to: string, by: string) => [
    `BEGIN:${name}`,
    'DTSTART:19700101T010000',
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;${by}`,
    `END:${name}`,
  ];
  const names = ['GMT', '(UTC+00:00) Dublin\\, Edinburgh'];
  const zones = names.flatMap((name) => [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...rule('STANDARD', '+0100', '+0000', 'BYMONTH=10;BYDAY=-1SU'),
    ...rule('DAYLIGHT', '+0000', '+0100', 'BYMONTH=3;BYDAY=-1SU'),
    'END:VTIMEZONE',
  ]);
  const events = ['GMT', '"(UTC+00:00) Dublin, Edinburgh"'].flatMap((name, index) => [
    'BEGIN:VEVENT',
    `DTSTART;TZID=${name}:2027060${index + 1}T100000`,
    'DURATION:PT1H',
    'END:VEVENT',
  ]);

  expect(busy(file(...zones, ...events))).toEqual([
    '2027-06-01T09:00/2027-06-01T10:00',
    '2027-06-02T09:00/2027-06-02T10:00',
  ]);
  expect(read(file(...zones, ...events)).guessedZones).toEqual([]);
});

test("the runtime's zone wins over what the file says about it", () => {
  const wrong = ['BEGIN:VTIMEZONE', 'TZID:America/Panama', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
  const rest = ['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0900', 'END:STANDARD', 'END:VTIMEZONE'];
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=America/Panama:20261201T100000', 'DURATION:PT1H'];

  expect(busy(file(...wrong, ...rest, ...event, 'END:VEVENT'))).toEqual(['12-01T15:00/12-01T16:00']);
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
