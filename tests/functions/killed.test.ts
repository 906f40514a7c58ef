/**
 * Kills the process at every await of booking, moving, canceling, delivering and accepting a proposal, and sends the
 * same request to another one. One kill covers all points: the process does the same work for many visitors, each halted
 * at a different point. The number of points is counted in a first run without halts. `npm test` books, delivers and
 * accepts, at a few points; with `--all` it takes every action and point.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { queueEvents } from '../../functions/src/webhooks/queue-events.ts';
import {
  type Database,
  documentsOf,
  emptyDatabase,
  NOW,
  startApi,
  Timestamp,
} from '../support/api-under-test.ts';
import { answerOf, type Errand, killAtPoints, LATER } from '../support/kill-at-points.ts';
import { HOUR } from '../support/outbox.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';
import { acceptanceOf, aSentProposal, TOTAL } from '../support/proposal-under-test.ts';
import { mailServerBehind } from '../support/round-trips.ts';
import { startMailServer } from '../support/smtp-server.ts';
import { dealsIn } from '../support/stored-deals.ts';
import { untilAnswered } from '../support/until-answered.ts';

/**
 * Returns the stored data, and expects it to be consistent: each live booking has its claim and its place in a deal, each event its two mails,
 * a link to confirm is one more, and a quote has one mail until it is booked.
 */
async function wholeState(db: Database, message: string) {
  const [deals, bookings, quotes, claims, mails, answers] = await Promise.all([
    dealsIn(db),
    documentsOf(db, 'bookings'),
    documentsOf(db, 'quote_submissions'),
    documentsOf(db, 'slot_claims'),
    documentsOf(db, 'mail'),
    documentsOf(db, 'idempotency_keys'),
  ]);
  const live = bookings.filter(({ status }) => status === 'confirmed' || status === 'pending');
  const claimed = live.map(({ date, time, id }) => ({ date, time, booking_id: id }));
  expect(claims, message).toMatchObject(claimed);
  const confirmed = live.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
  const inDeals = deals.flatMap(({ bookings }) => bookings.filter(({ is_live }) => is_live));
  expect(
    inDeals.map(({ id }) => id),
    message,
  ).toEqual(expect.arrayContaining(confirmed));
  const ids = deals.map(({ id }) => id);
  for (const { deal_id } of [...bookings, ...quotes]) expect(ids, message).toContain(deal_id);
  const done = bookings.filter(({ status }) => status !== 'pending');
  const events = done.reduce((sum, { sequence }) => sum + 1 + Number(sequence), 0);
  const links = mails.filter(({ kind }) => kind === 'booking-pending');
  const unbooked = quotes.filter(({ booking_id }) => booking_id === null);
  expect(mails, message).toHaveLength(2 * events + links.length + unbooked.length);
  return { bookings, events, answers };
}

interface Action {
  readonly route: string;
  readonly path: string;
  /** The visitor has it before the request: a quote, whose mail waits for the booking, or a meeting. */
  readonly has?: 'quote' | 'meeting' | 'pending meeting';
  readonly body: object;
}

const BOOK: Action = { route: 'create-booking', path: '/api/create-booking', body: aBookingRequest() };
const TO_OTHER = { date: '2026-12-08', time: '11:00 AM', availability_id: 'admin-1_2026-12-08' };

const ACTIONS: readonly Action[] = [
  BOOK,
  { ...BOOK, has: 'quote' },
  {
    route: 'move-meeting',
    path: '/api/meeting/move',
    has: 'meeting',
    body: { ...TO_OTHER, time_zone: 'UTC' },
  },
  { route: 'cancel-meeting', path: '/api/meeting/cancel', has: 'meeting', body: { reason: 'Ill' } },
  { route: 'confirm-meeting', path: '/api/meeting/confirm', has: 'pending meeting', body: {} },
];

