/**
 * A person whose address others enter as theirs: the APIs, requests from any number of new networks, and delivered
 * mails.
 */
import { randomUUID } from 'node:crypto';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { isToVisitor } from '../../src/domain/records/mail.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';
import { mailboxKey } from '../../src/domain/visitor/mailbox-key.ts';
import { adminHeaders, startAdminApi } from './admin-api-under-test.ts';
import { type ApiAnswer, type Database, documentsOf, startApi } from './api-under-test.ts';
import { startMeetingLogo } from './meeting-logo-under-test.ts';
import { deliveryWith } from './outbox.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from './payloads.ts';

export const STRANGER = 'stranger@elsewhere.example';
const DAYS = ['2026-12-08', '2026-12-09'];

/** Starts all APIs on one database and a clock that the test moves, with two days of free slots. */
export async function aStranger() {
  const visitors = await startApi({ settings: { trustedProxies: 1 } });
  const { db, time } = visitors;
  await storeCatalogue(db);
  await Promise.all(DAYS.map((day) => offer(db, day, SLOT_LABELS)));
  const admin = await startAdminApi({ db });
  const logos = await startMeetingLogo(db);
  const headers = await adminHeaders();
  let requests = 0;

  /** Sends a request from a new network. */
  function post(path: string, body: object, token = ''): Promise<ApiAnswer> {
    requests += 1;
    const api = path.startsWith('/api/meeting/logo')
      ? logos
      : path.startsWith('/api/admin')
        ? admin
        : visitors;
    return api.post(path, body, randomUUID(), {
      'x-forwarded-for': `203.0.${requests >> 8}.${requests & 255}`,
      'x-meeting-token': token,
      'x-proposal-token': token,
      ...headers,
    });
  }
  return {
    db,
    post,
    ...inTheirName(post, () => requests),
    ...deliveries(db, () => time.now),
    pass: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * 60_000);
      admin.time.now = time.now;
    },
  };
}

type Post = (path: string, body: object, token?: string) => Promise<ApiAnswer>;

/** Returns requests with the stranger's address, in spellings that reach them. */
function inTheirName(post: Post, count: () => number) {
  const email = () =>
    [STRANGER, STRANGER.toUpperCase(), `stranger+${count()}@elsewhere.example`][count() % 3];
  const slot = () => {
    const date = DAYS[count() % DAYS.length];
    const time = SLOT_LABELS[(count() * 7) % SLOT_LABELS.length];
    return { date, time, availability_id: `admin-1_${date}` };
  };
  const sendQuote = (changes: object = {}) =>
    post(
      '/api/send-quote',
      aQuoteRequest({ contact: { ...aQuoteRequest().contact, email: email() }, ...changes }),
    );
  /** Books a free slot; resolves to its link's token, undefined if refused. */
  async function book(): Promise<string | undefined> {
    const { json } = await post('/api/create-booking', aBookingRequest({ ...slot(), user_email: email() }));
    return json.success ? new URL(json.booking.manage_url).hash.slice(1) : undefined;
  }
  return { email, slot, sendQuote, book };
}

/** Delivers mails to visitors, like tasks and sweeper, and records them. */
function deliveries(db: Database, now: () => Date) {
  const sent: { at: number; kind: string; bookingId: string | undefined; isByTeam: boolean }[] = [];
  const server = { isUp: true };
  const delivery = deliveryWith(db, now, async (_, { kind, booking_id: bookingId, by_team = false }) => {
    if (!server.isUp) return { verdict: 'passing', reason: 'ECONNREFUSED' };
    sent.push({ at: now().getTime(), kind, bookingId, isByTeam: by_team });
    return { verdict: 'sent' };
  });
  const waiting = async () => {
    const mails = await documentsOf(db, 'mail');
    return mails.filter(
      ({ kind, to, state }) =>
        isToVisitor(kind) && mailboxKey(String(to)) === STRANGER && state === 'waiting',
    );
  };
  async function deliver(): Promise<void> {
    for (const { id } of await waiting()) await deliverMail({ ...delivery, maxAttempts: 50 }, String(id));
  }
  return { sent, server, waiting, deliver };
}
