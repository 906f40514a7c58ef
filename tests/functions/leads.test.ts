import { expect, test } from 'vitest';
import { deleteBooking } from '../../functions/src/bookings/delete-booking.ts';
import { indexVisitors } from '../../functions/src/visitors/index-visitors.ts';
import { deleteVisitorRecords, visitorRecords } from '../../functions/src/visitors/visitor-records.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { searchFor } from '../../src/domain/visitor/search-words.ts';
import { signIn } from '../support/accounts.ts';
import { startAdminApi } from '../support/admin-api-under-test.ts';
import { documentsOf, NOW, startApi } from '../support/api-under-test.ts';
import {
  aBookingRequest,
  aContactMessage,
  aCustomRequest,
  aQuoteRequest,
  offer,
  storeCatalogue,
} from '../support/payloads.ts';

const [ADMIN, PARTNER] = DEMO_ADMINS;
const UNTOUCHED = { state: 'new', owner: '', note: '', next_step: null };

/** Stores a visitor's quote, request and message, and signs in an administrator who works on them. */
async function leads() {
  const admins = [ADMIN.email, PARTNER.email];
  const admin = await startAdminApi({ admins });
  const { db } = admin;
  await storeCatalogue(db);
  const visitors = await startApi({ db });
  const sent = await visitors.post('/api/send-quote', aQuoteRequest());
  await visitors.post('/api/request-custom-booth', aCustomRequest());
  await visitors.post('/api/send-contact-email', aContactMessage());
  const { idToken } = await signIn(ADMIN.email, DEMO_ADMIN_PASSWORD);
  const [request] = await documentsOf(db, 'custom_requests');
  const [message] = await documentsOf(db, 'contact_messages');
  const paths = {
    quote: `quote_submissions/${sent.json.quote_submission_id}`,
    request: `custom_requests/${String(request?.['id'])}`,
    message: `contact_messages/${String(message?.['id'])}`,
  };
  const stored = async (kind: keyof typeof paths) => (await db.doc(paths[kind]).get()).data() ?? {};
  const authorization = `Bearer ${idToken}`;
  const change = (kind: keyof typeof paths, wanted: object, expected: object = {}, id?: string) =>
    admin.post(
      '/api/admin/leads/change',
      { kind, id: id ?? paths[kind].split('/')[1], change: wanted, expected },
      undefined,
      { authorization },
    );
  return { admin, db, visitors, stored, change, authorization };
}

test("the team's changes to a quote, a request and a message are kept with author and time; no one is mailed", async () => {
  const { db, stored, change } = await leads();
  const mails = await documentsOf(db, 'mail');
  const before = await stored('quote');
  const said = { state: 'answered', owner: PARTNER.email, note: 'Call first', next_step: '2026-12-01' };

  for (const kind of ['quote', 'request', 'message'] as const) {
    const { status, json } = await change(kind, said);

    expect([status, json]).toEqual([200, { success: true, lead: said, before: UNTOUCHED }]);
    expect((await stored(kind))['lead']).toMatchObject({ ...said, changed_by: ADMIN.email });
    expect((await stored(kind))['lead'].changed_at.toDate()).toEqual(NOW);
  }
  const { lead, ...others } = await stored('quote');
  expect(others).toEqual(before);
  expect(await documentsOf(db, 'mail')).toEqual(mails);
});

test('the first answer is timed; later states keep its time, and a lead that is new again has none', async () => {
  const { stored, change } = await leads();
  const answeredAt = async () => (await stored('message'))['lead'].answered_at?.toDate();
  await change('message', { note: 'Call first' });
  expect(await answeredAt()).toBeUndefined();
  await change('message', { state: 'answered' });
  expect(await answeredAt()).toEqual(NOW);
  await change('message', { state: 'won' });
  expect(await answeredAt()).toEqual(NOW);
  await change('message', { state: 'new' });
  expect(await answeredAt()).toBeUndefined();
});

test('winning a quote whose visitor has booked is no answer to it', async () => {
  const { admin, stored, change } = await leads();
  const [quote] = await documentsOf(admin.db, 'quote_submissions');
  await admin.db.doc(`quote_submissions/${String(quote?.['id'])}`).update({ booking_id: 'BK-1' });

  expect((await change('quote', { state: 'won' })).json.lead.state).toBe('won');

  expect((await stored('quote'))['lead'].answered_at).toBeUndefined();
});

