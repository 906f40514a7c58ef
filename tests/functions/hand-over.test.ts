import { expect, test } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { calendarHost } from '../../src/config/brand.ts';
import { storeAdmin } from '../support/admin-api-under-test.ts';
import { documentsOf, SETTINGS } from '../support/api-under-test.ts';
import { bookedMeetings, DAY } from '../support/booked-meetings.ts';
import { readInvitation } from '../support/mailbox.ts';
import { deliverKind } from '../support/outbox.ts';
import { keepRules, offer, storeBusy, storeHost } from '../support/payloads.ts';
import { untilAnswered } from '../support/until-answered.ts';

const [ME, PARTNER] = DEMO_ADMINS;

/** Starts both APIs with both administrators: 'Alex', who calls, and 'Sam'. */
async function twoAdministrators() {
  const meetings = await bookedMeetings();
  const { db, ask } = meetings;
  await storeHost(db, ME.uid, 'Alex');
  await storeHost(db, PARTNER.uid, 'Sam');
  for (const { uid, email } of DEMO_ADMINS) await storeAdmin(db, uid, email);
  return {
    ...meetings,
    bookMine: async (label = '10:00 AM') => {
      const availability_id = await offer(db, DAY, [label], ME.uid);
      return meetings.book({ time: label, availability_id, company: 'Acme' });
    },
    handOver: (id: string, to: string = PARTNER.uid) => ask(`${id}/hand-over`, { to }),
    undo: async (...changes: unknown[]) => (await ask('undo', { changes })).json,
    /** Returns the mails since the booking's own two. */
    mails: async () =>
      (await documentsOf(db, 'mail')).filter(
        ({ kind }) => kind !== 'booking-lead' && kind !== 'booking-confirmation',
      ),
    claims: () => documentsOf(db, 'slot_claims'),
  };
}

function entryIn({ to, kind, ics }: Record<string, unknown>) {
  const { uid, method, sequence } = readInvitation((ics as { content: string }).content);
  return [to, kind, uid, method, sequence];
}

function byKind(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return String(a['kind']).localeCompare(String(b['kind']));
}

const HELD_MS = SETTINGS.undoSeconds * 1000;

test('a meeting is handed over: booking, claim and calendars are the colleague’s, the history says by whom', async () => {
  const { bookMine, handOver, stored, mails, claims, see } = await twoAdministrators();
  const { id, email, manageUrl } = await bookMine();
  const before = await stored(id);

  expect((await handOver(id)).json).toEqual({ success: true, change: { id, sequence: 1 } });

  expect(await stored(id)).toMatchObject({
    ...{ admin_id: PARTNER.uid, availability_id: `${PARTNER.uid}_${DAY}`, moves: 0, sequence: 1 },
    ...{ date: before['date'], time: before['time'] },
    history: [{ what: 'booked' }, { what: 'handed', by: ME.email, handed_to: PARTNER.email }],
  });
  expect(await claims()).toMatchObject([{ id: `${DAY}_1000`, booking_id: id, admin_id: PARTNER.uid }]);
  const sent = (await mails()).sort(byKind);
  const uidOf = (owner: string) => `${id}${owner}@${calendarHost}`;
  expect(sent.map(entryIn)).toEqual([
    [PARTNER.email, 'meeting-handed-notice', uidOf(`.${PARTNER.uid}`), 'REQUEST', 1],
    [email, 'meeting-host', uidOf(''), 'REQUEST', 1],
    [ME.email, 'meeting-left-notice', uidOf(`.${ME.uid}`), 'CANCEL', 1],
  ]);
  const [handed, host, left] = sent;
  expect(handed?.['text']).toContain(`${ME.email} handed the kickoff meeting with Acme over to you`);
  expect(handed?.['text']).toMatch(/Host before:?\s+Alex/);
  expect(host?.['text']).toMatch(/^Hi \w+,\nSam will host your meeting/m);
  expect(left?.['text']).toMatch(/Host now:?\s+Sam/);
  expect((await see(manageUrl)).json.meeting).toMatchObject({ host: { name: 'Sam' }, time: '10:00 AM' });
});

test('the visitor is not mailed if the host’s name stays the same for them', async () => {
  const { db, bookMine, handOver, undo, mails, stored } = await twoAdministrators();
  await Promise.all([ME, PARTNER].map(({ uid }) => db.doc(`hosts/${uid}`).delete()));
  const { id } = await bookMine();
  const { manage_hashes } = await stored(id);

  const { json } = await handOver(id);

  const kinds = (await mails()).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['meeting-handed-notice', 'meeting-left-notice']);
  expect(await stored(id)).toMatchObject({ manage_hashes });
  expect((await undo(json.change)).undone).toEqual([id]);
  expect(await mails()).toEqual([]);
});

test('a colleague’s meeting can be taken over; the same request again changes nothing and gets the same undo', async () => {
  const { db, book, handOver, stored, mails } = await twoAdministrators();
  const { id } = await book({ availability_id: await offer(db, DAY, ['10:00 AM'], PARTNER.uid) });

  const first = await handOver(id, ME.uid);
  const [booking, sent] = [await stored(id), await mails()];
  const again = await handOver(id, ME.uid);

  expect([again.status, again.json]).toEqual([200, first.json]);
  expect(booking).toMatchObject({ admin_id: ME.uid });
  const toMe = sent.find(({ kind }) => kind === 'meeting-handed-notice');
  expect(toMe?.['text']).toContain('You took over the kickoff meeting');
  expect([await stored(id), await mails()]).toEqual([booking, sent]);
});

