import { expect, test } from 'vitest';
import { documentsOf, SETTINGS } from '../support/api-under-test.ts';
import { bookedMeetings, DAY } from '../support/booked-meetings.ts';
import { deliverKind } from '../support/outbox.ts';
import { offer } from '../support/payloads.ts';

const OTHER_DAY = '2026-12-09';
const HELD_MS = SETTINGS.undoSeconds * 1000;

type Fields = Record<string, unknown>;

/** Books a meeting for Vera; returns it with the team's actions on it. */
async function aMeeting() {
  const meetings = await bookedMeetings();
  const { ask, book, db, stored, time } = meetings;
  const { id, email, manageUrl } = await book();
  const availability_id = await offer(db, OTHER_DAY, ['2:00 PM']);
  const toOtherDay = { date: OTHER_DAY, time: '2:00 PM', availability_id };
  return {
    ...meetings,
    ...{ id, email, toOtherDay },
    asVisitor: (what: 'move' | 'cancel', body: object) =>
      meetings.visitors.post(`/api/meeting/${what}`, body, undefined, {
        'x-meeting-token': new URL(manageUrl).hash.slice(1),
      }),
    /** `cancel` and `move` resolve to the change that `undo` takes. */
    cancel: async () => (await ask('cancel', { ids: [id], reason: 'We are ill' })).json.changes[0],
    move: async () => (await ask(`${id}/move`, toOtherDay)).json.change,
    undo: async (...changes: unknown[]) => (await ask('undo', { changes })).json,
    booking: () => stored(id),
    claims: async () => (await documentsOf(db, 'slot_claims')).map((claim) => claim['id']),
    mails: async () => (await documentsOf(db, 'mail')).filter((mail) => mail['to'] === email),
    /** Delivers the mails of one kind; resolves to the sent ones. */
    deliver: (kind: string) => deliverKind(db, kind, time.now),
    pass: (milliseconds: number) => {
      time.now = new Date(time.now.getTime() + milliseconds);
    },
  };
}

/** Returns the SEQUENCE of the calendar entry in a mail. */
function sequenceOf({ ics }: Fields): string | undefined {
  return /SEQUENCE:(\d)/.exec((ics as { content: string }).content)?.[1];
}

function dueOf({ not_before }: Fields): number {
  return (not_before as { toMillis: () => number }).toMillis();
}

function kindsOf(mails: readonly Fields[]): unknown[] {
  return mails.map(({ kind }) => kind).sort();
}

test.each([
  ['cancelled', 'cancel', 'meeting-cancelled', []],
  ['moved', 'move', 'meeting-moved', [`${OTHER_DAY}_1400`]],
] as const)(
  'a meeting that the team %s has its slot again after an undo, and the visitor is not mailed',
  async (_, action, kind, claims) => {
    const meeting = await aMeeting();
    const before = await meeting.booking();
    const change = await meeting[action]();
    expect(await meeting.claims()).toEqual(claims);
    meeting.pass(HELD_MS - 1);
    expect(await meeting.deliver(kind)).toEqual([]);

    const answer = await meeting.undo(change);

    expect(answer).toEqual({ success: true, undone: [meeting.id], failed: [] });
    const { manage_hashes: _links, undo: _undo, history: _history, ...after } = await meeting.booking();
    const { manage_hashes, history, ...same } = before;
    expect(after).toEqual({ ...same, sequence: 2, reminded_at: null });
    expect(await meeting.claims()).toEqual([`${DAY}_1000`]);
    meeting.pass(HELD_MS);
    expect(await meeting.deliver(kind)).toEqual([]);
    expect(kindsOf(await meeting.mails())).toEqual(['booking-confirmation']);
  },
);

test('once the time is over the mail is sent, and an undo is refused as too late', async () => {
  const meeting = await aMeeting();
  const change = await meeting.cancel();
  meeting.pass(HELD_MS);

  expect(await meeting.deliver('meeting-cancelled')).toHaveLength(1);
  const answer = await meeting.undo(change);

  expect(answer).toMatchObject({ undone: [], failed: [{ id: meeting.id, code: 'undo-too-late' }] });
  expect(await meeting.booking()).toMatchObject({ status: 'cancelled', sequence: 1 });
});

