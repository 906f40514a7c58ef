/** Calendar invitations in mails to the team, for the administrator whose hour was booked. */
import { expect, test } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { calendarHost } from '../../src/config/brand.ts';
import { storeAdmin } from '../support/admin-api-under-test.ts';
import { type Database, documentsOf, SETTINGS, startApi, TEAM } from '../support/api-under-test.ts';
import { bookedMeetings, DAY } from '../support/booked-meetings.ts';
import { readInvitation } from '../support/mailbox.ts';
import { unfolded } from '../support/managed-meeting.ts';
import { deliverKind } from '../support/outbox.ts';
import { aBookingRequest, offer, storeHost } from '../support/payloads.ts';

const [{ uid: ME, email: MY_EMAIL }, { uid: PARTNER, email: PARTNERS_EMAIL }] = DEMO_ADMINS;
const OTHER_DAY = '2026-12-09';

type Fields = Record<string, unknown>;

/** Books an hour of the first administrator; both administrators have stored addresses. */
async function aMeetingOfMine() {
  const meetings = await bookedMeetings();
  const { db, ask } = meetings;
  await storeHost(db, ME, 'Alex Admin');
  for (const { uid, email } of DEMO_ADMINS) await storeAdmin(db, uid, email);
  const availability_id = await offer(db, DAY, ['10:00 AM'], ME);
  const meeting = await meetings.book({ availability_id, company: 'Acme' });
  const slotOf = async (owner: string) => ({
    date: OTHER_DAY,
    time: '2:00 PM',
    availability_id: await offer(db, OTHER_DAY, ['2:00 PM'], owner),
  });
  return {
    ...meetings,
    ...meeting,
    asVisitor: (what: 'move' | 'cancel', body: object) => meetings.asVisitor(meeting.manageUrl, what, body),
    /** Moves it to another day as the team, into an hour of `owner`. */
    move: async (owner: string) => (await ask(`${meeting.id}/move`, await slotOf(owner))).json.change,
    slotOf,
    /** Returns the mails to the team, without the first. */
    notices: async () =>
      (await documentsOf(db, 'mail')).filter(
        ({ to, kind }) => to !== meeting.email && kind !== 'booking-lead',
      ),
  };
}

async function leadIn(db: Database): Promise<Fields> {
  return (await documentsOf(db, 'mail')).find(({ kind }) => kind === 'booking-lead') ?? {};
}

function factsOf({ to, kind, ics }: Fields) {
  const { uid, method, sequence, organizer, ...invitation } = readInvitation(
    (ics as { content: string }).content,
  );
  const attendees = invitation.attendees.map((address) => address.toLowerCase());
  return { to, kind, uid, method, sequence, attendees, organizer };
}

