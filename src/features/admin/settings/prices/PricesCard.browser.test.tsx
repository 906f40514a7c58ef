import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  ADMIN,
  button,
  card,
  expectToast,
  openCard,
  PARTNER,
  startPanel,
} from '../../../../../tests/browser/admin-panel.tsx';
import { storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { storedPrices } from '../../../../../tests/support/price-tables.ts';
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
const changes = prices.getByRole('region', { name: 'Changes' });

const open = () => openCard(<PricesCard />, NOW);

beforeEach(startPanel);

test('the default prices have two decimals, and a change is stored with its author and day', async () => {
  await open();
  await expect.element(small).toHaveValue('7800.00');
  await expect.element(from).toHaveValue(TODAY);
  await expectAccessible();
  await small.fill('$8,000');
  await save.click();
  await expectToast('Prices saved');
  const { states: central } = DEFAULT_PRICES.central;
  const table = { central: { '10x10': 8000, '10x20': 14200, '20x20': 26200, states: central } };
  expect(database.read(PATH)).toMatchObject({
    ...table,
    valid_from: TODAY,
    before: null,
    admin_id: ADMIN.uid,
  });
  expect(database.all('price_history')).toEqual([
    expect.objectContaining({ ...table, valid_from: TODAY, saved_by: ADMIN.email, admin_id: ADMIN.uid }),
  ]);
});