test('one field is changed at a time; a lead that is won or lost has no next step', async () => {
  const { stored, change } = await leads();
  await change('message', { note: 'Call first' });
  await change('message', { next_step: '2026-12-01' });

  const { json } = await change('message', { state: 'lost' });

  expect(json.lead).toEqual({ state: 'lost', owner: '', note: 'Call first', next_step: null });
  expect(json.before).toEqual({ ...json.lead, state: 'new', next_step: '2026-12-01' });
  expect((await change('message', { next_step: '2026-12-02' })).json.lead.next_step).toBeNull();
  expect((await stored('message'))['lead']).toMatchObject({ state: 'lost', next_step: null });
});

test("no one overwrites someone else's change", async () => {
  const { stored, change } = await leads();
  await change('message', { note: 'By the partner' });

  const { status, json } = await change('message', { note: 'Mine' }, { note: '' });

  expect([status, json.code]).toEqual([409, 'changed-meanwhile']);
  expect((await stored('message'))['lead']).toMatchObject({ note: 'By the partner' });
});

test('of many parallel changes none is lost', async () => {
  const { stored, change } = await leads();

  await Promise.all([
    change('message', { note: 'Call first' }),
    change('message', { owner: ADMIN.email }),
    change('message', { next_step: '2026-12-01' }),
    change('message', { state: 'answered' }),
  ]);

  expect((await stored('message'))['lead']).toMatchObject({
    state: 'answered',
    owner: ADMIN.email,
    note: 'Call first',
    next_step: '2026-12-01',
  });
});

test('a lead belongs to an administrator or no one, and has to exist', async () => {
  const { change } = await leads();

  const answers = [
    await change('message', { owner: 'stranger@elsewhere.example' }),
    await change('message', { state: 'sold' }),
    await change('message', { next_step: '2026-02-30' }),
    await change('message', { note: 'x'.repeat(2001) }),
    await change('message', { state: 'won' }, {}, 'unknown'),
  ];

  expect(answers.map(({ status, json }) => [status, ...Object.keys(json.fields ?? {})])).toEqual([
    [400, 'change.owner'],
    [400, 'change.state'],
    [400, 'change.next_step'],
    [400, 'change.note'],
    [404],
  ]);
});

test('only administrators see who a lead may belong to', async () => {
  const { admin, authorization } = await leads();

  const listed = await admin.get('/api/admin/administrators', { authorization });
  const stranger = await admin.get('/api/admin/administrators');

  expect(listed.json).toEqual({ success: true, emails: [ADMIN.email, PARTNER.email] });
  expect(listed.headers.get('cache-control')).toBe('no-store');
  expect(stranger.status).toBe(401);
});

test('every submission stores the words that find it; older records get them once', async () => {
  const { db, visitors } = await leads();
  const availability_id = await offer(db, '2026-12-08', ['10:00 AM']);
  await visitors.post('/api/create-booking', aBookingRequest({ availability_id }));
  const collections = ['quote_submissions', 'custom_requests', 'contact_messages', 'bookings'] as const;
  const found = async (typed: string) =>
    (
      await Promise.all(
        collections.map((name) =>
          db.collection(name).where('search_words', 'array-contains', searchFor(typed)?.beginning).get(),
        ),
      )
    ).map(({ size }) => size);
  const [booking] = await documentsOf(db, 'bookings');
  const reference = String(booking?.['reference']);

  expect(await found(aContactMessage().company)).toEqual([1, 1, 1, 1]);
  expect(await found(reference)).toEqual([0, 0, 0, 1]);
  expect(await indexVisitors(db)).toBe(0);
  for (const name of collections) {
    const { docs } = await db.collection(name).get();
    for (const { ref } of docs) await ref.update({ search_words: [] });
  }
  expect(await found(reference)).toEqual([0, 0, 0, 0]);
  expect(await indexVisitors(db)).toBe(4);
  expect(await found(reference)).toEqual([0, 0, 0, 1]);
});

test("the team's notes on a lead are part of the visitor's stored data", async () => {
  const { db, change } = await leads();
  await change('message', { note: 'Call first' });
  const email = aContactMessage().email;

  await deleteVisitorRecords({ db, deleteBooking }, await visitorRecords(db, email));

  expect(await documentsOf(db, 'contact_messages')).toEqual([]);
});
