/** Base prices as a record: the server prices quotes with it, and GET /api/content publishes it. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { STANDARD_SIZES } from '../../src/domain/quote/catalogue.ts';
import {
  byRegion,
  DEFAULT_PRICES,
  formatUsd,
  type PriceTable,
  type Pricing,
  priceQuote,
  REGIONS,
} from '../../src/domain/quote/pricing.ts';
import type { Mail } from '../../src/domain/records/mail.ts';
import type { QuoteSubmission } from '../../src/domain/records/quote-submissions.ts';
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

/** Two of each region. */
const STATES = ['CA', 'NV', 'TX', 'PR', 'NY', 'DC'];

/** Returns a table in which each region has the states of the next one, and prices of which no two are the same. */
function rotated(turns: number): PriceTable {
  return byRegion((region) => {
    const at = REGIONS.indexOf(region);
    const from = REGIONS[(at + turns) % REGIONS.length] ?? region;
    const amounts = STANDARD_SIZES.map((size, order) => [
      size,
      10_000 * (turns + 1) + 1000 * at + 100 * order,
    ]);
    return { ...Object.fromEntries(amounts), states: DEFAULT_PRICES[from].states };
  });
}

test('each of 200 quotes during changes of prices has the prices of one table, and so has its record and mail', async () => {
  const { db, post } = await startShop();
  const tables = [DEFAULT_PRICES, rotated(1), rotated(2)];
  const versions = [
    ...tables.slice(1).map((table) => storedPrices(table)),
    // Planned for another day: the default ones, as of today
    storedPrices({ ...rotated(2), valid_from: '2026-11-22', before: DEFAULT_PRICES }),
  ];
  let isOver = false;
  const changes = (async () => {
    let count = 0;
    for (; !isOver; count += 1) await db.doc(PATH).set(versions[count % versions.length] ?? {});
    return count;
  })();

  const asked = Array.from({ length: 200 }, (_, at) => ({
    size: STANDARD_SIZES[at % STANDARD_SIZES.length] ?? '10x10',
    state: STATES[Math.floor(at / STANDARD_SIZES.length) % STATES.length] ?? '',
    email: `v${at}@acme.example`,
    key: randomUUID(),
  }));
  const waiting = [...asked];
  const answers: Record<string, Pricing> = {};
  async function askInTurn() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { size: boothSize, state, email, key } = next;
      const contact = { ...aQuoteRequest().contact, email };
      const city = { city: 'Springfield', state };
      const request = aQuoteRequest({ boothSize, city, contact, selectedDesign: null, meeting: undefined });
      const { status, json } = await post('/api/send-quote', request, key);
      // A client that is told to try again does, with the same key, since the answer may have come too late
      if (status === 503) waiting.push(next);
      else answers[email] = json.pricing;
    }
  }
  await Promise.all(Array.from({ length: 20 }, askInTurn));
  isOver = true;
  expect(await changes).toBeGreaterThan(20);

  const used = asked.map(({ size: boothSize, state, email }) => {
    const table = tables.findIndex((prices) =>
      isDeepStrictEqual(
        answers[email],
        priceQuote({ boothSize, state, prices, extras: aQuoteRequest().extras }),
      ),
    );
    expect(table, `${boothSize} in ${state}: ${JSON.stringify(answers[email])}`).not.toBe(-1);
    return table;
  });
  expect([...new Set(used)].sort()).toEqual([0, 1, 2]);

  const quotes = (await documentsOf(db, 'quote_submissions')) as unknown as ({
    id: string;
  } & QuoteSubmission)[];
  expect(quotes).toHaveLength(200);
  expect(Object.fromEntries(quotes.map(({ contact, pricing }) => [contact.email, pricing]))).toEqual(answers);
  const totals = new Map(quotes.map(({ id, pricing }) => [id, formatUsd(pricing.estimatedTotal)]));
  const mails = (await documentsOf(db, 'mail')) as unknown as Mail[];
  expect(mails.length).toBeGreaterThan(200);
  for (const { text, quote_submission_id: id } of mails) expect(text).toContain(totals.get(id ?? ''));
});
