/** Maximum number of mails that a stranger is sent within an hour and a day, over all routes and from any number of networks. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { routesOf } from '../support/api-routes.ts';
import { type ApiAnswer, type Database, Timestamp } from '../support/api-under-test.ts';
import { aContactMessage, aCustomRequest } from '../support/payloads.ts';
import { acceptanceOf, aDraft, tokenOf } from '../support/proposal-under-test.ts';
import { aStranger } from '../support/stranger.ts';

const MAX_AN_HOUR = 6;
const MAX_A_DAY = 12;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Routes that mail no visitor, or only one whom an administrator names. */
const SILENT = [
  '/api/sign-in-standing',
  ...['invitation', 'images', 'models', 'models/mark', 'bookings', 'hand-over/check', 'numbers'],
  ...['daily-mail', 'settings', 'deals/:id/change', 'deals/:id/payments', 'calendar'],
  ...['calendar/:id/read', 'calendar/:id/change', 'calendar/:id/disconnect'],
  ...['webhooks', 'webhooks/:id/change', 'webhooks/:id/rotate', 'webhooks/:id/remove'],
  ...['webhooks/:id/test', 'webhooks/:id/resend'],
].map((path) => (path.startsWith('/') ? path : `/api/admin/${path}`));

type World = Awaited<ReturnType<typeof aStranger>>;

/** Returns a request for each route in the stranger's name. */
function attacksOf(world: World): Record<string, () => Promise<unknown>> {
  const { post, book, email, slot, sendQuote, waiting } = world;
  const tokens: string[] = [];
  const last = () => tokens.at(-1) ?? '';
  const lastId = () => last().split('.')[0] || 'none';
  const place = () => ({ place_kind: 'address', video_url: null, address: `Hall ${randomUUID()}` });
  const bodies: Record<string, () => object> = {
    '/api/meeting/move': () => ({ ...slot(), time_zone: 'Asia/Tokyo' }),
    '/api/meeting/confirm': () => ({}),
    '/api/meeting/logo': () => ({ image: 'AAAA' }),
    '/api/meeting/cancel': () => ({ reason: 'Ill' }),
    '/api/send-contact-email': () => aContactMessage({ email: email() }),
    '/api/request-custom-booth': () => aCustomRequest({ email: email() }),
    '/api/admin/bookings/cancel': () => ({ ids: [lastId()], reason: 'Ill' }),
    '/api/admin/bookings/undo': () => ({ changes: [{ id: lastId(), sequence: 1 }] }),
    '/api/admin/bookings/:id/move': slot,
    '/api/admin/bookings/:id/status': () => ({ status: 'held' }),
    '/api/admin/bookings/:id/place': place,
    '/api/admin/bookings/:id/hand-over': () => ({ to: 'none' }),
    '/api/admin/deals': () => ({ source: 'call', name: 'Cal', email: email() }),
    ...Object.fromEntries(SILENT.map((path) => [path, () => ({ email: email() })])),
  };
  const attacks = Object.entries(bodies).map(([path, body]) => {
    return [path, () => post(path.replace(':id', lastId()), body(), last())] as const;
  });
  return {
    '/api/send-quote': () => sendQuote({ meeting: undefined }),
    '/api/create-booking': async () => tokens.push(...((await book())?.split(' ') ?? [])),
    ...Object.fromEntries(attacks),
    ...answersToProposals(world),
    '/api/admin/mail/:id/resend': async () => {
      for (const { id } of await waiting()) await post(`/api/admin/mail/${id}/resend`, {});
    },
  };
}

/** Returns the id of the deal of a quote that was sent. */
async function dealOf(db: Database, { json }: ApiAnswer): Promise<string> {
  return (await db.doc(`quote_submissions/${json.quote_submission_id}`).get()).get('deal_id');
}

/** Returns requests that send a stranger proposals for their quotes, and answer them. */
function answersToProposals({ db, post, sendQuote }: World) {
  let [id, token] = ['none', ''];
  const answer = (what: string, body: object) => () => post(`/api/proposal/${what}`, body, token);
  return {
    '/api/admin/proposals': async () => {
      const deal_id = await dealOf(db, await sendQuote({ meeting: undefined }));
      const { json } = await post('/api/admin/proposals', { ...aDraft(), deal_id });
      if (json.success) [id, token] = [json.id, tokenOf(json.url)];
    },
    '/api/admin/proposals/preview': async () => {
      const deal_id = await dealOf(db, await sendQuote({ meeting: undefined }));
      await post('/api/admin/proposals/preview', { ...aDraft(), deal_id });
    },
    '/api/proposal/ask': answer('ask', { version: 1, text: 'A bigger sign' }),
    '/api/proposal/accept': async () => {
      const proposal = (await db.doc(`proposal_versions/${id}_1`).get()).data();
      if (proposal) await post('/api/proposal/accept', acceptanceOf({ json: { proposal } }), token);
    },
    '/api/proposal/decline': answer('decline', { version: 1, reason: 'Later' }),
    ...Object.fromEntries(
      ['link', 'withdraw'].map((what) => [
        `/api/admin/proposals/:id/${what}`,
        () => post(`/api/admin/proposals/${id}/${what}`, {}),
      ]),
    ),
  };
}

/** Returns the maximum number of moments within `ms`. */
function mostWithin(ms: number, moments: readonly { at: number }[]): number {
  const since = (from: number) => moments.filter(({ at }) => at >= from && at < from + ms).length;
  return Math.max(0, ...moments.map(({ at }) => since(at)));
}

