/**
 * Kills the process at every await of booking, moving, canceling and delivering, and sends the same request to another
 * one. One kill covers all points: the process does the same work for many visitors, each halted at a different point.
 * The number of points is counted in a first run without halts. `npm test` books, at a few points; with `--all` it takes
 * every action and point.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { type Database, documentsOf, emptyDatabase, NOW, startApi } from '../support/api-under-test.ts';
import { answerOf, type Errand, killAtPoints, LATER } from '../support/kill-at-points.ts';
import { HOUR } from '../support/outbox.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';
import { mailServerBehind } from '../support/round-trips.ts';
import { startMailServer } from '../support/smtp-server.ts';
import { dealsIn } from '../support/stored-deals.ts';
import { untilAnswered } from '../support/until-answered.ts';

const OTHER_SLOT = { date: '2026-12-08', time: '11:00 AM', availability_id: 'admin-1_2026-12-08' };

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
  expect(
    claims.map(({ date, time, booking_id }) => [date, time, booking_id]),
    message,
  ).toEqual(live.map(({ date, time, id }) => [date, time, id]));
  expect(
    deals.flatMap((deal) => deal.bookings.filter(({ is_live }) => is_live).map(({ id }) => id)),
    message,
  ).toEqual(expect.arrayContaining(live.filter(({ status }) => status === 'confirmed').map(({ id }) => id)));
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
  readonly hasMeeting: boolean;
  /** True if the meeting awaits confirmation. */
  readonly isPending?: boolean;
  /** True if the visitor has sent a quote, whose mail waits for the booking. */
  readonly hasQuote?: boolean;
  readonly body: object;
}

const BOOK: Action = {
  route: 'create-booking',
  path: '/api/create-booking',
  hasMeeting: false,
  body: aBookingRequest(),
};

const ACTIONS: readonly Action[] = [
  BOOK,
  { ...BOOK, hasQuote: true },
  {
    route: 'move-meeting',
    path: '/api/meeting/move',
    hasMeeting: true,
    body: { ...OTHER_SLOT, time_zone: 'Asia/Tokyo' },
  },
  { route: 'cancel-meeting', path: '/api/meeting/cancel', hasMeeting: true, body: { reason: 'Ill' } },
  { route: 'confirm-meeting', path: '/api/meeting/confirm', hasMeeting: true, isPending: true, body: {} },
];

/** Prepares a visitor with a request, and a meeting if the request is about one. */
async function aVisitor({ path, hasMeeting, isPending, hasQuote, body }: Action): Promise<Errand> {
  const project = `demo-killed-${randomUUID().slice(0, 8)}`;
  const { db, post } = await startApi({ db: emptyDatabase(project), settings: { quoteMailMinutes: 15 } });
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-idempotency-key': randomUUID(),
  };
  if (hasMeeting) {
    const { json } = await post('/api/create-booking', aBookingRequest());
    headers['x-meeting-token'] = new URL(json.booking.manage_url).hash.slice(1);
  }
  if (isPending) await awaitConfirmation(db);
  let quote_submission_id: string | null = null;
  if (hasQuote) {
    await storeCatalogue(db);
    quote_submission_id = (await post('/api/send-quote', aQuoteRequest())).json.quote_submission_id;
  }
  const sent = hasQuote ? { ...body, quote_submission_id } : body;
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
    const before = action.hasMeeting && !action.isPending ? 1 : 0;
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
        expect(answer.status, where).toBe(action.hasMeeting ? 200 : 201);
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
