import { expect, test } from 'vitest';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { NEW_LEAD } from '../../src/domain/schemas/leads.ts';
import { signIn } from '../support/accounts.ts';
import { startAdminApi } from '../support/admin-api-under-test.ts';
import { documentsOf, NOW, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, aQuoteRequest, offer, storeCatalogue } from '../support/payloads.ts';

const [ADMIN] = DEMO_ADMINS;

/** Stores a quote that the team has noted something about, and then its booking. */
async function bookedLead() {
  const admin = await startAdminApi({ admins: [ADMIN.email] });
  const { db } = admin;
  await storeCatalogue(db);
  const visitors = await startApi({ db });
  const { json } = await visitors.post('/api/send-quote', aQuoteRequest());
  const quote_submission_id: string = json.quote_submission_id;
  const { idToken } = await signIn(ADMIN.email, DEMO_ADMIN_PASSWORD);
  const headers = { authorization: `Bearer ${idToken}` };
  const post = (path: string, body: object) => admin.post(`/api/admin/${path}`, body, undefined, headers);
  const change = (wanted: object) =>
    post('leads/change', { kind: 'quote', id: quote_submission_id, change: wanted, expected: {} });
  await change({ note: 'Call first', next_step: '2026-12-01' });
  const availability_id = await offer(db, '2026-12-08', ['10:00 AM']);
  await visitors.post('/api/create-booking', aBookingRequest({ availability_id, quote_submission_id }));
  const [booking] = await documentsOf(db, 'bookings');
  const id = String(booking?.['id']);
  return {
    db,
    id,
    post,
    change,
    quote: async () => (await db.doc(`quote_submissions/${quote_submission_id}`).get()).data() ?? {},
    booking: async () => (await db.doc(`bookings/${id}`).get()).data() ?? {},
  };
}

test("a booking's note is the note of its lead; its next step stays", async () => {
  const { id, post, change, quote, booking } = await bookedLead();

  const { status, json } = await post(`bookings/${id}/note`, { note: 'Booth 12', expected: 'Call first' });

  expect([status, json]).toEqual([200, { success: true }]);
  const { lead, booking_id } = await quote();
  expect(booking_id).toBe(id);
  expect(lead).toMatchObject({ note: 'Booth 12', next_step: '2026-12-01' });
  expect([lead.changed_by, lead.changed_at.toDate()]).toEqual([ADMIN.email, NOW]);
  expect(await booking()).not.toHaveProperty('note');
  await change({ note: 'Booth 14' });
  expect((await quote())['lead'].note).toBe('Booth 14');
});

test("no one overwrites someone else's note", async () => {
  const { id, post, change, quote } = await bookedLead();
  await change({ note: 'By the partner' });

  const { status, json } = await post(`bookings/${id}/note`, { note: 'Mine', expected: 'Call first' });

  expect([status, json.code]).toEqual([409, 'changed-meanwhile']);
  expect((await quote())['lead'].note).toBe('By the partner');
});

test('a booking whose quote is untouched, or gone, has a note, too', async () => {
  const { db, id, post, quote, booking } = await bookedLead();
  const { quote_submission_id } = await booking();
  const path = `quote_submissions/${quote_submission_id}`;
  await db.doc(path).set({ ...(await quote()), lead: { ...NEW_LEAD, changed_at: NOW, changed_by: '' } });
  await post(`bookings/${id}/note`, { note: 'First' });
  expect((await quote())['lead']).toMatchObject({ state: 'new', note: 'First' });

  await db.doc(path).delete();
  await post(`bookings/${id}/note`, { note: 'Second' });

  expect(await booking()).toMatchObject({ note: 'Second' });
});
