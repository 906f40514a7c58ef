import { expect, test } from 'vitest';
import { DEFAULT_PRICES, priceQuote } from '../../src/domain/quote/pricing.ts';
import { startApi } from '../support/api-under-test.ts';
import { aQuoteRequest, storeCatalogue } from '../support/payloads.ts';
import { OTHER_PRICES, storedPrices } from '../support/price-tables.ts';

async function startShop(prices: object) {
  const api = await startApi({ settings: { copySeconds: 0 } });
  await storeCatalogue(api.db);
  await api.db.doc('prices/base').set(prices);
  async function basePrice(changes: object = {}): Promise<number> {
    const quote = aQuoteRequest({ meeting: undefined, ...changes });
    const { status, json } = await api.post('/api/send-quote', quote);
    // A client that is told to try again does, as under load
    if (status === 503) return basePrice(changes);
    expect(json).toMatchObject({ success: true });
    return json.pricing.basePrice;
  }
  return { ...api, basePrice, published: async () => (await api.get('/api/content')).json.prices };
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
