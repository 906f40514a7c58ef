import { expect, test } from 'vitest';
import { documentsOf } from '../support/api-under-test.ts';
import { bookedMeetings, DAY } from '../support/booked-meetings.ts';
import { unfolded } from '../support/managed-meeting.ts';
import { deliverKind } from '../support/outbox.ts';
import { aBookingRequest, choosePlace, offer, storeHost } from '../support/payloads.ts';

const PHOTO = '/media/admin-1/host-3f9a0c1b2d4e5f60-600x800.webp';
const PHONE = { place_kind: 'phone', video_url: null, address: '' };
const HALL = { place_kind: 'address', video_url: null, address: 'Hall 3, see https://evil.example' };
const CALL = { kind: 'phone', text: 'Phone call: we call you' };

const roomOf = (reference: unknown) => ({
  kind: 'video',
  text: 'Video call',
  url: `https://meet.example.com/booth-${reference}`,
});

/** Books a meeting of a team that gives each its own video room, with a host who has a photo. */
async function held() {
  const meetings = await bookedMeetings();
  await choosePlace(meetings.db);
  await storeHost(meetings.db, 'admin-1', 'Alex Rivera', PHOTO);
  const booked = await meetings.book();
  const headers = { 'x-meeting-token': new URL(booked.manageUrl).hash.slice(1) };
  return {
    ...meetings,
    ...booked,
    asVisitor: (path: string, body: object) =>
      meetings.visitors.post(`/api/${path}`, body, undefined, headers),
    mailsOf: async (kind: string) =>
      (await documentsOf(meetings.db, 'mail')).filter((mail) => mail['kind'] === kind),
  };
}

test('each meeting has its own room, which is stored and answered with its host, whatever the setting is later', async () => {
  const { asVisitor, db, stored, book, see } = await held();
  const availability_id = await offer(db, '2026-12-09', ['9:00 AM']);
  const slot = { date: '2026-12-09', time: '9:00 AM', availability_id };
  const { booking } = (await asVisitor('create-booking', aBookingRequest(slot))).json;
  await choosePlace(db, PHONE);

  const place = roomOf(booking.reference);
  expect(booking).toMatchObject({ place, host: { name: 'Alex Rivera', photo_url: PHOTO } });
  expect((await stored(booking.id))['place']).toEqual(place);
  expect((await see(booking.manage_url)).json.meeting.place).toEqual(place);
  const next = await book({ time: '11:00 AM' });
  expect((await see(next.manageUrl)).json.meeting.place).toEqual(CALL);
});

test('a visitor who will be called leaves a number', async () => {
  const { db, asVisitor } = await held();
  await choosePlace(db, PHONE);
  await offer(db, DAY, ['9:00 AM']);
  const request = aBookingRequest({ time: '9:00 AM', user_phone: '' });

  const { status, json } = await asVisitor('create-booking', request);

  const user_phone = 'Enter a phone number: the meeting is a phone call';
  expect([status, json.fields]).toEqual([400, { user_phone }]);
});

test('a meeting from before the setting has the setting of now, or a video call without a link', async () => {
  const { db, book, see, stored } = await bookedMeetings();
  const { id, manageUrl } = await book();
  expect(await stored(id)).not.toHaveProperty('place');
  const before = { place: { kind: 'video', text: 'Video call' }, host: null };
  expect((await see(manageUrl)).json.meeting).toMatchObject(before);
  await choosePlace(db);
  const { place, reference } = (await see(manageUrl)).json.meeting;
  expect(place).toEqual(roomOf(reference));
});

test('the host follows the hour, the place stays with the meeting', async () => {
  const { db, asVisitor, mailsOf } = await held();
  await storeHost(db, 'admin-2', 'Sam Chen');
  await choosePlace(db, PHONE);
  const availability_id = await offer(db, DAY, ['3:00 PM'], 'admin-2');
  const slot = { date: DAY, time: '3:00 PM', availability_id, time_zone: 'Asia/Tokyo' };
  const moved = await asVisitor('meeting/move', slot);
  const host = { name: 'Sam Chen', photo_url: null };
  expect(moved.json.meeting).toMatchObject({ host, place: { kind: 'video' } });
  const [mail] = await mailsOf('meeting-moved');
  expect(mail?.['text']).toContain('Host: Sam Chen');
  expect(mail?.['text']).toContain('Join the meeting: https://meet.example.com/booth-BK-');
  const canceled = await asVisitor('meeting/cancel', {});
  expect(canceled.json.meeting).toMatchObject({ status: 'cancelled', host: { name: 'Sam Chen' } });
  for (const kind of ['meeting-cancelled', 'meeting-cancelled-notice'])
    expect((await mailsOf(kind))[0]?.['text']).not.toContain('meet.example.com');
});

