import { expect, test } from 'vitest';
import { documentsOf, startApi, TEAM } from '../support/api-under-test.ts';
import {
  aCustomRequest,
  aQuoteRequest,
  choosePlace,
  storeCatalogue,
  storeDesign,
  storeExtra,
  storeProject,
  storeShow,
} from '../support/payloads.ts';
import { aContact } from '../support/visitor.ts';

const stools = { id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 };
const spot = { nth: 0, x: -120, z: 35, turn: 270 };

async function startWithCatalogue() {
  const api = await startApi();
  await storeCatalogue(api.db);
  return api;
}

test('a quote is stored as it was priced by the server and answered with its id; the team is mailed, the visitor is not', async () => {
  const { db, post } = await startWithCatalogue();

  const { status, json } = await post('/api/send-quote', aQuoteRequest());

  const pricing = { basePrice: 8500, addOnTotal: 190, estimatedTotal: 8690 };
  const [stored] = await documentsOf(db, 'quote_submissions');
  expect(status).toBe(201);
  expect(json).toEqual({ success: true, quote_submission_id: stored?.['id'], pricing });
  expect(stored).toMatchObject({
    ...{ show_id: 'ces-las-vegas', show_name: 'CES', city: 'Las Vegas', state: 'NV', booth_size: '10x10' },
    ...{ selected_render_title: 'Launch', design_fee: 2400, custom_design: null, extras: [stools], pricing },
    contact: aContact(),
    meeting: { date: '2026-12-08T15:00:00.000Z', time: '10:00 AM', timeZone: 'Asia/Tokyo' },
    ...{ preferred_times: [], booking_id: null },
  });
  const [mail, ...others] = await documentsOf(db, 'mail');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'quote-lead', to: TEAM, reply_to: 'vera@acme.example' });
  for (const line of ['Launch design: Included ($2,400 value)', 'Add-ons: $190', 'Estimated total: $8,690'])
    expect(mail?.['text']).toContain(line);
});

test('tampered prices never win', async () => {
  const { db, post } = await startWithCatalogue();

  const tampered = aQuoteRequest({
    extras: [{ ...stools, unitPriceUSD: 0.01, name: 'Free stools' }],
    selectedDesign: { title: 'Launch', price: '0' },
    pricing: { basePrice: 1, addOnTotal: -5000, estimatedTotal: 0 },
  });
  const { json } = await post('/api/send-quote', tampered);

  const [stored] = await documentsOf(db, 'quote_submissions');
  expect(json.pricing).toEqual({ basePrice: 8500, addOnTotal: 190, estimatedTotal: 8690 });
  expect(stored).toMatchObject({ design_fee: 2400, extras: [stools] });
});

test('where pieces were put is stored, and in the link to the quote that both mails have', async () => {
  const { db, post } = await startWithCatalogue();
  const spots = [spot, { nth: 1, x: 90, z: 0, turn: 0 }];

  await post('/api/send-quote', aQuoteRequest({ meeting: undefined, extras: [{ ...stools, spots }] }));

  const [stored] = await documentsOf(db, 'quote_submissions');
  expect(stored?.['extras']).toEqual([{ ...stools, spots }]);
  const mails = await documentsOf(db, 'mail');
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain('.2~bar-stools~0_-120_35_270~1_90_0_0.asof~');
});

test('a quote without a meeting is stored with the preferred times, and the team is asked to arrange one', async () => {
  const { db, post } = await startWithCatalogue();
  const preferred_times = ['Weekday mornings (Pacific Time, Los Angeles)', 'Not on Fridays'];

  const { status } = await post('/api/send-quote', aQuoteRequest({ meeting: undefined, preferred_times }));

  expect(status).toBe(201);
  expect((await documentsOf(db, 'quote_submissions'))[0]).toMatchObject({ meeting: null, preferred_times });
  const mails = (await documentsOf(db, 'mail')).filter(({ to }) => to === TEAM);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.['subject']).toBe("New quote, time to arrange: Acme, CES, 10' × 10'");
  expect(mails[0]?.['text']).toContain(`Preferred times: ${preferred_times.join('\n  ')}`);
  expect(mails[0]?.['text']).not.toContain('It is not booked until');
});

test('a custom size has no base price and keeps what the visitor described', async () => {
  const { db, post } = await startWithCatalogue();

  const custom = { boothSize: 'custom', selectedDesign: undefined, customDesign: aCustomRequest() };
  const { json } = await post('/api/send-quote', aQuoteRequest(custom));

  const [stored] = await documentsOf(db, 'quote_submissions');
  expect(json.pricing).toEqual({ basePrice: 0, addOnTotal: 190, estimatedTotal: 190 });
  expect(stored).toMatchObject({
    ...{ booth_size: 'custom', selected_render_title: null, design_fee: null },
    custom_design: { width: 30, depth: 20, height: 12 },
  });
});