test('the mail about a booking invites the administrator whose hour it is, in the name of the team', async () => {
  const { db, id, email } = await aMeetingOfMine();

  const mail = await leadIn(db);

  expect(factsOf(mail)).toEqual({
    to: `${TEAM}, ${MY_EMAIL}`,
    kind: 'booking-lead',
    uid: `${id}.${ME}@${calendarHost}`,
    method: 'REQUEST',
    sequence: 0,
    attendees: [`mailto:${MY_EMAIL}`],
    organizer: `mailto:${TEAM}`,
  });
  const text = unfolded(mail);
  for (const part of [
    'SUMMARY:Kickoff meeting: Acme',
    `Email: ${email}`,
    `https://booth.example/admin#bookings?booking=${id}`,
    'CN="Alex Admin"',
    'PARTSTAT=ACCEPTED',
    'TRIGGER:-PT15M',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('/meeting#');
});

test('a visitor’s move and cancellation reach the same entry', async () => {
  const { asVisitor, slotOf, notices, id } = await aMeetingOfMine();

  await asVisitor('move', { ...(await slotOf(ME)), time_zone: 'Asia/Tokyo' });
  await asVisitor('cancel', {});

  const uid = `${id}.${ME}@${calendarHost}`;
  const mails = (await notices()).map(factsOf).sort((a, b) => a.sequence - b.sequence);
  expect(mails).toMatchObject([
    { kind: 'meeting-moved-notice', to: `${TEAM}, ${MY_EMAIL}`, uid, method: 'REQUEST', sequence: 1 },
    { kind: 'meeting-cancelled-notice', to: `${TEAM}, ${MY_EMAIL}`, uid, method: 'CANCEL', sequence: 2 },
  ]);
});

test('the team’s move, place and cancellation are mailed to the administrator alone', async () => {
  const { ask, move, notices, id, pass } = await aMeetingOfMine();

  await move(ME);
  pass(60_000);
  const place = { place_kind: 'address', video_url: null, address: '12 Main St, Reno' };
  expect((await ask(`${id}/place`, place)).status).toBe(200);
  await ask('cancel', { ids: [id], reason: 'We are ill' });

  const uid = `${id}.${ME}@${calendarHost}`;
  const mails = await notices();
  expect(mails.map(factsOf).sort((a, b) => a.sequence - b.sequence)).toMatchObject([
    { kind: 'meeting-moved-notice', to: MY_EMAIL, uid, method: 'REQUEST', sequence: 1 },
    { kind: 'meeting-place-notice', to: MY_EMAIL, uid, method: 'REQUEST', sequence: 2 },
    { kind: 'meeting-cancelled-notice', to: MY_EMAIL, uid, method: 'CANCEL', sequence: 3 },
  ]);
  const textOf = (kind: string) => String(mails.find((mail) => mail['kind'] === kind)?.['text']);
  expect(textOf('meeting-moved-notice')).toContain(`${MY_EMAIL} moved the kickoff meeting with Acme`);
  expect(textOf('meeting-moved-notice')).toContain('Before: Tuesday, December 8, 2026 at 10:00 AM');
  expect(textOf('meeting-place-notice')).toContain('Where: 12 Main St, Reno');
  expect(textOf('meeting-cancelled-notice')).toContain('Reason: We are ill');
});

test.each(['move', 'cancel'] as const)(
  'the mail about the team’s %s waits for the undo, which takes it back',
  async (what) => {
    const { ask, db, id, move, notices, pass, time } = await aMeetingOfMine();
    const kind = what === 'move' ? 'meeting-moved-notice' : 'meeting-cancelled-notice';
    const change =
      what === 'move' ? await move(PARTNER) : (await ask('cancel', { ids: [id] })).json.changes[0];
    const written = (await notices()).length;
    pass(SETTINGS.undoSeconds * 1000 - 1);
    expect(await deliverKind(db, kind, time.now)).toEqual([]);

    expect((await ask('undo', { changes: [change] })).json.undone).toEqual([id]);

    expect(written).toBe(what === 'move' ? 2 : 1);
    expect(await notices()).toEqual([]);
  },
);

test.each(['team', 'visitor'] as const)(
  'a move by the %s to a colleague’s hour cancels one entry and makes another',
  async (by) => {
    const { asVisitor, move, slotOf, notices, id } = await aMeetingOfMine();

    if (by === 'team') await move(PARTNER);
    else await asVisitor('move', { ...(await slotOf(PARTNER)), time_zone: 'Asia/Tokyo' });

    const mails = await notices();
    const facts = { sequence: 1, organizer: `mailto:${TEAM}` };
    const mine = { ...facts, uid: `${id}.${ME}@${calendarHost}`, attendees: [`mailto:${MY_EMAIL}`] };
    const theirs = { uid: `${id}.${PARTNER}@${calendarHost}`, attendees: [`mailto:${PARTNERS_EMAIL}`] };
    const to = by === 'team' ? PARTNERS_EMAIL : `${TEAM}, ${PARTNERS_EMAIL}`;
    expect(mails.map(factsOf).sort((a, b) => a.method.localeCompare(b.method))).toEqual([
      { ...mine, kind: 'meeting-left-notice', to: MY_EMAIL, method: 'CANCEL' },
      { ...facts, ...theirs, kind: 'meeting-moved-notice', to, method: 'REQUEST' },
    ]);
    const left = mails.find(({ kind }) => kind === 'meeting-left-notice');
    expect(left?.['text']).toContain("The kickoff meeting with Acme moved to a colleague's hours");
  },
);

/** Books an hour of an administrator with this address, if there is one. */
async function aLead(hostEmail: string | undefined, settings: Partial<typeof SETTINGS> = {}) {
  const api = await startApi({ settings });
  await storeAdmin(api.db, 'admin-1', hostEmail);
  await offer(api.db, DAY, ['10:00 AM']);
  const { status } = await api.post('/api/create-booking', aBookingRequest({ date: DAY, time: '10:00 AM' }));
  return { ...api, status };
}

test('an administrator who is the team gets one mail, and the invitation is the sender’s', async () => {
  const teamEmail = 'Team@booth.example, other@booth.example';
  const { db } = await aLead('team@booth.example', { teamEmail });

  expect(factsOf(await leadIn(db))).toMatchObject({
    to: teamEmail,
    attendees: ['mailto:team@booth.example'],
    organizer: 'mailto:hello@booth.example',
  });
});

test('without a known address the team is mailed without an invitation', async () => {
  const lead = await leadIn((await aLead(undefined)).db);

  expect(lead).toMatchObject({ to: TEAM });
  expect(lead).not.toHaveProperty('ics');
});

test('a pending booking invites no one until it is confirmed', async () => {
  const { db, status, post } = await aLead(MY_EMAIL, { confirmAbovePerHour: 0 });
  expect(status).toBe(202);
  expect(await leadIn(db)).toEqual({});
  const [mail] = await documentsOf(db, 'mail');
  const [, token = ''] = /\/meeting#(\S+)/.exec(String(mail?.['text'])) ?? [];

  await post('/api/meeting/confirm', {}, undefined, { 'x-meeting-token': token });

  const attendees = [`mailto:${MY_EMAIL}`];
  expect(factsOf(await leadIn(db))).toMatchObject({ method: 'REQUEST', attendees });
});
