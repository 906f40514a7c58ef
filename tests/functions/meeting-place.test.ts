/** Place and host of a meeting, in answers, mails and the booking. */
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
  return {
    ...meetings,
    ...booked,
    mailsOf: async (kind: string) =>
      (await documentsOf(meetings.db, 'mail')).filter((mail) => mail['kind'] === kind),
  };
}

test('each meeting has its own room, which is stored and answered with its host', async () => {
  const { visitors, db, stored } = await held();
  const availability_id = await offer(db, '2026-12-09', ['9:00 AM']);
  const { json } = await visitors.post(
    '/api/create-booking',
    aBookingRequest({ date: '2026-12-09', time: '9:00 AM', availability_id }),
  );
  const place = roomOf(json.booking.reference);
  const host = { name: 'Alex Rivera', photo_url: PHOTO };
  expect(json.booking).toMatchObject({ place, host });
  expect((await stored(json.booking.id))['place']).toEqual(place);
});

test('another setting leaves booked meetings where they are, and is for the next ones', async () => {
  const { db, book, see, manageUrl } = await held();
  await choosePlace(db, PHONE);
  const next = await book({ time: '11:00 AM' });
  expect((await see(manageUrl)).json.meeting.place.kind).toBe('video');
  expect((await see(next.manageUrl)).json.meeting.place).toEqual(CALL);
});

test('a visitor who will be called leaves a number', async () => {
  const { db, visitors } = await held();
  await choosePlace(db, PHONE);
  const availability_id = await offer(db, '2026-12-09', ['9:00 AM']);
  const request = { date: '2026-12-09', time: '9:00 AM', availability_id };

  const { status, json } = await visitors.post(
    '/api/create-booking',
    aBookingRequest({ ...request, user_phone: '' }),
  );

  expect([status, json.fields]).toEqual([
    400,
    { user_phone: 'Enter a phone number: the meeting is a phone call' },
  ]);
  const called = await visitors.post(
    '/api/create-booking',
    aBookingRequest({ ...request, user_phone: '+1 555 010 0199' }),
  );
  expect(called.json.booking.place).toEqual(CALL);
});

test('a meeting from before the setting has the setting of now, or a video call without a link', async () => {
  const { db, book, see, stored } = await bookedMeetings();
  const { id, manageUrl } = await book();
  expect(await stored(id)).not.toHaveProperty('place');
  expect((await see(manageUrl)).json.meeting).toMatchObject({
    place: { kind: 'video', text: 'Video call' },
    host: null,
  });
  await choosePlace(db);
  const { place, reference } = (await see(manageUrl)).json.meeting;
  expect(place).toEqual(roomOf(reference));
});

test('the host follows the hour, the place stays with the meeting', async () => {
  const { db, visitors, manageUrl, mailsOf } = await held();
  await storeHost(db, 'admin-2', 'Sam Chen');
  await choosePlace(db, PHONE);
  const availability_id = await offer(db, DAY, ['3:00 PM'], 'admin-2');
  const headers = { 'x-meeting-token': new URL(manageUrl).hash.slice(1) };
  const slot = { date: DAY, time: '3:00 PM', availability_id, time_zone: 'Asia/Tokyo' };
  const moved = await visitors.post('/api/meeting/move', slot, undefined, headers);
  expect(moved.json.meeting).toMatchObject({
    host: { name: 'Sam Chen', photo_url: null },
    place: { kind: 'video' },
  });
  const [mail] = await mailsOf('meeting-moved');
  expect(mail?.['text']).toContain('Host: Sam Chen');
  expect(mail?.['text']).toContain('Join the meeting: https://meet.example.com/booth-BK-');
  const canceled = await visitors.post('/api/meeting/cancel', {}, undefined, headers);
  expect(canceled.json.meeting).toMatchObject({ status: 'cancelled', host: { name: 'Sam Chen' } });
  for (const kind of ['meeting-cancelled', 'meeting-cancelled-notice']) {
    const [about] = await mailsOf(kind);
    expect(about?.['text']).not.toContain('meet.example.com');
  }
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
  const mails = await mailsOf('meeting-place');
  expect(mails).toHaveLength(1);
  const [mail] = mails as [Record<string, unknown>];
  expect(mail).toMatchObject({ to: email, booking_id: id, not_before: null });
  expect(mail['text']).toContain('Your kickoff meeting has a new place');
  expect(mail['text']).toContain(`Where: ${HALL.address}`);
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
  const answers = [
    await ask(`${id}/place`, HALL),
    await ask(`${begun.id}/place`, HALL),
    await ask('none/place', HALL),
  ];
  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'meeting-over'],
    [409, 'meeting-over'],
    [404, 'not-found'],
  ]);
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
  const [left, ...others] = await mailsOf('meeting-place');
  expect(left?.['text']).toContain('Where: Phone call: we call you');
  expect(left?.['text']).toContain('Please reply with the phone number that we should call.');
  expect(others).toEqual([]);
});