test('the confirmation begins with the way in, and shows where and with whom', async () => {
  const { mailsOf } = await held();
  const [mail] = await mailsOf('booking-confirmation');
  const [text, html] = [String(mail?.['text']), String(mail?.['html'])];
  const url = /https:\/\/meet\.example\.com\/booth-BK-\w{6}/.exec(text)?.[0] ?? 'no room';
  expect(text.indexOf(`Join the meeting: ${url}`)).toBeLessThan(text.indexOf('Your time:'));
  expect(text).toContain(`Where: Video call: ${url}\nHost: Alex Rivera`);
  expect(html.match(new RegExp(`<a href="${url}"`, 'g'))).toHaveLength(2);
  const photo = PHOTO.replace('.webp', '.jpg');
  expect(html).toContain(`<img src="https://booth.example${photo}" alt="" width="48" height="64"`);
  const [lead] = await mailsOf('booking-lead');
  expect(lead?.['text']).toContain(`Where: Video call: ${url}`);
  expect(lead?.['text']).not.toContain('Host:');
});

test('another place for one meeting is stored, mailed once and in the history', async () => {
  const { id, ask, stored, mailsOf, email, see, manageUrl } = await held();

  const first = await ask(`${id}/place`, HALL);
  const again = await ask(`${id}/place`, HALL);

  const place = { kind: 'address', text: HALL.address };
  for (const { status, json } of [first, again])
    expect([status, json]).toEqual([200, { success: true, place }]);
  const booking = await stored(id);
  expect(booking).toMatchObject({ place, sequence: 1, moves: 0 });
  expect(booking['history'].map(({ what, by }: Record<string, unknown>) => [what, by])).toEqual([
    ['booked', 'visitor'],
    ['place', 'admin@booth.example'],
  ]);
  expect((await see(manageUrl)).json.meeting.place).toEqual(place);
  const [mail = {}, ...others] = await mailsOf('meeting-place');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: email, booking_id: id, not_before: null });
  for (const text of ['Your kickoff meeting has a new place', `Where: ${HALL.address}`])
    expect(mail['text']).toContain(text);
  // An address stays plain text, whatever it contains
  expect(mail['html']).not.toContain('href="https://evil.example');
  expect(mail['text']).not.toContain('Join the meeting');
  const newUrl = /Change or cancel your meeting: (\S+)/.exec(String(mail['text']))?.[1] ?? '';
  for (const url of [newUrl, manageUrl]) expect((await see(url)).status).toBe(200);
  for (const line of ['METHOD:REQUEST', 'SEQUENCE:1', `UID:${id}@`]) expect(unfolded(mail)).toContain(line);
});

test('a meeting that is canceled, begun or unknown gets no place', async () => {
  const { id, ask, bookBegun, mailsOf } = await held();
  const begun = await bookBegun();
  await ask('cancel', { ids: [id] });
  const codes: string[] = [];
  for (const which of [id, begun.id, 'none']) codes.push((await ask(`${which}/place`, HALL)).json.code);
  expect(codes).toEqual(['meeting-over', 'meeting-over', 'not-found']);
  expect(await mailsOf('meeting-place')).toEqual([]);
});

test('a place after a move that can be undone is mailed after it, and the move stays', async () => {
  const { id, ask, db, mailsOf, stored } = await held();
  const availability_id = await offer(db, DAY, ['2:00 PM']);
  const { json } = await ask(`${id}/move`, { date: DAY, time: '2:00 PM', availability_id });
  expect((await ask(`${id}/place`, HALL)).status).toBe(200);
  const [[moved], [placed]] = [await mailsOf('meeting-moved'), await mailsOf('meeting-place')];
  const at = (mail = {} as Record<string, unknown>) =>
    (mail['not_before'] as { toMillis(): number }).toMillis();
  expect(at(placed)).toBeGreaterThan(at(moved));
  const undone = await ask('undo', { changes: [json.change] });
  expect(undone.json.failed).toEqual([{ id, code: 'changed-meanwhile' }]);
  expect(await stored(id)).toMatchObject({ time: '2:00 PM', sequence: 2 });
});

test('of two places in a row only the last is mailed, if the first still waits; a call asks for the number', async () => {
  const { id, ask, db, time, mailsOf } = await held();
  await db.doc(`bookings/${id}`).update({ user_phone: '' });
  await ask(`${id}/place`, HALL);
  time.now = new Date(time.now.getTime() + 1_000);
  await ask(`${id}/place`, PHONE);
  expect(await deliverKind(db, 'meeting-place', time.now)).toHaveLength(1);
  const text = expect.stringMatching(/reply with the phone number[\s\S]*Where: Phone call: we call you/);
  expect(await mailsOf('meeting-place')).toMatchObject([{ text }]);
});