/** Prepares a visitor with a request, and a meeting if the request is about one. */
async function aVisitor({ path, has, body }: Action): Promise<Errand> {
  const project = `demo-killed-${randomUUID().slice(0, 8)}`;
  const { db, post } = await startApi({ db: emptyDatabase(project), settings: { quoteMailMinutes: 15 } });
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-idempotency-key': randomUUID(),
  };
  if (has?.endsWith('meeting')) {
    const { json } = await post('/api/create-booking', aBookingRequest());
    headers['x-meeting-token'] = new URL(json.booking.manage_url).hash.slice(1);
  }
  if (has === 'pending meeting') await awaitConfirmation(db);
  let sent = body;
  if (has === 'quote') {
    await storeCatalogue(db);
    const { quote_submission_id } = (await post('/api/send-quote', aQuoteRequest())).json;
    sent = { ...body, quote_submission_id };
  }
  const request = { method: 'POST', headers, body: JSON.stringify(sent) };
  return { project, db, ask: (origin) => answerOf(fetch(`${origin}/${project}${path}`, request)) };
}

/** Makes the only booking one that awaits confirmation until long after the second process's time. */
async function awaitConfirmation(db: Database): Promise<void> {
  const [booking] = (await db.collection('bookings').get()).docs;
  const pending_until = new Date(NOW.getTime() + 2 * HOUR);
  await booking?.ref.update({ status: 'pending', pending_until });
  for (const { ref } of (await db.collection('mail').get()).docs) await ref.delete();
}

test.each(process.env['ALL_TESTS'] ? ACTIONS : [BOOK])(
  'killed at any point of $route, either the change and its response both exist or neither does, and a retry does it once',
  async (action) => {
    const { errands, points, origin, lastAnswer } = await killAtPoints(() => aVisitor(action));
    const before = action.has === 'meeting' ? 1 : 0;
    const done: boolean[] = [];

    const answers = await Promise.all(
      errands.map(async ({ db, ask, point }, index) => {
        const where = `killed at point ${point} of ${points}`;
        const { events, answers } = await wholeState(db, where);
        expect([before, before + 1], where).toContain(events);
        const isDone = events === before + 1;
        expect(answers.filter(({ route }) => route === action.route).length, where).toBe(isDone ? 1 : 0);
        done[index] = isDone;

        const answer = await untilAnswered(() => ask(origin));
        expect(answer.status, where).toBe(action.has?.endsWith('meeting') ? 200 : 201);
        const after = await wholeState(db, `${where}, asked again`);
        expect([after.bookings.length, after.events], where).toEqual([1, before + 1]);
        return answer.text;
      }),
    );

    // It happens at one point, before the response
    expect(done).toEqual(done.toSorted());
    expect([done[0], done.at(-2)]).toEqual([false, true]);
    expect(answers.at(-1)).toBe(lastAnswer);
  },
);

test('killed at any point of a delivery, a mail is sent, or waits for the sweeper, which sends it', async () => {
  const server = await startMailServer();
  const copiesOf = (mailId: string) => server.received.filter(({ source }) => source.includes(`<${mailId}@`));
  const { errands, points, origin } = await killAtPoints(async (roundTrips) => {
    const { project, db } = await aVisitor(BOOK);
    const { post } = await startApi({ db });
    await post('/api/create-booking', aBookingRequest());
    const [mail] = (await documentsOf(db, 'mail')).filter(({ kind }) => kind === 'booking-confirmation');
    const id = String(mail?.['id']);
    const port = await mailServerBehind(roundTrips, project, Number(new URL(server.url).port));
    return {
      ...{ project, db, id },
      stored: async () => (await db.doc(`mail/${id}`).get()).data() ?? {},
      ask: (origin: string) => answerOf(fetch(`${origin}/${project}/deliver/${id}/${port}`)),
    };
  });

  for (const { db, id, ask, stored, point } of errands) {
    const where = `killed at point ${point} of ${points}`;
    const arrived = copiesOf(id).length;
    const wasSent = (await stored())['state'] === 'sent';
    if (wasSent) expect(arrived, where).toBe(1);
    const queued: string[] = [];
    await sweepOutbox({ db, now: LATER, enqueue: async (mail) => void queued.push(mail.id) });
    expect(queued.includes(id), where).toBe(!wasSent);

    if (!wasSent) expect((await ask(origin)).status, where).toBe(204);
    expect(await stored(), where).toMatchObject({ state: 'sent', sweep_at: null });
    expect(copiesOf(id), where).toHaveLength(arrived + (wasSent ? 0 : 1));
  }
});