test('mails that one stranger can be sent in an hour: six, over all routes together, from any number of networks', async () => {
  const world = await aStranger();
  const attacks = attacksOf(world);
  expect(Object.keys(attacks).sort()).toEqual(routesOf('post').sort());

  for (let round = 0; round < 5; round += 1) {
    for (const attack of Object.values(attacks)) {
      await attack();
      world.pass(0.25);
      await world.deliver();
    }
    world.pass(15);
  }

  const caused = world.sent.filter(({ isByTeam }) => !isByTeam);
  expect(mostWithin(HOUR_MS, caused)).toBe(MAX_AN_HOUR);
  expect(new Set(world.sent.map(({ kind }) => kind))).toEqual(
    new Set([
      ...['booking-confirmation', 'meeting-moved', 'meeting-cancelled', 'quote-receipt'],
      ...['proposal', 'proposal-accepted'],
    ]),
  );
});

test('in a day: twelve, also across midnight; later mails wait where the panel shows them', async () => {
  const { book, post, deliver, pass, sent, waiting } = await aStranger();
  const held: object[] = [];
  for (let hour = 0; hour < 27; hour += 1) {
    const token = await book();
    await deliver();
    held.push(...(await waiting()));
    await post('/api/meeting/cancel', {}, token);
    await deliver();
    pass(60);
  }
  expect(mostWithin(DAY_MS, sent)).toBe(MAX_A_DAY);
  expect(sent.length).toBeGreaterThan(MAX_A_DAY);
  expect(held).toContainEqual(
    expect.objectContaining({ kind: 'booking-confirmation', not_before: expect.any(Timestamp) }),
  );
});

/** Sends a stranger the maximum number of mails in an hour: three meetings that were booked and canceled. */
async function aFullMailbox() {
  const world = await aStranger();
  for (let meeting = 0; meeting < 3; meeting += 1) {
    const token = await world.book();
    await world.deliver();
    await world.post('/api/meeting/cancel', {}, token);
    await world.deliver();
  }
  expect(world.sent).toHaveLength(MAX_AN_HOUR);
  return world;
}

test('at the limit a booking stands, and its mail waits where the panel shows it, until the hour allows it', async () => {
  const { book, deliver, waiting, sent, pass, db } = await aFullMailbox();
  const [id = ''] = (await book())?.split('.') ?? [];
  await deliver();

  const [held] = (await waiting()) as Record<'not_before' | 'sweep_at', InstanceType<typeof Timestamp>>[];

  expect((await db.doc(`bookings/${id}`).get()).get('status')).toBe('confirmed');
  expect(held).toMatchObject({ kind: 'booking-confirmation', attempts: 0, booking_id: id });
  expect(held?.sweep_at).toEqual(held?.not_before);
  expect(held?.not_before.toMillis()).toBeGreaterThanOrEqual((sent[0]?.at ?? 0) + HOUR_MS);
  pass(59);
  await deliver();
  expect(sent).toHaveLength(MAX_AN_HOUR);
  pass(5);
  await deliver();
  expect(sent.at(-1)).toMatchObject({ kind: 'booking-confirmation', bookingId: id });
});

test("the team's mails by a press leave at once behind a stranger's; beyond their own limit the answer says when", async () => {
  const { db, post, sendQuote, deliver, sent, pass } = await aFullMailbox();
  const deal_id = await dealOf(db, await sendQuote({ meeting: undefined }));
  await deliver();
  let replaces: object | null = null;
  async function propose(version: number): Promise<string | null> {
    const { json } = await post('/api/admin/proposals', { ...aDraft({ replaces }), deal_id });
    replaces = { id: json.id, version };
    await deliver();
    return json.leaves_at;
  }
  const leaving: (string | null)[] = [];
  for (let version = 1; version <= MAX_AN_HOUR; version += 1) leaving.push(await propose(version));

  expect(leaving).toEqual(Array(MAX_AN_HOUR).fill(null));
  expect(sent.slice(MAX_AN_HOUR).map(({ kind }) => kind)).toEqual(Array(MAX_AN_HOUR).fill('proposal'));
  const leavesAt = Date.parse((await propose(MAX_AN_HOUR + 1)) ?? '');
  expect(sent).toHaveLength(2 * MAX_AN_HOUR);
  pass((leavesAt - (sent.at(-1)?.at ?? 0)) / 60_000);
  await deliver();
  expect(sent.slice(2 * MAX_AN_HOUR)).toContainEqual(
    expect.objectContaining({ at: leavesAt, kind: 'proposal' }),
  );
});

test('bookings canceled at the limit leave nothing for the next hours', async () => {
  const { book, post, deliver, waiting, sent, pass } = await aFullMailbox();
  for (let meeting = 0; meeting < 5; meeting += 1) {
    const token = await book();
    if (meeting % 2) await deliver();
    await post('/api/meeting/cancel', {}, token);
    await deliver();
  }
  pass(70);

  await deliver();

  expect(sent).toHaveLength(MAX_AN_HOUR);
  expect(await waiting()).toEqual([]);
});

test('a mail that is retried often counts once: others to the address are sent as usual', async () => {
  const { book, deliver, pass, sent, server } = await aStranger();
  await book();
  server.isUp = false;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await deliver();
    pass(1);
  }
  server.isUp = true;
  await book();

  await deliver();

  expect(sent.map(({ kind }) => kind)).toEqual(['booking-confirmation', 'booking-confirmation']);
});
