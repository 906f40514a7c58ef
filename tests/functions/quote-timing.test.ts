/** Quotes for shows that are over or open soon, and the price region of the territories: settings of the team. */
import { expect, test } from 'vitest';
import { companyDay } from '../../src/domain/show/show-timing.ts';
import { documentsOf, NOW, startApi, TEAM } from '../support/api-under-test.ts';
import { aQuoteRequest, choosePlace, storeCatalogue, storeShow } from '../support/payloads.ts';

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

test('a quote for a show within the lead time is a rush, whatever the visitor sends; both mails say so', async () => {
  const { send, stored, mailTo } = await quotes(20);
  expect((await send({ timing: 'next-edition' })).status).toBe(201);
  expect(await stored()).toMatchObject({ timing: 'rush', show_name: 'Boat Expo' });
  expect((await mailTo('vera@acme.example'))?.['text']).toContain(NOTE);
  const team = await mailTo(TEAM);
  expect(team?.['subject']).toMatch(/^Rush: New quote/);
  expect(team?.['text']).toContain(NOTE);
});

test('the content has the settings that visitors’ quotes follow', async () => {
  const { db, get } = await quotes(90, { lead_days: 30 });
  await choosePlace(db, { place_kind: 'phone', video_url: null });
  expect((await get('/api/content')).json.quote_rules).toEqual({ lead_days: 30, needs_phone: true });
});