test('an undo gives it back before anyone is mailed; later it is refused', async () => {
  const { db, bookMine, handOver, undo, stored, mails, claims, pass, time } = await twoAdministrators();
  const { id } = await bookMine();
  const before = await stored(id);
  const { json } = await handOver(id);

  expect(await undo(json.change)).toMatchObject({ undone: [id], failed: [] });

  expect(await stored(id)).toMatchObject({
    admin_id: ME.uid,
    availability_id: before['availability_id'],
    sequence: 2,
    history: [{ what: 'booked' }, { what: 'handed' }, { what: 'undone', by: ME.email }],
  });
  expect((await stored(id))['history'].at(-1)).not.toHaveProperty('to');
  expect(await claims()).toMatchObject([{ id: `${DAY}_1000`, booking_id: id, admin_id: ME.uid }]);
  expect(await mails()).toEqual([]);

  const again = (await handOver(id)).json.change;
  pass(HELD_MS);
  expect(await deliverKind(db, 'meeting-host', time.now)).toHaveLength(1);
  expect(await undo(again)).toMatchObject({ failed: [{ code: 'undo-too-late' }] });
});

test('no meeting is handed over to its own host, to no administrator, or once it is canceled or has begun', async () => {
  const { db, book, bookMine, handOver, stored, mails, ask } = await twoAdministrators();
  const { id } = await bookMine();
  const canceled = await bookMine('11:00 AM');
  await ask('cancel', { ids: [canceled.id] });
  const availability_id = await offer(db, '2026-11-21', ['8:00 AM'], ME.uid);
  const begun = await book({ date: '2026-11-21', time: '8:00 AM', availability_id });
  const before = [await stored(id), await mails()];

  expect((await handOver(id, ME.uid)).json).toEqual({ success: true, change: null });
  for (const over of [begun, canceled]) {
    expect((await handOver(over.id)).json).toMatchObject({ success: false, code: 'meeting-over' });
  }
  await db.doc('admins/unlisted').set({ email: 'former@booth.example', sessions_from: 0 });
  await db.doc(`admins/${PARTNER.uid}`).delete();
  for (const to of [PARTNER.uid, 'unlisted', 'nobody']) {
    const { status, json } = await handOver(id, to);
    expect([status, json.code, Object.keys(json.fields)]).toEqual([400, 'invalid', ['to']]);
  }

  expect([await stored(id), await mails()]).toEqual(before);
  expect((await ask('unknown/hand-over', { to: ME.uid })).status).toBe(404);
});

test('a booking that waits for its link goes without mails, and is the colleague’s once confirmed', async () => {
  const { db, bookMine, handOver, stored, mails } = await twoAdministrators();
  const { id } = await bookMine();
  const pending_until = new Date('2026-11-21T15:00:00Z');
  await db.doc(`bookings/${id}`).update({ status: 'pending', pending_until });

  expect((await handOver(id)).json).toEqual({ success: true, change: null });

  expect(await stored(id)).toMatchObject({ admin_id: PARTNER.uid, status: 'pending', sequence: 0 });
  expect(await mails()).toEqual([]);
});

test('handed over while the visitor moves, cancels and the team moves it: one order of all, and one claim at most', async () => {
  const { db, bookMine, handOver, asVisitor, stored, ask, mails, claims } = await twoAdministrators();
  const { id, manageUrl } = await bookMine();
  const mine = await offer(db, DAY, ['11:00 AM', '1:00 PM'], ME.uid);
  const toEleven = { date: DAY, time: '11:00 AM', availability_id: mine };

  const answers = await Promise.all(
    [
      () => handOver(id),
      () => asVisitor(manageUrl, 'move', { ...toEleven, time_zone: 'Asia/Tokyo' }),
      () => ask(`${id}/move`, { date: DAY, time: '1:00 PM' }),
      () => handOver(id, ME.uid),
      () => handOver(id),
    ].map(untilAnswered),
  );

  for (const { status } of answers) expect(status).toBe(200);
  const booking = await stored(id);
  const { date, time, admin_id } = booking;
  expect(await claims()).toEqual([{ id: expect.any(String), date, time, admin_id, booking_id: id }]);
  // Each step is in the history once, and each calendar number is used once
  const events = booking['history'] as { what: string }[];
  expect(events).toHaveLength(1 + booking['sequence']);
  const [canceled] = await Promise.all([
    asVisitor(manageUrl, 'cancel', {}),
    handOver(id),
    handOver(id, ME.uid),
  ]);
  expect(canceled.status).toBe(200);
  expect(await stored(id)).toMatchObject({ status: 'cancelled' });
  expect(await claims()).toEqual([]);
  expect((await mails()).filter(({ kind }) => kind === 'meeting-cancelled')).toHaveLength(1);
});

test('a colleague’s busy hour, buffer and full day are named, and do not stop it', async () => {
  const { db, askAdmin, bookMine, book, handOver } = await twoAdministrators();
  const event = { from: new Date('2026-12-08T15:00:00Z'), until: new Date('2026-12-08T16:00:00Z') };
  await storeBusy(db, [event], PARTNER.uid);
  const check = async (time: string) =>
    (await askAdmin('hand-over/check', { to: PARTNER.uid, date: DAY, time })).json.obstacles;
  expect(await check('10:00 AM')).toEqual(['busy']);
  expect(await check('2:00 PM')).toEqual([]);
  await keepRules(db, { buffer_before: 30, buffer_after: 30, meetings_a_day: 1 }, PARTNER.uid);
  const { id } = await bookMine();
  await book({ time: '2:00 PM', availability_id: await offer(db, DAY, ['2:00 PM'], PARTNER.uid) });
  expect(await check('3:00 PM')).toEqual(['full-day', 'buffer']);

  expect((await handOver(id)).status).toBe(200);
});