test('a kept show has its stored name, also once it is hidden or its list is older', async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await storeShow(db, 'boat-expo-reno', { name: 'Boat Expo 2027', is_active: false });
  for (const show of [
    { id: 'boat-expo-reno', name: 'Boat Expo' },
    { id: 'sxsw-austin', name: 'SXSW' },
  ]) {
    expect((await post('/api/send-quote', aQuoteRequest({ show }))).status).toBe(201);
  }
  const names = (await documentsOf(db, 'quote_submissions')).map((quote) => quote['show_name']);
  expect(names.sort()).toEqual(['Boat Expo 2027', 'SXSW']);
});

test.each([
  ['extras.0.quantity', 'more than the maximum', { extras: [{ ...stools, quantity: 11 }] }],
  ['extras.1.id', 'an inactive extra', { extras: [stools, { ...stools, id: 'hidden' }] }],
  ['extras.0.id', 'an extra that does not fit', { extras: [{ ...stools, id: 'sign' }] }],
  ['extras.0.spots.0.x', 'a place off any deck', { extras: [{ ...stools, spots: [{ ...spot, x: 1000 }] }] }],
  ['selectedDesign.title', 'a design of another size', { boothSize: '20x20' }],
  ['selectedDesign.title', 'a ready design for a custom size', { boothSize: 'custom' }],
  ['customDesign', 'a custom design for a standard size', { customDesign: aCustomRequest() }],
  ['show.id', 'an unknown show', { show: { id: 'nowhere-expo', name: 'Nowhere' } }],
])('refused, naming %s: %s', async (field, _what, changes) => {
  const { db, post } = await startWithCatalogue();
  await storeExtra(db, 'hidden', { is_active: false });
  await storeExtra(db, 'sign', { fits: ['20x20'] });
  await storeDesign(db, 'tower', { title: 'Tower', booth_size: '20x20' });

  const { status, json } = await post('/api/send-quote', aQuoteRequest(changes));

  expect(status).toBe(400);
  expect(json).toMatchObject({ success: false, code: 'invalid' });
  expect(Object.keys(json.fields)).toEqual([field]);
  expect(await documentsOf(db, 'quote_submissions')).toEqual([]);
  expect(await documentsOf(db, 'mail')).toEqual([]);
});

test('the project that a quote was started from is stored and mailed by its own name; a deleted one leaves no trace', async () => {
  const { db, post } = await startWithCatalogue();
  for (const inspired_by of ['gone-since', null, undefined]) {
    expect((await post('/api/send-quote', aQuoteRequest({ inspired_by }))).status).toBe(201);
  }
  for (const stored of await documentsOf(db, 'quote_submissions')) {
    expect(Object.keys(stored).filter((name) => name.startsWith('inspired_by'))).toEqual([]);
  }
  await storeProject(db, 'retail-1');

  expect((await post('/api/send-quote', aQuoteRequest({ inspired_by: 'retail-1' }))).status).toBe(201);

  expect(await documentsOf(db, 'quote_submissions')).toContainEqual(
    expect.objectContaining({ inspired_by: 'retail-1', inspired_by_name: 'Maple & Loom, NRF Big Show' }),
  );
  const texts = (await documentsOf(db, 'mail')).map(({ text }) => String(text));
  expect(texts.filter((text) => text.includes('Inspired by: Maple & Loom, NRF Big Show'))).toHaveLength(1);
});

test('a quote for a show within the lead time is a rush, whatever the visitor sends; both mails say so', async () => {
  const { db, post } = await startApi();
  await storeCatalogue(db);
  await storeShow(db, 'boat-expo-reno', { first_day: '2026-12-11', last_day: '2026-12-13' });
  const show = { id: 'boat-expo-reno', name: 'Boat Expo' };
  const quote = aQuoteRequest({ meeting: undefined, show, timing: 'next-edition' });

  expect((await post('/api/send-quote', quote)).status).toBe(201);

  const [stored] = await documentsOf(db, 'quote_submissions');
  expect(stored).toMatchObject({ timing: 'rush', show_name: 'Boat Expo' });
  const mails = await documentsOf(db, 'mail');
  expect(mails).toHaveLength(2);
  for (const { text } of mails)
    expect(text).toContain('Rush: We confirm by phone whether we can still build this');
  expect(mails.find(({ to }) => to === TEAM)?.['subject']).toMatch(/^Rush: New quote/);
});

test('the content has the settings that visitors’ quotes follow', async () => {
  const { db, get } = await startApi();
  await db.doc('quote_settings/quotes').set({ lead_days: 30, admin_id: 'admin-1' });
  await choosePlace(db, { place_kind: 'phone', video_url: null });
  expect((await get('/api/content')).json.quote_rules).toEqual({ lead_days: 30, needs_phone: true });
});
