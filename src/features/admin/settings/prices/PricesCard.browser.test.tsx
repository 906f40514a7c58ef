import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import { storeDeal } from '../../../../../tests/browser/admin-customers.tsx';
import {
  ADMIN,
  button,
  card,
  expectToast,
  openCard,
  PARTNER,
} from '../../../../../tests/browser/admin-panel.tsx';
import { startSettings } from '../../../../../tests/browser/admin-settings.ts';
import { storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { storedPrices } from '../../../../../tests/support/price-tables.ts';
import { aContact } from '../../../../../tests/support/visitor.ts';
import { DEFAULT_PRICES } from '../../../../domain/quote/pricing.ts';
import { PricesCard } from './PricesCard.tsx';

const PATH = 'prices/base';
/** 9:00 AM in New York. */
const NOW = new Date('2026-11-27T14:00:00Z');
const TODAY = '2026-11-27';

const prices = card('Prices');
const field = (region: string, label: string) =>
  prices.getByRole('group', { name: region }).getByLabelText(label);
const small = field('Central', "10' × 10'");
const states = (region: string) => prices.getByLabelText(`States in ${region}`);
const from = prices.getByLabelText('Valid from');
const save = button('Save prices', prices);
const planned = prices.getByRole('region', { name: 'Planned prices' });
const changes = prices.getByRole('region', { name: 'Changes' });

const open = () => openCard(<PricesCard />, NOW);

beforeEach(() => void startSettings());

test('the default prices have two decimals, and a change is stored with its day', async () => {
  await open();
  await expect.element(small).toHaveValue('7800.00');
  await expect.element(from).toHaveValue(TODAY);
  await expectAccessible();
  await small.fill('$8,000');
  await save.click();
  await expectToast('Prices saved', 'the other pages by');
  const { states: central } = DEFAULT_PRICES.central;
  const table = { central: { '10x10': 8000, '10x20': 14200, '20x20': 26200, states: central } };
  expect(database.read(PATH)).toMatchObject({
    ...table,
    valid_from: TODAY,
    before: null,
    admin_id: ADMIN.uid,
  });
});

test('before saving, the card says what changes on the pages and for the open quotes', async () => {
  const acme = aContact({ name: 'Vera' });
  const quote = {
    state: 'TX',
    booth_size: '10x10',
    extras: [{ id: 'a', quantity: 2, unitPriceUSD: 95 }],
    contact: acme,
  };
  const quotes = [
    storeQuote({ ...quote, pricing: { basePrice: 7800, addOnTotal: 190, estimatedTotal: 7990 } }),
    storeQuote({
      ...quote,
      state: 'NV',
      pricing: { basePrice: 8500, addOnTotal: 190, estimatedTotal: 8690 },
    }),
    storeQuote({
      ...quote,
      booth_size: 'custom',
      pricing: { basePrice: 0, addOnTotal: 190, estimatedTotal: 190 },
    }),
  ];
  storeDeal({ quotes });
  for (const state of ['sold', 'lost'] as const) {
    storeDeal({ state, is_open: false, quotes: [storeQuote({ ...quote, pricing: { estimatedTotal: 1 } })] });
  }
  await open();
  await expect.element(small).toHaveValue('7800.00');
  await expect.element(changes).not.toBeInTheDocument();
  await small.fill('8100');
  await expect.element(changes).toMatchTextContent('Central 10x10: $7,800.00, then $8,100.00');
  await expect
    .element(changes)
    .toMatchTextContent(
      '10x10 from $7,800.00, then from $8,100.00; 10x20 from $14,200.00, as before; 20x20 from $26,200.00, as before.',
    );
  await expect
    .element(changes)
    .toMatchTextContent(
      '1 of 2 open quotes would cost something else now, in all $7,990.00, then $8,290.00.',
    );
  await changes.getByText('Quotes that would change').click();
  await expect.element(changes).toMatchTextContent('Acme, CES, 10x10: $7,990.00, then $8,290.00');
  await expectAccessible();
  expect(database.read(PATH)).toBeUndefined();
});

test('a price that is none is refused next to the field', async () => {
  await open();
  for (const typed of ['', '0', '8500.50', '1000001']) {
    await small.fill(typed);
    await save.click();
    await expect.element(small).toHaveAccessibleDescription(/Enter whole dollars, such as 8,500/);
    await expect.element(small).toHaveValue(typed);
  }
  expect(database.read(PATH)).toBeUndefined();
});

test('a state that is unknown, listed twice or missing is reported', async () => {
  await open();
  for (const [typed, message] of [
    ['CA NV QQ', 'QQ is not a state or territory'],
    ['CA NV nev.', 'Nevada is listed twice'],
    ['CA NV TX', 'Texas is listed twice'],
    ['CA NV', 'No region has OR, WA, AZ, UT, ID, MT, WY, CO, NM, AK, HI'],
  ] as const) {
    await states('West').fill(typed);
    await save.click();
    await expect.element(prices.getByText(message)).toBeVisible();
    await expect.element(states('West')).toHaveValue(typed);
  }
  expect(database.read(PATH)).toBeUndefined();
});

test('states are typed as names, too, and moved to another region', async () => {
  await open();
  const { west, central } = DEFAULT_PRICES;
  await states('West').fill(`${west.states}\nNew Mexico, Puerto Rico`.replace(' NM', ''));
  await states('Central').fill(central.states.replace(' PR', ''));
  await expect.element(changes).toMatchTextContent('Puerto Rico moves to West');
  await save.click();
  await expectToast('Prices saved');
  expect(database.read(PATH)).toMatchObject({
    west: { states: 'CA OR WA NV AZ UT ID MT WY CO AK HI NM PR' },
  });
});

test('a past day is refused; a later one plans prices, next to those of today, which the form shows', async () => {
  await open();
  await from.fill('2026-11-26');
  await save.click();
  await expect.element(from).toHaveAccessibleDescription(/Choose today or a later day/);
  await small.fill('9000');
  await from.fill('2027-01-01');
  await save.click();
  await expect.element(planned).toMatchTextContent('Planned from Friday, January 1, 2027');
  await expect.element(planned).toMatchTextContent('Central 10x10: $7,800.00, then $9,000.00');
  await expect.element(small).toHaveValue('7800.00');
  const central = prices.getByRole('group', { name: 'Central' });
  await expect.element(central).toMatchTextContent("From January 1, 2027: 10' × 10' $9,000.00");
  await expect.element(from).toHaveValue(TODAY);
  await expect.element(prices.getByRole('group', { name: 'West' })).not.toMatchTextContent('2027');
  await expectAccessible();
});

test("today's prices change without the planned ones; planning again replaces those", async () => {
  const central = (amount: number) => ({ ...DEFAULT_PRICES.central, '10x10': amount });
  const stored = { ...DEFAULT_PRICES, before: DEFAULT_PRICES, valid_from: '2027-01-01', admin_id: ADMIN.uid };
  database.store(PATH, storedPrices({ ...stored, central: central(9000) }));
  await open();
  await small.fill('8000');
  await save.click();
  await expectToast('Prices saved');
  expect(database.read(PATH)).toMatchObject({
    ...{ central: central(9000), valid_from: '2027-01-01', before: { central: central(8000) } },
  });
  await expect.element(small).toHaveValue('8000.00');
  await small.fill('9500');
  await from.fill('2027-02-01');
  await save.click();
  await expect.element(planned).toMatchTextContent('Monday, February 1, 2027');
  expect(database.read(PATH)).toMatchObject({
    ...{ central: central(9500), valid_from: '2027-02-01', before: { central: central(8000) } },
  });

  await button('Remove', planned).click();
  await expectToast('Planned prices removed');
  await expect.element(planned).not.toBeInTheDocument();
  await expect.element(field('West', "10' × 10'")).toHaveFocus();
  await expect.element(small).toHaveValue('8000.00');
  expect(database.read(PATH)).toMatchObject({ central: central(8000), valid_from: TODAY });
});

test('the history says who changed what and when, and fills in earlier prices', async () => {
  const { before: _, ...version } = storedPrices();
  database.store('price_history/a', { ...version, saved_by: PARTNER.email });
  await open();
  await prices.getByText('History').click();
  const entry = prices.getByRole('listitem').filter({ hasText: PARTNER.email });
  await expect.element(entry).toMatchTextContent('By partner@booth.example, from');
  await expect.element(entry).toMatchTextContent('West 10x10: $8,500.00, then $9,100.00');
  await expect.element(entry).toMatchTextContent('Nevada moves to East');
  await expectAccessible();
  await entry.getByRole('button', { name: 'Fill in these prices' }).click();
  await expect.element(small).toHaveValue('8100.00');
  await expect.element(field('West', "10' × 10'")).toHaveFocus();
  await expect.element(changes).toMatchTextContent('Nevada moves to East');
});
