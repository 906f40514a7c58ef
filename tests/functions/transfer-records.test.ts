import { expect, test } from 'vitest';
import { transferRecords } from '../../functions/src/access/transfer-records.ts';
import { RECORDS } from '../../src/domain/records/records.ts';
import { type Database, documentsOf, startApi } from '../support/api-under-test.ts';
import { aBookingRequest, choosePlace, offer, storeCatalogue, storeHost } from '../support/payloads.ts';

const TRANSFER = { from: 'admin-1', to: 'partner' };
const DAY = '2026-12-08';

/** Returns the records that still name the earlier owner. */
async function leftOf(db: Database): Promise<string[]> {
  const names = RECORDS.map(({ name }) => name).filter((name) => name !== 'idempotency_keys');
  const records = (await Promise.all(names.map((name) => documentsOf(db, name)))).flat();
  return records.map((fields) => JSON.stringify(fields)).filter((text) => text.includes('admin-1'));
}

test('a leaver’s records become the other administrator’s, and so does each meeting with its date', async () => {
  const { db, post, get } = await startApi();
  await offer(db, DAY, ['10:00 AM', '2:00 PM'], 'admin-1', { despite_busy: ['10:00 AM'] });
  await offer(db, DAY, ['9:00 AM', '2:00 PM'], 'partner', { despite_busy: ['9:00 AM'] });
  await storeCatalogue(db);
  const { json } = await post('/api/create-booking', aBookingRequest());
  const past = { admin_id: 'admin-1', availability_id: 'admin-1_2026-01-05', date: '2026-01-05' };
  await db.doc('bookings/past').set(past);

  const moved = { availability: 1, booth_designs: 1, extras: 1, bookings: 2, slot_claims: 1 };
  expect(await transferRecords(db, TRANSFER)).toEqual(moved);

  expect(await leftOf(db)).toEqual([]);
  expect((await db.doc(`availability/partner_${DAY}`).get()).data()).toMatchObject({
    admin_id: 'partner',
    slots: ['9:00 AM', '10:00 AM', '2:00 PM'],
    // The leaver's calendar no longer counts
    despite_busy: ['9:00 AM'],
  });
  for (const [id, date] of [
    [json.booking.id, DAY],
    ['past', '2026-01-05'],
  ])
    expect((await db.doc(`bookings/${id}`).get()).get('availability_id')).toBe(`partner_${date}`);
  const token = new URL(json.booking.manage_url).hash.slice(1);
  expect((await get('/api/meeting', { 'x-meeting-token': token })).status).toBe(200);
  expect(await transferRecords(db, TRANSFER)).toEqual({});
});

test('weekly hours are not transferred, and dates that they opened stay as if opened by hand', async () => {
  const { db } = await startApi();
  const opened = { source: 'weekly', despite_busy: ['9:00 AM'] };
  await offer(db, DAY, ['9:00 AM'], 'admin-1', opened);
  await db.doc('weekly_hours/admin-1').set({ admin_id: 'admin-1', is_active: true });

  expect(await transferRecords(db, TRANSFER)).toEqual({ availability: 1 });

  expect(await documentsOf(db, 'weekly_hours')).toEqual([]);
  const left = { id: `partner_${DAY}`, admin_id: 'partner', date: DAY, slots: ['9:00 AM'] };
  expect(await documentsOf(db, 'availability')).toEqual([left]);
});

test('the team’s settings change hands, the name and photo of the leaver go', async () => {
  const { db } = await startApi();
  await choosePlace(db);
  const quotes = { lead_days: 30 };
  await db.doc('quote_settings/quotes').set({ ...quotes, admin_id: 'admin-1' });
  await db.doc('terms/terms').set({ payment: 'Half with the order.', admin_id: 'admin-1' });
  await storeHost(db, 'admin-1', 'Alex');
  await storeHost(db, 'partner', 'Sam');

  expect(await transferRecords(db, TRANSFER)).toEqual({ team_settings: 1, quote_settings: 1, terms: 1 });

  expect(await leftOf(db)).toEqual([]);
  expect(await documentsOf(db, 'quote_settings')).toEqual([{ ...quotes, admin_id: 'partner', id: 'quotes' }]);
  expect(await documentsOf(db, 'hosts')).toMatchObject([{ id: 'partner', name: 'Sam' }]);
});

test('the logo that visitors see stays, no matter who set it', async () => {
  for (const newest of ['admin-1', 'partner']) {
    const { db, get } = await startApi();
    const older = newest === 'partner' ? 'admin-1' : 'partner';
    for (const admin_id of [older, newest]) {
      await db.doc(`site_settings/${admin_id}`).set({ admin_id, logo_url: `/media/${admin_id}/logo.webp` });
    }

    expect(await transferRecords(db, TRANSFER)).toEqual({ site_settings: 1 });

    expect((await get('/api/content')).json.logo_url).toBe(`/media/${newest}/logo.webp`);
    expect(await documentsOf(db, 'site_settings')).toMatchObject([{ id: 'partner', admin_id: 'partner' }]);
  }
});
