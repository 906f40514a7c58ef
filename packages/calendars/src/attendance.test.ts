import { expect, test } from 'vitest';
import { busy, calendar, readingIn, TEN } from '../../../tests/support/calendar-file.ts';

const SERIES = ['UID:series', 'DTSTART;TZID=America/New_York:20261201T100000', 'DURATION:PT1H'];
const ZONED = 'TZID=America/New_York:20261203';
const BY_OTHERS = [...TEN, 'ORGANIZER:mailto:boss@case.test'];

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
  ['declined', 'PARTSTAT=declined:MAILTO:Ada@Booth.example', false],
  ['declined by an id', 'EMAIL=ada@home.example;PARTSTAT=DECLINED:urn:uuid:1', false],
  ['declined by someone else', 'PARTSTAT=DECLINED:mailto:bob@booth.example', true],
  ['accepted', 'CN="x;PARTSTAT=DECLINED";PARTSTAT=ACCEPTED:mailto:ada@booth.example', true],
])('an invitation that is %s', (_, attendee, isBusy) => {
  expect(busy(calendar([...BY_OTHERS, `ATTENDEE;${attendee}`]))).toHaveLength(isBusy ? 1 : 0);
});

test('an unanswered invitation counts if it is by the owner, or if the owner wants it', () => {
  const open = 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ada@booth.example';
  const invitation = calendar([...BY_OTHERS, open]);

  expect(busy(invitation)).toEqual([]);
  expect(readingIn(invitation, { countsUnanswered: true })?.busy).toHaveLength(1);
  expect(busy(calendar([...TEN, 'ORGANIZER:mailto:ada@booth.example', open]))).toHaveLength(1);
});

test.each([
  ['moved to the past', 'DTSTART:20260101T150000Z'],
  ['canceled', 'DTSTART:20261201T150000Z\r\nSTATUS:CANCELLED'],
])('a newer version that is %s replaces the older one', (_, line) => {
  const older = ['UID:a', 'SEQUENCE:1', ...TEN];
  const newer = ['UID:a', 'SEQUENCE:2', line];

  expect(busy(calendar(older, newer))).toEqual([]);
  expect(busy(calendar(newer, older))).toEqual([]);
});

test('events that share an id by mistake all count', () => {
  expect(
    busy(calendar(['UID:a', ...TEN], ['UID:a', 'DTSTART:20261202T150000Z', 'DURATION:PT1H'])),
  ).toHaveLength(2);
});
