/** Base prices as a record: the server prices quotes with it, and GET /api/content publishes it. */
import { expect, test } from 'vitest';
import { DEFAULT_PRICES, priceQuote } from '../../src/domain/quote/pricing.ts';
import { documentsOf, startApi } from '../support/api-under-test.ts';
import { aQuoteRequest, storeCatalogue } from '../support/payloads.ts';
import { OTHER_PRICES, storedPrices } from '../support/price-tables.ts';

const PATH = 'prices/base';

async function startShop(prices?: object) {
  const api = await startApi({ settings: { copySeconds: 0 } });
  await storeCatalogue(api.db);
  if (prices) await api.db.doc(PATH).set(prices);
  async function basePrice(changes: object = {}): Promise<number> {
    const quote = aQuoteRequest({ meeting: undefined, ...changes });
    const { status, json } = await api.post('/api/send-quote', quote);
    // A client that is told to try again does, as under load
    if (status === 503) return basePrice(changes);
    expect(json).toMatchObject({ success: true });
    return json.pricing.basePrice;
  }
  return {
    ...api,
    basePrice,
    published: async () => (await api.get('/api/content')).json.prices,
  };
}

test('a quote has the stored prices and regions, as a wizard with the published table shows them', async () => {
  const { basePrice, published } = await startShop(storedPrices());
  const prices = await published();
  expect(prices).toEqual(OTHER_PRICES);
  for (const state of ['NV', 'CA', 'TX', 'NY']) {
    const city = { city: state === 'NV' ? 'Reno' : 'Springfield', state };
    const { basePrice: shown } = priceQuote({ boothSize: '10x10', state, extras: [], prices });
    expect(await basePrice({ city })).toBe(shown);
  }
  expect(await basePrice()).toBe(9300);
});

test('without stored prices the default ones count, and nothing is published', async () => {
  const { basePrice, published } = await startShop();
  expect(await basePrice()).toBe(8500);
  expect(await published()).toBeUndefined();
});

test('planned prices start at midnight in New York; until then the earlier ones count', async () => {
  const { west, central, east } = DEFAULT_PRICES;
  const before = { west: { ...west, '10x10': 8888 }, central, east };
  const { basePrice, published, time } = await startShop(storedPrices({ valid_from: '2026-11-22', before }));
  expect(await basePrice()).toBe(8888);
  expect(await published()).toEqual(before);
  // NOW is 9:00 AM on November 21 in New York
  time.now = new Date('2026-11-22T04:59:00Z');
  expect(await basePrice()).toBe(8888);
  time.now = new Date('2026-11-22T05:00:00Z');
  expect(await basePrice()).toBe(9300);
  expect(await published()).toEqual(OTHER_PRICES);
});

test('a quote keeps its price after a change', async () => {
  const { db, basePrice } = await startShop();
  await basePrice();
  await db.doc(PATH).set(storedPrices());
  const [quote] = await documentsOf(db, 'quote_submissions');
  expect(quote).toMatchObject({ pricing: { basePrice: 8500, estimatedTotal: 8690 } });
});

test("the territories' region of former settings counts until prices are stored", async () => {
  const { db, basePrice, get } = await startShop();
  await db.doc('quote_settings/quotes').set({ lead_days: 21, territory_region: 'west', admin_id: 'admin-1' });
  const city = { city: 'San Juan', state: 'PR' };
  expect(await basePrice({ city })).toBe(8500);
  expect((await get('/api/content')).json.quote_rules.territory_region).toBe('west');
  await db.doc(PATH).set(storedPrices());
  expect(await basePrice({ city })).toBe(8100);
});

test('each of 200 quotes during changes of prices has the prices of one table', async () => {
  const { db, basePrice } = await startShop();
  const tables = [DEFAULT_PRICES, OTHER_PRICES];
  let isOver = false;
  const changes = (async () => {
    let count = 0;
    for (; !isOver; count += 1) await db.doc(PATH).set(storedPrices(tables[count % 2]));
    return count;
  })();

  const seen = new Set<number>();
  for (let sent = 0; sent < 200; sent += 20) {
    const address = (visitor: number) => ({
      ...aQuoteRequest().contact,
      email: `v${sent + visitor}@acme.example`,
    });
    const quoted = Array.from({ length: 20 }, (_, visitor) => basePrice({ contact: address(visitor) }));
    for (const price of await Promise.all(quoted)) seen.add(price);
  }
  isOver = true;

  expect(await changes).toBeGreaterThan(2);
  expect([...seen].sort()).toEqual([8500, 9300]);
  expect(await documentsOf(db, 'quote_submissions')).toHaveLength(200);
});
