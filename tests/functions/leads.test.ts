import { expect, test } from 'vitest';
import { deleteProposal } from '../../functions/src/proposals/delete-proposal.ts';
import { indexVisitors } from '../../functions/src/visitors/index-visitors.ts';
import { deleteVisitorRecords, visitorRecords } from '../../functions/src/visitors/visitor-records.ts';
import { backfillRecords } from '../../scripts/data.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { CONTACT_MESSAGES } from '../../src/domain/records/contact-messages.ts';
import { CUSTOM_REQUESTS } from '../../src/domain/records/custom-requests.ts';
import { QUOTE_SUBMISSIONS } from '../../src/domain/records/quote-submissions.ts';
import { NEW_LEAD } from '../../src/domain/schemas/leads.ts';
import { searchFor } from '../../src/domain/visitor/search-words.ts';
import { documentsOf, NOW } from '../support/api-under-test.ts';
import { deleteWithFiles } from '../support/meeting-logo-under-test.ts';
import { aBookingRequest, aContactMessage, offer } from '../support/payloads.ts';
import { leads } from '../support/stored-leads.ts';

const [ADMIN] = DEMO_ADMINS;
const LEADS = [QUOTE_SUBMISSIONS, CUSTOM_REQUESTS, CONTACT_MESSAGES];
const UNTOUCHED = NEW_LEAD;

test("the team's changes to a quote, a request and a message are kept with author and time; no one is mailed", async () => {
  const { db, stored, change } = await leads();
  const mails = await documentsOf(db, 'mail');
  const before = await stored('quote');
  const said = {
    ...NEW_LEAD,
    ...{ state: 'answered', note: 'Call first', next_step: '2026-12-01' },
  };

  for (const kind of ['quote', 'request', 'message'] as const) {
    const { status, json } = await change(kind, said);

    expect([status, json]).toEqual([200, { success: true, lead: said, before: UNTOUCHED }]);
    expect((await stored(kind))['lead']).toMatchObject({ ...said, changed_by: ADMIN.email });
    expect((await stored(kind))['lead'].changed_at.toDate()).toEqual(NOW);
  }
  expect(await stored('quote')).toEqual({ ...before, lead: expect.anything() });
  expect(await documentsOf(db, 'mail')).toEqual(mails);
});

test('what comes in is stored as new; records of a former version are completed once, without an event', async () => {
  const { db, visitors, stored } = await leads();
  const kinds = ['quote', 'request', 'message'] as const;
  for (const kind of kinds) expect((await stored(kind))['lead']).toEqual(NEW_LEAD);
  const newOnes = async () => {
    const counts = LEADS.map(
      async ({ name }) =>
        (await db.collection(name).where('lead.state', '==', 'new').count().get()).data().count,
    );
    return Promise.all(counts);
  };
  expect(await newOnes()).toEqual([1, 1, 1]);

  await visitors.post('/api/send-contact-email', aContactMessage({ email: 'other@acme.example' }));
  for (const { name } of LEADS) {
    const [first] = (await db.collection(name).limit(1).get()).docs;
    const { lead, ...old } = first?.data() ?? {};
    await first?.ref.set(old);
  }
  expect(await newOnes()).toEqual([0, 0, 1]);
  const incomplete = { quote_submissions: 1, custom_requests: 1, contact_messages: 1 };
  expect(await backfillRecords(db, LEADS, { write: false })).toEqual(incomplete);
  expect(await backfillRecords(db, LEADS, { write: true })).toEqual(incomplete);
  expect(await newOnes()).toEqual([1, 1, 2]);
  expect(await backfillRecords(db, LEADS, { write: true })).toEqual({
    ...{ quote_submissions: 0, custom_requests: 0, contact_messages: 0 },
  });
});

test('a won lead has the agreed amount, a lost one its reason; another state empties both', async () => {
  const { change, stored } = await leads();
  const { json: won } = await change('request', { state: 'won', agreed_amount: 12_345.67 });
  expect(won).toMatchObject({ lead: { state: 'won', agreed_amount: 12_345.67 }, before: NEW_LEAD });
  expect((await change('request', { agreed_amount: 12_000 })).json.lead.agreed_amount).toBe(12_000);

  const { json: lost } = await change('request', { state: 'lost', lost_reason: 'Price: 20% above another' });
  expect(lost.lead).toMatchObject({ agreed_amount: null, lost_reason: 'Price: 20% above another' });
  expect((await stored('request'))['lead']).toMatchObject({ state: 'lost', agreed_amount: null });

  const refused = await Promise.all([
    change('request', { agreed_amount: 1.234 }),
    change('request', { agreed_amount: -1 }),
    change('request', { lost_reason: 'x'.repeat(501) }),
  ]);
  expect(refused.map(({ json }) => Object.keys(json.fields))).toEqual([
    ['change.agreed_amount'],
    ['change.agreed_amount'],
    ['change.lost_reason'],
  ]);
});

test('one field is changed at a time; a lead that is won or lost has no next step', async () => {
  const { stored, change } = await leads();
  await change('message', { note: 'Call first' });
  await change('message', { next_step: '2026-12-01' });

  const { json } = await change('message', { state: 'lost' });

  expect(json.lead).toEqual({ ...NEW_LEAD, state: 'lost', note: 'Call first' });
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
    change('message', { next_step: '2026-12-01' }),
    change('message', { state: 'answered' }),
  ]);

  expect((await stored('message'))['lead']).toMatchObject({
    state: 'answered',
    note: 'Call first',
    next_step: '2026-12-01',
  });
});

test('a change has valid values, and its lead has to exist', async () => {
  const { change } = await leads();

  const answers = [
    await change('message', { state: 'sold' }),
    await change('message', { next_step: '2026-02-30' }),
    await change('message', { note: 'x'.repeat(2001) }),
    await change('message', { state: 'won' }, {}, 'unknown'),
  ];

  expect(answers.map(({ status, json }) => [status, ...Object.keys(json.fields ?? {})])).toEqual([
    [400, 'change.state'],
    [400, 'change.next_step'],
    [400, 'change.note'],
    [404],
  ]);
});

test('every submission stores the words that find it; older records get them once', async () => {
  const { db, visitors } = await leads();
  const availability_id = await offer(db, '2026-12-08', ['10:00 AM']);
  const [quote] = await documentsOf(db, 'quote_submissions');
  const ofQuote = { availability_id, quote_submission_id: quote?.id };
  await visitors.post('/api/create-booking', aBookingRequest(ofQuote));
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
  expect(await found(String(quote?.['show_name']))).toEqual([1, 0, 0, 1]);
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

  await deleteVisitorRecords(
    { db, deleteBooking: deleteWithFiles, deleteProposal },
    await visitorRecords(db, email),
  );

  expect(await documentsOf(db, 'contact_messages')).toEqual([]);
});