test('a retry of a change gets its undo again, and a second undo has no further effect', async () => {
  const meeting = await aMeeting();
  const canceled = await meeting.cancel();
  expect(await meeting.cancel()).toEqual(canceled);

  const first = await meeting.undo(canceled);
  const before = await meeting.booking();
  expect(await meeting.undo(canceled)).toEqual(first);
  expect(await meeting.booking()).toEqual(before);

  const moved = await meeting.move();
  expect(moved).toEqual({ id: meeting.id, sequence: 3 });
  expect(await meeting.move()).toEqual(moved);
});

test('a meeting that was moved and whose slot someone else took stays so, and the visitor is mailed', async () => {
  const meeting = await aMeeting();
  const change = await meeting.move();
  await meeting.book({ user_email: 'otto@acme.example' });
  const before = await meeting.booking();

  const answer = await meeting.undo(change);

  expect(answer).toMatchObject({ undone: [], failed: [{ id: meeting.id, code: 'undo-slot-taken' }] });
  expect(await meeting.booking()).toEqual(before);
  meeting.pass(HELD_MS);
  expect(await meeting.deliver('meeting-moved')).toHaveLength(1);
});

test("the visitor's later change is not undone, and is mailed after it; calendars count on", async () => {
  const meeting = await aMeeting();
  const change = await meeting.move();

  await meeting.asVisitor('cancel', {});

  expect(await meeting.undo(change)).toMatchObject({ failed: [{ code: 'changed-meanwhile' }] });
  const mails = await meeting.mails();
  const due = mails.filter(({ not_before }) => not_before).sort((a, b) => dueOf(a) - dueOf(b));
  expect(due.map(({ kind }) => kind)).toEqual(['meeting-moved', 'meeting-cancelled']);
  expect(new Set(due.map(dueOf)).size).toBe(2);
  expect(mails.map(sequenceOf).sort()).toEqual(['0', '1', '2']);
});

test('a change after an undo has a sequence number that no calendar has seen', async () => {
  const meeting = await aMeeting();
  await meeting.undo(await meeting.cancel());

  await meeting.asVisitor('move', { ...meeting.toOtherDay, time_zone: 'Asia/Tokyo' });

  const moved = (await meeting.mails()).filter(({ kind }) => kind === 'meeting-moved');
  expect(moved.map(sequenceOf)).toEqual(['3']);
  expect(await meeting.booking()).toMatchObject({ moves: 1 });
});

test('of several undone meetings each is independent, and all of a large cancellation are held long enough', async () => {
  const meetings = await aMeeting();
  const others = [await meetings.book({ time: '11:00 AM' }), await meetings.book({ time: '1:00 PM' })];
  const ids = [meetings.id, ...others.map(({ id }) => id)];
  const { json } = await meetings.ask('cancel', { ids });
  await meetings.book({ time: '11:00 AM', user_email: 'otto@acme.example' });
  meetings.pass(HELD_MS + 1_999);
  expect(await meetings.deliver('meeting-cancelled')).toEqual([]);

  const answer = await meetings.undo(...json.changes);

  expect(answer).toEqual({
    success: true,
    undone: [ids[0], ids[2]],
    failed: [{ id: ids[1], code: 'undo-slot-taken' }],
  });
});

test('the team moves a meeting as the visitor does: one transaction, the visitor is mailed, the team is not', async () => {
  const meeting = await aMeeting();
  const { time_zone, reference } = await meeting.booking();

  expect(await meeting.move()).toEqual({ id: meeting.id, sequence: 1 });

  const moved = { date: OTHER_DAY, time: '2:00 PM', status: 'confirmed', sequence: 1, moves: 1 };
  expect(await meeting.booking()).toMatchObject({ ...moved, time_zone, reference });
  expect(await meeting.claims()).toEqual([`${OTHER_DAY}_1400`]);
  const kinds = kindsOf(await documentsOf(meeting.db, 'mail'));
  expect(kinds).toEqual(['booking-confirmation', 'booking-lead', 'meeting-moved']);
  const [mail] = (await meeting.mails()).filter(({ kind }) => kind === 'meeting-moved');
  expect(mail?.['text']).toContain("We're sorry, but we had to move your meeting");
  const [, link = ''] = /(https:\S+\/meeting#\S+)/.exec(String(mail?.['text'])) ?? [];
  expect((await meeting.see(link)).json.meeting).toMatchObject({ date: OTHER_DAY, time: '2:00 PM' });
});