async function aCustomer() {
  const project = `demo-killed-${randomUUID().slice(0, 8)}`;
  const db = emptyDatabase(project);
  const { token, see } = await aSentProposal({ db, isBooked: true });
  const headers = {
    'content-type': 'application/json',
    'x-idempotency-key': randomUUID(),
    'x-proposal-token': token,
  };
  const request = { method: 'POST', headers, body: JSON.stringify(acceptanceOf(await see(token))) };
  const ask = (origin: string) => answerOf(fetch(`${origin}/${project}/api/proposal/accept`, request));
  return { project, db, ask };
}

/** Returns if the proposal is accepted, and expects that all that belongs to it is there, or nothing of it. */
async function isAccepted(db: Database, where: string): Promise<boolean> {
  const [[proposal], [deal], mails, answers] = await Promise.all([
    documentsOf(db, 'proposals'),
    documentsOf(db, 'deals'),
    documentsOf(db, 'mail'),
    documentsOf(db, 'idempotency_keys'),
  ]);
  const isDone = proposal?.['state'] === 'accepted';
  const events = deal?.['events'] as { what: string }[];
  expect(
    {
      mails: mails.filter(({ kind }) => String(kind).startsWith('proposal-accepted')).length,
      deal,
      events: events.filter(({ what }) => what === 'accepted').length,
      answers: answers.filter(({ route }) => route === 'accept-proposal').length,
      reported: await reportedOf(db, proposal ?? {}),
    },
    where,
  ).toMatchObject({
    mails: isDone ? 2 : 0,
    deal: { amount: TOTAL, state: isDone ? 'sold' : 'proposal' },
    ...{ events: isDone ? 1 : 0, answers: isDone ? 1 : 0 },
    reported: isDone ? ['proposal.accepted', 'proposal.sent'] : ['proposal.sent'],
  });
  return isDone;
}

/** Returns the events that wait for a connected system once the record's trigger has run. */
async function reportedOf(db: Database, { id, ...document }: Record<string, unknown>) {
  const created_at = Timestamp.fromDate(NOW);
  await db.doc('webhook_endpoints/crm').set({ sales_only: true, is_active: true, created_at });
  const change = { collection: 'proposals', id: String(id), document, at: LATER } as const;
  await queueEvents({ db, enqueue: async () => undefined }, change);
  const waiting = (await documentsOf(db, 'webhook_deliveries')).filter(({ state }) => state === 'waiting');
  return waiting.map(({ event }) => event).sort();
}

test('killed at any point of accepting, the proposal is accepted with its mails, deal, event and answer, or not at all', async () => {
  const { errands, points, origin } = await killAtPoints(aCustomer);
  const done: boolean[] = [];

  await Promise.all(
    errands.map(async ({ db, ask, point }, index) => {
      const where = `killed at point ${point} of ${points}`;
      done[index] = await isAccepted(db, where);
      const { status, text } = await untilAnswered(() => ask(origin));
      expect([status, JSON.parse(text).proposal.state], where).toEqual([200, 'accepted']);
      expect(await isAccepted(db, `${where}, asked again`)).toBe(true);
    }),
  );

  expect(done).toEqual(done.toSorted());
  expect([done[0], done.at(-2)]).toEqual([false, true]);
});
