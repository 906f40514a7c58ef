import { expect, test } from 'vitest';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { DEFAULT_PRICES, type PriceTable } from '../../src/domain/quote/pricing.ts';
import { PRICE_HISTORY } from '../../src/domain/records/prices.ts';
import { TERMS } from '../../src/domain/records/terms.ts';
import { adminHeaders, startAdminApi } from '../support/admin-api-under-test.ts';
import { documentsOf } from '../support/api-under-test.ts';
import { OTHER_PRICES } from '../support/price-tables.ts';

const [ADMIN, PARTNER] = DEMO_ADMINS;
/** In New York, at the time of these tests. */
const TODAY = '2026-11-21';
const RULES = { buffer_before: 15, buffer_after: 0, meetings_a_day: null, notice_hours: 4, horizon_days: 60 };
const PLACE = { place_kind: 'phone', video_url: null, address: '' };
const PRICES = { ...OTHER_PRICES, valid_from: TODAY, before: null };
/** Texas is in Central, too. */
const TWICE = { west: { ...OTHER_PRICES.west, states: 'CA TX' } };

async function startTeam() {
  const team = [ADMIN, PARTNER];
  const admitted = team.map(({ uid }) => uid);
  const api = await startAdminApi({ admins: team.map(({ email }) => email), admitted });
  const saveAs = async ({ email }: { email: string }) => {
    const headers = await adminHeaders(email);
    return (setting: string, base: object | null, fields: object) =>
      api.post('/api/admin/settings', { setting, base, fields }, undefined, headers);
  };
  const read = async (path: string) => (await api.db.doc(path).get()).data();
  return { ...api, save: await saveAs(ADMIN), saveAsPartner: await saveAs(PARTNER), read };
}

test('a shared setting belongs to its first administrator, and a colleague changes it', async () => {
  const { save, saveAsPartner, read } = await startTeam();

  expect((await save('quote_settings', null, { lead_days: 30 })).json).toEqual({ success: true });
  const first = await read('quote_settings/quotes');
  const { json } = await saveAsPartner('quote_settings', { lead_days: 30 }, { lead_days: 14, admin_id: 'x' });

  expect(json).toEqual({ success: true });
  const stamps = { created_at: expect.anything(), updated_at: expect.anything() };
  expect(first).toEqual({ lead_days: 30, admin_id: ADMIN.uid, ...stamps });
  const second = await read('quote_settings/quotes');
  expect(second).toEqual({ ...first, lead_days: 14, updated_at: expect.anything() });
  expect(second?.['updated_at'].toMillis()).toBeGreaterThan(first?.['updated_at'].toMillis());
});

test.each([
  ['team_settings', 'meetings', PLACE],
  ['terms', 'terms', { ...TERMS.read({}), payment: 'Half with the order' }],
  ['hosts', ADMIN.uid, { name: 'Alex', photo_url: null }],
  ['meeting_rules', ADMIN.uid, RULES],
] as const)('%s are at %s, and nowhere else', async (setting, id, fields) => {
  const { db, save } = await startTeam();

  expect((await save(setting, null, fields)).json).toEqual({ success: true });

  expect(await documentsOf(db, setting)).toMatchObject([{ id, ...fields, admin_id: ADMIN.uid }]);
});

test('what someone else has saved since is answered and stays; saving the same twice is no conflict', async () => {
  const { save, saveAsPartner, read } = await startTeam();
  await saveAsPartner('team_settings', null, PLACE);
  const video = { place_kind: 'video', video_url: 'https://meet.example.com/a', address: '' };

  for (const base of [null, video]) {
    const { status, json } = await save('team_settings', base, { ...PLACE, address: '12 Main Street' });
    expect([status, json.code]).toEqual([409, 'changed-meanwhile']);
    expect(json.theirs).toEqual({ ...PLACE, admin_id: PARTNER.uid });
  }
  const before = await read('team_settings/meetings');
  expect((await save('team_settings', video, PLACE)).json).toEqual({ success: true });
  expect(await read('team_settings/meetings')).toEqual(before);
  expect((await save('team_settings', before ?? null, video)).json).toEqual({ success: true });
  expect(await read('team_settings/meetings')).toMatchObject({ ...video, admin_id: PARTNER.uid });
});

test.each([
  ['quote_settings', { lead_days: 366 }, 'fields.lead_days', 'Enter a whole number from 0 to 365'],
  ['team_settings', { ...PLACE, video_url: 'http://a.example' }, 'fields.video_url', /https:/],
  ['site_settings', { logo_url: null }, 'setting', /./],
  ['prices', { ...PRICES, ...TWICE }, 'fields', 'A state is listed twice'],
  ['prices', { ...PRICES, before: { ...OTHER_PRICES, ...TWICE } }, 'fields', 'A state is listed twice'],
] as const)('%s: %j is refused at %s', async (setting, fields, field, text) => {
  const { db, save } = await startTeam();

  const { status, json } = await save(setting, null, fields);

  expect([status, json.fields]).toEqual([400, { [field]: expect.stringMatching(text) }]);
  expect(await documentsOf(db, setting)).toEqual([]);
});

test('the history has a copy of prices that were saved, with their author', async () => {
  const { db, save, read } = await startTeam();

  await save('prices', null, PRICES);
  await save('prices', null, PRICES);

  expect(await read('prices/base')).toMatchObject({ ...PRICES, admin_id: ADMIN.uid });
  expect(await documentsOf(db, 'price_history')).toEqual([
    {
      ...{ ...OTHER_PRICES, valid_from: TODAY, saved_by: ADMIN.email, admin_id: ADMIN.uid },
      ...{ id: expect.anything(), created_at: expect.anything(), updated_at: expect.anything() },
    },
  ]);
});

test("the history has today's prices while planned ones stay, and those that replace planned ones", async () => {
  const { db, save, saveAsPartner } = await startTeam();
  const planned = { ...OTHER_PRICES, valid_from: '2027-01-01', before: DEFAULT_PRICES };
  const cheaper: PriceTable = { ...DEFAULT_PRICES, west: { ...DEFAULT_PRICES.west, '10x10': 8000 } };

  await save('prices', null, planned);
  await saveAsPartner('prices', planned, { ...planned, before: cheaper });
  await save('prices', { ...planned, before: cheaper }, { ...cheaper, valid_from: TODAY, before: cheaper });

  const versions = (await documentsOf(db, 'price_history')).map((version) => PRICE_HISTORY.read(version));
  expect(
    versions.map(({ west, valid_from, saved_by }) => [west['10x10'], valid_from, saved_by]).sort(),
  ).toEqual([
    [8000, TODAY, ADMIN.email],
    [8000, TODAY, PARTNER.email],
    [9100, '2027-01-01', ADMIN.email],
  ]);
});
