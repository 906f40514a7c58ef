/** Quotes for shows that are over or open soon, and the price region of the territories: settings of the team. */
import { expect, test } from 'vitest';
import { companyDay } from '../../src/domain/show/show-timing.ts';
import { documentsOf, NOW, startApi, TEAM } from '../support/api-under-test.ts';
import { aQuoteRequest, storeCatalogue, storeShow } from '../support/payloads.ts';

const DAY_MS = 86_400_000;

/** Returns the company's day, days from now. */
function inDays(days: number): string {
  return companyDay(new Date(NOW.getTime() + days * DAY_MS));
}

/** Starts an API; `send` sends a quote without a meeting for a stored show that opens in some days. */
async function quotes(opensIn: number, settings?: object) {
  const api = await startApi();
  await storeCatalogue(api.db);
  const days = { first_day: inDays(opensIn), last_day: inDays(opensIn + 2) };
  await storeShow(api.db, 'boat-expo-reno', days);
  if (settings) await api.db.doc('quote_settings/quotes').set({ ...settings, admin_id: 'admin-1' });
  const show = { id: 'boat-expo-reno', name: 'Boat Expo' };
  return {
    ...api,
    send: (changes: object = {}) =>
      api.post('/api/send-quote', aQuoteRequest({ meeting: undefined, show, ...changes })),
    stored: async () => (await documentsOf(api.db, 'quote_submissions'))[0],
    mailTo: async (address: string) => (await documentsOf(api.db, 'mail')).find(({ to }) => to === address),
  };
}

const NOTE = 'Rush: We confirm by phone whether we can still build this';

test('a quote for a show within the lead time is a rush, which both mails say', async () => {
  const { send, stored, mailTo } = await quotes(20);
  expect((await send()).status).toBe(201);
  expect(await stored()).toMatchObject({ timing: 'rush', show_name: 'Boat Expo' });
  expect((await mailTo('vera@acme.example'))?.['text']).toContain(NOTE);
  const team = await mailTo(TEAM);
  expect(team?.['subject']).toMatch(/^Rush: New quote/);
  expect(team?.['text']).toContain(NOTE);
});

test('the stored dates decide, whatever the visitor sends', async () => {
  const { send, stored } = await quotes(5);
  await send({ timing: 'next-edition' });
  expect(await stored()).toMatchObject({ timing: 'rush' });
});

test('both mails of a booking say that its quote is a rush', async () => {
  const { post, send, mailTo, db } = await quotes(10);
  await db.doc('availability/admin-1_2026-12-08').set({
    ...{ admin_id: 'admin-1', date: '2026-12-08', slots: ['10:00 AM'] },
  });
  const { json } = await send({ meeting: aQuoteRequest().meeting });
  const { status } = await post('/api/create-booking', {
    ...{
      date: '2026-12-08',
      time: '10:00 AM',
      availability_id: 'admin-1_2026-12-08',
      time_zone: 'Asia/Tokyo',
    },
    ...{ user_name: 'Vera Visitor', user_email: 'vera@acme.example', company: 'Acme' },
    quote_submission_id: json.quote_submission_id,
  });
  expect(status).toBe(201);
  expect((await mailTo('vera@acme.example'))?.['text']).toContain(NOTE);
  const team = (await documentsOf(db, 'mail')).find(({ kind }) => kind === 'booking-lead');
  expect(team?.['subject']).toMatch(/^Rush: New booking/);
  expect(team?.['text']).toContain(NOTE);
});

test('the content has the settings that visitors’ quotes follow', async () => {
  const { db, get } = await quotes(90, { lead_days: 30 });
  await db.doc('team_settings/meetings').set({
    ...{ place_kind: 'phone', video_url: null, address: '', admin_id: 'admin-1' },
  });
  const { json } = await get('/api/content');
  expect(json.quote_rules).toEqual({ lead_days: 30, needs_phone: true });
});
