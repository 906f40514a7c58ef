/** The one reminder about a quote without a meeting: who gets it, what it says, and how it is refused. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { followUpQuotes } from '../../functions/src/quotes/follow-up-quotes.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { brand } from '../../src/config/brand.ts';
import { NEW_LEAD } from '../../src/domain/schemas/leads.ts';
import { DEFAULT_FOLLOW_UP } from '../../src/domain/visitor/follow-up.ts';
import { signIn } from '../support/accounts.ts';
import { startAdminApi } from '../support/admin-api-under-test.ts';
import { documentsOf, NOW, SETTINGS, startApi, TEAM, Timestamp } from '../support/api-under-test.ts';
import { mailsTo, oneMailTo } from '../support/mailbox.ts';
import { deliverKind, patientMailer } from '../support/outbox.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';

const KIND = 'quote-follow-up';
const SITE = SETTINGS.siteUrl;
const DAY_MS = 24 * 3_600_000;
/** A Tuesday, 10:00 AM in New York, three days after the quotes, which are sent at NOW. */
const TUESDAY = new Date('2026-11-24T15:00:00Z');

/** Starts an API with the reminder switched on; `send` sends a quote without a meeting whose visitor agreed to it. */
async function openQuotes(setting: object = {}) {
  const api = await startApi();
  const { db, post, time } = api;
  await storeCatalogue(db);
  await db
    .doc('follow_up_settings/quotes')
    .set({ ...DEFAULT_FOLLOW_UP, is_on: true, admin_id: 'admin-1', ...setting });
  const reminders = async () => (await documentsOf(db, 'mail')).filter(({ kind }) => kind === KIND);
  return {
    ...api,
    reminders,
    send: async (contact: object = {}, changes: object = {}) => {
      const request = aQuoteRequest({ meeting: undefined, may_follow_up: true, ...changes });
      const body = { ...request, contact: { ...request.contact, ...contact } };
      const { json } = await post('/api/send-quote', body);
      return db.doc(`quote_submissions/${json.quote_submission_id}`);
    },
    /** Runs the job at a moment; resolves to the number of reminders written. */
    runAt: (now: Date) => {
      time.now = now;
      return followUpQuotes({ db, now, settings: SETTINGS });
    },
    /** Sends the waiting reminder, by default to the mail catcher. */
    deliver: async (mailer = patientMailer(`smtp://127.0.0.1:${testStackAddresses().ports.smtp}`)) => {
      for (const { id } of await reminders())
        await deliverMail(
          {
            db,
            timeOf: () => time.now,
            mailer,
            team: { teamEmail: TEAM, siteUrl: SITE },
            maxAttempts: 5,
            maxRetrySeconds: 60,
          },
          String(id),
        );
    },
  };
}

const after = (days: number) => new Date(TUESDAY.getTime() + days * DAY_MS);

