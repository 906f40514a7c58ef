import { expect, test } from 'vitest';
import { busy, calendar, file, read, TEN } from '../../../tests/support/calendar-file.ts';

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
  const on = (day: string) => busy(calendar([`DTSTART;VALUE=DATE:${day}`]));
  expect(on('20261201')).toEqual(['12-01T05:00/12-02T05:00']);
  // 23 hours, and 25
  expect(on('20270314')).toEqual(['2027-03-14T05:00/2027-03-15T04:00']);
  expect(on('20271107')).toEqual(['2027-11-07T04:00/2027-11-08T05:00']);
});

/** Lines of a zone, each part with its offsets before and after, and a rule for its dates. */
function zone(name: string, ...parts: (readonly [from: string, to: string, rule?: string])[]): string[] {
  const lines = parts.flatMap(([from, to, rule], part) => {
    const kind = part === 0 ? 'STANDARD' : 'DAYLIGHT';
    const offsets = [`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...(rule ? [`RRULE:FREQ=${rule}`] : [])];
    return [`BEGIN:${kind}`, 'DTSTART:19700101T010000', ...offsets, `END:${kind}`];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE'];
}

/** Lines of an event of an hour that starts at 10 AM in a zone. */
function tenIn(zone: string, day = '20261201'): string[] {
  const start = `DTSTART;TZID=${zone}:${day}T100000`;
  return ['BEGIN:VEVENT', `UID:${day}`, start, 'DURATION:PT1H', 'END:VEVENT'];
}

test('a zone that only the file knows is read from it', () => {
  const office = zone(
    'Head Office',
    ['+0300', '+0200', 'YEARLY;BYMONTH=11;BYDAY=1SU'],
    ['+0200', '+0300', 'YEARLY;BYMONTH=4;BYDAY=1SU'],
  );

  expect(busy(file(...office, ...tenIn('Head Office'), ...tenIn('Head Office', '20270601')))).toEqual([
    '12-01T08:00/12-01T09:00',
    '2027-06-01T07:00/2027-06-01T08:00',
  ]);
});

test('a display name has the meaning that the file describes', () => {
  const dublin = zone(
    '(UTC+00:00) Dublin\\, Edinburgh',
    ['+0100', '+0000', 'YEARLY;BYMONTH=10;BYDAY=-1SU'],
    ['+0000', '+0100', 'YEARLY;BYMONTH=3;BYDAY=-1SU'],
  );
  const summer = file(...dublin, ...tenIn('"(UTC+00:00) Dublin, Edinburgh"', '20270601'));

  expect(busy(summer)).toEqual(['2027-06-01T09:00/2027-06-01T10:00']);
  expect(read(summer).guessedZones).toEqual([]);
});

test("the runtime's zone wins over what the file says about it", () => {
  const wrong = zone('America/Panama', ['+0000', '+0900']);

  expect(busy(file(...wrong, ...tenIn('America/Panama')))).toEqual(['12-01T15:00/12-01T16:00']);
});

test('a zone that changes every second is not followed', () => {
  const trap = zone('Trap', ['+0000', '+0100', 'SECONDLY']);

  expect(busy(file(...trap, ...tenIn('Trap')))).toEqual(['12-01T15:00/12-01T16:00']);
});

test.each([
  ['the second hour of a fall night', '20271107T020000', '2027-11-07T07:00'],
  ['the hour that occurs twice', '20271107T013000', '2027-11-07T05:30'],
  ['the hour that is skipped', '20270314T023000', '2027-03-14T07:30'],
])('New York: %s', (_, local, utc) => {
  const starts = busy(calendar([`DTSTART;TZID=America/New_York:${local}`, 'DURATION:PT15M']));

  expect(starts[0]?.slice(0, 16)).toBe(utc);
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
  ['Europe/Berlin', '09:00'],
  ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', '13:00'],
  ['Eastern Standard Time', '15:00'],
  ['"Central Europe Standard Time"', '09:00'],
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
