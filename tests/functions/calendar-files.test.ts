/** Every calendar file that the product creates, read by a third-party parser. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { meetingEvent } from '../../src/domain/booking/calendar.ts';
import { calendarFile } from '../../src/features/wizard/meeting/calendar-file.ts';
import { type Database, documentsOf } from '../support/api-under-test.ts';
import { bookedMeetings, DAY } from '../support/booked-meetings.ts';
import { choosePlace, offer } from '../support/payloads.ts';

/** Expects what RFC 5545 and 5546 require of a file with one meeting; returns its event. */
function expectMeeting(text: string, method: 'PUBLISH' | 'REQUEST' | 'CANCEL'): ICAL.Component {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue('method')).toBe(method);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event) throw new Error('No event');
  expect(others).toEqual([]);
  for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'sequence', 'location', 'url']) {
    expect(event.getAllProperties(name), name).toHaveLength(1);
  }
  expect(event.getFirstPropertyValue('organizer')).toMatch(/^mailto:.+@.+/);
  expect(event.getFirstPropertyValue('url')).toContain('/meeting#');
  expect(event.getFirstPropertyValue('description')).toContain('To move or cancel it, use this link:');
  const alarms = event.getAllSubcomponents('valarm');
  expect(alarms).toHaveLength(method === 'CANCEL' ? 0 : 1);
  for (const alarm of alarms) {
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('-PT15M');
    expect(alarm.getFirstPropertyValue('description')).toBeTruthy();
  }
  const attendees = event.getAllProperties('attendee');
  expect(attendees).toHaveLength(method === 'PUBLISH' ? 0 : 1);
  for (const attendee of attendees) expect(attendee.getParameter('rsvp')).toBe('TRUE');
  return event;
}

const ROOM = `https://meet.example.com/${'a-long-name-'.repeat(6)}BK-7F3K9Q?a=1,2;b`;

/** Expects the video room in every place where calendars look for one. */
function expectRoom(event: ICAL.Component, url: string): void {
  expect(event.getFirstPropertyValue('location')).toBe(url);
  expect(event.getFirstPropertyValue('description')).toContain(`Where: Video call: ${url}`);
  const [conference, ...more] = event.getAllProperties('conference');
  expect(more).toEqual([]);
  expect(conference?.getFirstValue()).toBe(url);
  expect(conference?.type).toBe('uri');
  expect([conference?.getParameter('feature'), conference?.getParameter('label')]).toEqual([
    'VIDEO',
    'Join the meeting',
  ]);
}

/** Returns the checked entries of all mails, by their number. */
async function entriesIn(db: Database): Promise<ICAL.Component[]> {
  const numberOf = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence'));
  return (await documentsOf(db, 'mail'))
    .flatMap(({ ics }) => (ics ? [ics as { method: 'REQUEST' | 'CANCEL'; content: string }] : []))
    .map(({ method, content }) => expectMeeting(content, method))
    .sort((a, b) => numberOf(a) - numberOf(b));
}

function valuesOf(entries: readonly ICAL.Component[], name: string) {
  return entries.map((event) => event.getFirstPropertyValue(name));
}

test('the invitation, its update and its cancellation are complete, and ask for a reply', async () => {
  const { db, book, asVisitor } = await bookedMeetings();
  const { id, manageUrl } = await book();
  const availability_id = await offer(db, DAY, ['10:00 AM', '11:00 AM']);
  const slot = { date: DAY, time: '11:00 AM', availability_id, time_zone: 'Asia/Tokyo' };
  expect((await asVisitor(manageUrl, 'move', slot)).status).toBe(200);
  expect((await asVisitor(manageUrl, 'cancel', {})).status).toBe(200);

  const entries = await entriesIn(db);

  expect(valuesOf(entries, 'sequence')).toEqual([0, 1, 2]);
  expect(valuesOf(entries, 'status')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
  expect(valuesOf(entries, 'uid')).toEqual(Array(3).fill(expect.stringMatching(`^${id}@`)));
});

test('a new place is an update of the same entry, with the room or the address', async () => {
  const { db, book, ask, stored } = await bookedMeetings();
  await choosePlace(db, { video_url: 'https://meet.example.com/{reference}' });
  const { id } = await book();
  const address = 'Hall 3; 12 Main St, Reno';
  const place = { place_kind: 'address', video_url: null, address };
  expect((await ask(`${id}/place`, place)).status).toBe(200);

  const entries = await entriesIn(db);

  const [first, update] = entries;
  if (!first || !update) throw new Error('No invitations');
  expectRoom(first, `https://meet.example.com/${(await stored(id))['reference']}`);
  expect(valuesOf(entries, 'sequence')).toEqual([0, 1]);
  expect(new Set(valuesOf(entries, 'uid')).size).toBe(1);
  expect(update.getFirstPropertyValue('location')).toBe(address);
  expect(update.getAllProperties('conference')).toEqual([]);
});

test("the file behind 'Add to calendar' is complete", () => {
  const event = meetingEvent({
    id: 'b1',
    sequence: 0,
    startsAt: new Date('2026-12-08T15:00:00Z'),
    endsAt: new Date('2026-12-08T15:45:00Z'),
    timeZone: 'Asia/Tokyo',
    reference: 'BK-7F3K9Q',
    brand: { name: 'Booth Studio', host: 'boothstudio.example' },
    place: { kind: 'video', text: 'Video call', url: ROOM },
    hostName: 'The Booth Studio team',
    manageUrl: 'https://booth.example/meeting#b1.secret',
    quote: {
      show: '東京モーターショー',
      city: 'Las Vegas',
      state: 'NV',
      boothSize: '10x10',
      designTitle: null,
      estimatedTotal: 8500,
    },
  });
  expectRoom(expectMeeting(calendarFile(event), 'PUBLISH'), ROOM);
});