test('a visitor who agreed gets one mail, unsubscribes with one click, and gets no other', async () => {
  const { db, send, runAt, deliver, get, origin } = await openQuotes();
  const email = `vera-${randomUUID().slice(0, 8)}@visitor.example`;
  await send({ email });
  expect(await runAt(TUESDAY)).toBe(1);
  await deliver();
  const mail = await oneMailTo(email);
  expect(mail.subject).toBe('Your booth quote for CES');
  expect(mail.text).toContain('Hi Vera,');
  expect(mail.text).toContain(brand.postalAddress);
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, url = ''] = /^<(.+)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
  expect(url).toMatch(/^https:\/\/booth\.example\/api\/unsubscribe\/[\w-]{43}$/);
  expect(mail.html).toContain(url);

  // A mail scanner opens every link
  const page = await get(new URL(url).pathname);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await documentsOf(db, 'unsubscribe_links')).toMatchObject([{ refused_at: null }]);

  const click = await fetch(origin + new URL(url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([click.status, await click.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
  await send({ email: email.toUpperCase() });
  expect(await runAt(after(35))).toBe(0);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(JSON.stringify(await documentsOf(db, 'unsubscribe_links'))).not.toContain('visitor.example');
});

test('nothing is sent while it is off, without the tick, or about a quote with a meeting', async () => {
  const off = await openQuotes({ is_on: false });
  await off.send();
  const on = await openQuotes();
  await on.send({}, { may_follow_up: undefined });
  await on.send({}, { may_follow_up: false });
  await on.send({}, { meeting: aQuoteRequest().meeting });
  expect([await off.runAt(TUESDAY), await on.runAt(TUESDAY)]).toEqual([0, 0]);
  const never = await startApi();
  expect(await followUpQuotes({ db: never.db, now: TUESDAY, settings: SETTINGS })).toBe(0);
});

test.each([
  ['a minute too early', '2026-11-24T13:59:00Z', 0],
  ['at 9 AM in New York', '2026-11-24T14:00:00Z', 1],
  ['before 5 PM', '2026-11-24T21:59:00Z', 1],
  ['at 5 PM', '2026-11-24T22:00:00Z', 0],
  ['before the days are over', '2026-11-23T21:00:00Z', 0],
  ['on a Saturday', '2026-11-28T15:00:00Z', 0],
  ['the last day', '2026-12-08T13:59:00Z', 0],
  ['more than two weeks late', '2026-12-08T15:00:00Z', 0],
])('%s (%s): %i reminders', async (_when, now, count) => {
  const { send, runAt } = await openQuotes();
  await send();
  expect(await runAt(new Date(now))).toBe(count);
});

test('two runs at once and a later one write a single mail', async () => {
  const { send, runAt, reminders, db } = await openQuotes();
  const quote = await send();
  const counts = await Promise.all([runAt(TUESDAY), runAt(TUESDAY)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await runAt(after(1))).toBe(0);
  expect(await reminders()).toHaveLength(1);
  expect((await quote.get()).data()).toMatchObject({
    follow_up_since: null,
    followed_up_at: Timestamp.fromDate(TUESDAY),
  });
  expect(await documentsOf(db, 'unsubscribe_links')).toHaveLength(1);
});

test('an address with several quotes gets one reminder', async () => {
  const { send, runAt } = await openQuotes();
  await send();
  await send({ email: 'Vera+ces@acme.example' });
  expect(await runAt(TUESDAY)).toBe(1);
});

test.each(['answered', 'won', 'lost'])(
  'none about a lead that is %s, before and after it was written',
  async (state) => {
    const { db, send, runAt, reminders } = await openQuotes();
    const changed = { changed_at: Timestamp.fromDate(NOW), changed_by: 'admin@booth.example' };
    const lead = { ...NEW_LEAD, state, ...changed };
    const before = await send();
    await before.update({ lead });
    expect(await runAt(TUESDAY)).toBe(0);
    const waiting = await send();
    expect(await runAt(after(6))).toBe(1);
    await waiting.update({ lead });
    expect(await deliverKind(db, KIND, after(6))).toEqual([]);
    expect(await reminders()).toEqual([]);
  },
);

test('none after a booking, with this quote, even if canceled, or another', async () => {
  const { db, post, send, runAt } = await openQuotes();
  await offer(db, '2026-12-08', ['10:00 AM', '11:00 AM']);
  const booked = await send();
  const { json } = await post('/api/create-booking', aBookingRequest({ quote_submission_id: booked.id }));
  const token = new URL(json.booking.manage_url).hash.slice(1);
  await post('/api/meeting/cancel', {}, undefined, { 'x-meeting-token': token });
  expect((await booked.get()).get('booking_id')).toBeNull();
  const user_email = 'ada@acme.example';
  await send({ email: user_email });
  await post('/api/create-booking', aBookingRequest({ time: '11:00 AM', user_email }));
  expect(await runAt(TUESDAY)).toBe(0);
});

test('of a reminder that is rejected, the team hears that the quote stands', async () => {
  const { db, send, runAt, deliver } = await openQuotes();
  await send();
  await runAt(TUESDAY);
  await deliver(async () => ({ verdict: 'refused', reason: 'EENVELOPE 550' }));
  const mails = await documentsOf(db, 'mail');
  expect(mails.find(({ kind }) => kind === 'undelivered-mail')?.['text']).toContain('The quote stands.');
});

test('none after a meeting that the team booked, without the quote', async () => {
  const { db, send, runAt, time } = await openQuotes();
  const quote = await send();
  const admin = await startAdminApi({ db });
  admin.time.now = time.now;
  const { idToken } = await signIn(DEMO_ADMINS[0].email, DEMO_ADMIN_PASSWORD);
  const headers = { authorization: `Bearer ${idToken}` };
  const meeting = { date: '2026-12-08', time: '10:00 AM', user_name: 'Vera Visitor', mail: true };
  const body = { ...meeting, user_email: (await quote.get()).get('contact.email') };
  const { status } = await admin.post('/api/admin/bookings', body, undefined, headers);

  expect([status, await runAt(TUESDAY)]).toEqual([201, 0]);
});

test('of the visitor’s words the mail has the first name and the show, marked as entered', async () => {
  const { send, runAt, reminders } = await openQuotes({
    subject: '{show}: {size}',
    text: 'Hello {name},\nabout {show}.',
  });
  const attack = 'Claim your prize at prize.example';
  const contact = { name: attack, company: attack, phone: attack, email: 'stranger@elsewhere.example' };
  await send(contact, { show: { id: 'custom', name: attack }, preferred_times: [attack] });
  expect(await runAt(TUESDAY)).toBe(1);
  const [mail] = await reminders();
  expect(mail).toMatchObject({
    to: 'stranger@elsewhere.example',
    subject: "“Claim your prize at prize” (as entered): 10' × 10'",
  });
  expect(mail?.['text']).toContain('Hello Claim,\nabout “Claim your prize at prize” (as entered).');
  expect(mail?.['text']).toContain('Show (as entered): Claim your prize at prize\n');
  expect(JSON.stringify(mail)).not.toContain('prize.example');
});

test('links that open nothing: a malformed one is unknown, any other is answered alike', async () => {
  const { send, get } = await startApi();
  for (const token of ['x', 'x'.repeat(44), '%2e%2e', 'x'.repeat(42)]) {
    expect((await get(`/api/unsubscribe/${token}`)).json.code).toBe('not-found');
    expect((await send(`/api/unsubscribe/${token}`, { method: 'POST' })).json.code).toBe('not-found');
  }
  const unknown = await send(`/api/unsubscribe/${'x'.repeat(43)}`, { method: 'POST' });
  expect([unknown.status, unknown.text]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
  const put = await send(`/api/unsubscribe/${'x'.repeat(43)}`, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
