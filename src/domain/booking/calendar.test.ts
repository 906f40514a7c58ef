import { expect, test } from 'vitest';
import type { MeetingPlace } from '../schemas/meeting-place.ts';
import {
  completeFile,
  googleCalendarUrl,
  isOwnUid,
  type MeetingDetails,
  type MeetingQuote,
  meetingEnd,
  meetingEvent,
  outlookCalendarUrl,
} from './calendar.ts';

const QUOTE: MeetingQuote = {
  ...{ show: 'CES', city: 'Las Vegas', state: 'NV' },
  ...{ boothSize: '10x10', designTitle: 'Launch', estimatedTotal: 8690 },
};

const ROOM: MeetingPlace = { kind: 'video', text: 'Video call', url: 'https://meet.example.com/BK-7F3K9Q' };

function details(fields: Partial<MeetingDetails> = {}): MeetingDetails {
  const startsAt = new Date('2026-12-08T15:00:00Z');
  return {
    id: 'b7Kx',
    sequence: 0,
    startsAt,
    endsAt: meetingEnd(startsAt),
    timeZone: 'Asia/Tokyo',
    reference: 'BK-7F3K9Q',
    brand: { name: 'Booth Studio', host: 'boothstudio.example' },
    place: ROOM,
    hostName: 'Hanna Host',
    manageUrl: 'https://booth.example/meeting#b7Kx.secret',
    quote: QUOTE,
    ...fields,
  };
}

test('the entry has title, both times, show, booth, total and reference', () => {
  const event = meetingEvent(details());
  expect(event.title).toBe('Kickoff meeting with Booth Studio');
  expect(event.description.split('\n')).toEqual([
    'Your time: Wednesday, December 9, 2026 at 12:00 AM Japan Standard Time',
    'New York time: Tuesday, December 8, 2026 at 10:00 AM Eastern time',
    'Duration: 30-45 minutes',
    'Where: Video call: https://meet.example.com/BK-7F3K9Q',
    'Host: Hanna Host',
    '',
    'Show: CES, Las Vegas, NV',
    "Booth: 10' × 10', Launch",
    'Estimated total: $8,690',
    'Reference: BK-7F3K9Q',
    'To move or cancel it, use this link: https://booth.example/meeting#b7Kx.secret',
  ]);
});

test('in New York the time appears once; no design and no base price are invented for a custom size', () => {
  const quote = { ...QUOTE, boothSize: 'custom', designTitle: null, estimatedTotal: 190 };
  const { description } = meetingEvent(details({ timeZone: 'America/New_York', quote }));
  expect(description).toMatch(/^When: Tuesday, December 8, 2026 at 10:00 AM Eastern time\nDuration/);
  expect(description).toContain('\nBooth: Custom size\nEstimated total: a custom proposal follows\n');
});

test.each<[MeetingPlace, string, string | null]>([
  [ROOM, 'https://meet.example.com/BK-7F3K9Q', 'https://meet.example.com/BK-7F3K9Q'],
  [{ kind: 'video', text: 'Video call' }, 'Video call', null],
  [{ kind: 'phone', text: 'Phone call: we call you' }, 'Phone call: we call you', null],
  [{ kind: 'address', text: '12 Main St; Reno' }, '12 Main St; Reno', null],
])('%j is the location, and a conference if it is a room', (place, location, conference) => {
  expect(meetingEvent(details({ place }))).toMatchObject({ location, conference });
});

test('a long conference is folded at 75 characters, and reads as it was', () => {
  const url = `https://meet.example.com/${'long-'.repeat(40)}$&end`;
  const file = completeFile(
    'BEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT',
    meetingEvent(details({ place: { ...ROOM, url } })),
  );
  for (const line of file.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toBe(
    `BEGIN:VEVENT\r\nCONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=Join the meeting:${url}\r\nUID:1\r\nEND:VEVENT\r\n`,
  );
});

test('the uid stays when the meeting moves, the sequence and the instants change', () => {
  const first = meetingEvent(details());
  const startsAt = new Date('2026-12-10T18:00:00Z');
  const moved = meetingEvent(details({ sequence: 1, startsAt, endsAt: meetingEnd(startsAt) }));
  expect(first.uid).toBe('b7Kx@boothstudio.example');
  expect(moved.uid).toBe(first.uid);
  expect([first.sequence, moved.sequence]).toEqual([0, 1]);
  expect(moved.startsAt).toEqual(startsAt);
});

test.each([
  ['b7KxMmQ2pLw8ZtR4vN1s@booth.example', true],
  ['b7KxMmQ2pLw8ZtR4vN1s.admin-1@booth.example', true],
  ['PR-7F3K9Q-2@booth.example', true],
  ['pr-7f3k9q-1@BOOTH.example', true],
  ['PR-7F3K9Q-2@other.example', false],
  ['PR-7F3K9Q@booth.example', false],
  ['dentist@booth.example', false],
])('an entry with the uid %s is ours: %s', (uid, isOurs) => {
  expect(isOwnUid(uid, 'booth.example')).toBe(isOurs);
});

test('the Google link carries title, text and the instants in UTC', () => {
  const event = meetingEvent(details());
  const url = new URL(googleCalendarUrl(event));
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    location: event.location,
    text: event.title,
    dates: '20261208T150000Z/20261208T154500Z',
    details: event.description,
  });
});

test('the Outlook link opens Microsoft 365 with the instants in UTC', () => {
  const url = new URL(outlookCalendarUrl(meetingEvent(details())));
  expect(url.host).toBe('outlook.office.com');
  expect(url.searchParams.get('startdt')).toBe('2026-12-08T15:00:00Z');
  expect(url.searchParams.get('enddt')).toBe('2026-12-08T15:45:00Z');
  expect(url.searchParams.get('subject')).toBe('Kickoff meeting with Booth Studio');
  expect(url.searchParams.get('body')).toContain('12:00 AM Japan Standard Time<br>New York time:');
  const nameless = new URL(outlookCalendarUrl(meetingEvent(details({ timeZone: 'Etc/GMT-9' }))));
  expect(nameless.searchParams.get('body')).toContain('12:00 AM GMT&#43;9<br>New York time:');
});

test('text typed by a visitor can add neither parameters nor markup to the links', () => {
  const quote = { ...QUOTE, show: 'A&B <b>Expo</b> #1 +more&rru=x' };
  const event = meetingEvent(details({ quote }));
  const google = new URL(googleCalendarUrl(event));
  const outlook = new URL(outlookCalendarUrl(event));
  // Outlook would show a plus sign as one
  expect(google.href + outlook.href).not.toContain('+');
  expect(google.searchParams.get('details')).toBe(event.description);
  expect(google.hash + outlook.hash).toBe('');
  expect(outlook.searchParams.getAll('rru')).toEqual(['addevent']);
  expect(outlook.searchParams.get('body')).toContain(
    'A&amp;B &lt;b&gt;Expo&lt;/b&gt; #1 &#43;more&amp;rru=x',
  );
});
