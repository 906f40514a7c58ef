/** Making a proposal, reading it as the customer will, and sending it. */
import { beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { clauses } from '#company/terms.ts';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import { openCustomers, startCustomers, storeDeal } from '../../../../../tests/browser/admin-customers.tsx';
import {
  button,
  dialog,
  expectToast,
  openPanel,
  press,
  question,
  REPORTED,
} from '../../../../../tests/browser/admin-panel.tsx';
import { storeCustomRequest, storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import { type FakeApi, noAnswer, problem } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { PREVIEW, SEND, serveProposals, storeProposal } from '../../../../../tests/browser/proposals.ts';
import { PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';
import { clausesText } from '../../../../domain/proposal/clauses.ts';

const STOOLS = { id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 };

const making = dialog('Proposal for Acme');
const field = (name: string) =>
  name.endsWith('text')
    ? making.getByRole('combobox', { name })
    : making.getByLabelText(name, { exact: true });
const asked = dialog('Preview');

let api: FakeApi;
beforeEach(() => {
  api = startCustomers();
  serveProposals(api);
});

const sent = () => api.requestsTo(SEND).map(({ body }) => JSON.parse(body));

async function make() {
  await openCustomers('Vera Visitor');
  await button('Make proposal', dialog('Vera Visitor')).click();
  await expect.element(making).toMatchTextContent('Payments');
}

/** Stores a quote and its customer; returns both ids. */
function storeQuoted(changes = {}): { deal: string; quote: string } {
  const quote = storeQuote(changes);
  return { deal: storeDeal({ quotes: [quote] }), quote };
}

const next = dialog('New version of PR-7F3K9Q for Acme');
async function openNext() {
  await openCustomers('Vera Visitor');
  await button('New version: PR-7F3K9Q', dialog('Vera Visitor')).click();
}

const sums = () =>
  [...making.getByLabelText('Sums').element().children].map(({ textContent }) => textContent);

test('a quote is read as the customer will, and sent as it is', async () => {
  const { deal } = storeQuoted({ extras: [STOOLS] });
  await make();
  await button('Preview', making).click();
  await expect.element(asked).toMatchTextContent("We'll email Vera Visitor a link");
  for (const text of [
    'vera@acme.example',
    'Friday, February 5, 2027',
    'without the picture and the 3D view',
    '$4,345.00 is due with the order',
  ]) {
    await expect.element(asked).toMatchTextContent(text);
  }
  const sheet = asked.getByRole('article', { name: 'Proposal PR-7F3K9Q' });
  await expect.element(sheet.getByRole('row', { name: /^Total/ })).toMatchTextContent('$8,690.00');
  // Only shown
  for (const name of ['Accept', 'Accept for $8,690.00']) {
    expect(asked.getByRole('button', { name, exact: true }).element().closest('[inert]')).not.toBeNull();
  }
  await setViewport(PHONE);
  await expectAccessible();
  await button('Send', asked).click();

  await expectToast('Proposal sent', 'PR-7F3K9Q, version 1, to vera@acme.example');
  await expect.element(making).not.toBeInTheDocument();
  const [previewed] = api.requestsTo(PREVIEW);
  expect(JSON.parse(previewed?.body ?? '')).toEqual(sent()[0]);
  expect(sent()).toEqual([
    {
      ...{ deal_id: deal, replaces: null, with_booth: false, picture: null },
      lines: [
        { text: "Base booth package 10' × 20'", quantity: 1, unit_price: 8500, optional: false },
        { text: expect.stringContaining('Showcase'), quantity: 1, unit_price: 0, optional: false },
        { text: 'Bar stools', quantity: 2, unit_price: 95, optional: false },
      ],
      note: '',
      valid_until: '2027-02-05',
      plan: [
        { percent: 50, due_on: null, text: 'With the order' },
        { percent: 50, due_on: null, text: '35 days before the show' },
      ],
      terms: expect.stringMatching(/^In these terms, “the company” is Booth Studio, and “the customer” is/),
    },
  ]);
});

test("the show's first day and the company's clauses are filled in, not the site's answers", async () => {
  database.store('shows/ces', { name: 'CES', first_day: '2027-01-30' });
  database.store('terms/terms', { payment: 'Half with the order.', cancellation: 'Until 30 days before.' });
  storeQuoted();
  await make();
  await expect.element(making.getByLabelText('Valid until')).toHaveValue('2027-01-29');
  // Half would be due on December 26, before the order
  await expect.element(field('Payment 1: Share (%)')).toHaveValue('100');
  await expect.element(making.getByLabelText('Terms')).toHaveValue(clausesText(clauses, 'Booth Studio'));
});

test("a custom booth's price has to be entered", async () => {
  storeQuoted({
    ...{ booth_size: 'custom', selected_render_title: null, extras: [STOOLS] },
    custom_design: { width: 30, depth: 20, height: null, requests: '' },
  });
  await make();
  await expect.element(field('Line 1: text')).toHaveValue("Custom booth, 30' wide × 20' deep");
  await expect.element(field('Line 1: price')).toHaveValue('');
});

test('lines are changed, added, made optional, discounted, removed and reordered; sums follow, with cents', async () => {
  storeQuoted({ extras: [STOOLS] });
  await make();
  expect(sums()).toEqual(['Subtotal$8,690.00', 'Total$8,690.00']);
  await field('Line 1: price').fill('$9,000.5');
  await press('{Tab}');
  await expect.element(field('Line 1: price')).toHaveValue('9000.50');
  await field('Line 3: quantity').fill('3');
  await field('Line 3: optional').click();
  await button('Add discount', making).click();
  await expect.element(field('Line 4: text')).toHaveFocus();
  await field('Line 4: price').fill('-500.25');
  await button('Add line', making).click();
  await field('Line 5: text').fill('Freight');
  await field('Line 5: price').fill('250');
  await expect.element(making.getByLabelText('Line 3: amount')).toMatchTextContent('$285.00');
  expect(sums()).toEqual([
    ...['Subtotal$9,250.50', 'Discount-$500.25', 'Total$8,750.25', 'With all options$9,035.25'],
  ]);
  await expect.element(making.getByLabelText('Payment 2: amount')).toMatchTextContent('$4,375.12');

  await button('Move line 5 up', making).click();
  await expect.element(button('Move line 4 up', making)).toHaveFocus();
  await press('{Enter}', '{Enter}', '{Enter}');
  await expect.element(field('Line 1: text')).toHaveValue('Freight');
  await expect.element(button('Move line 1 down', making)).toHaveFocus();
  await button('Remove line 3', making).click();
  await button('Preview', making).click();
  await button('Send', asked).click();
  await expectToast('Proposal sent');
  expect(sent()[0].lines).toEqual([
    { text: 'Freight', quantity: 1, unit_price: 250, optional: false },
    { text: "Base booth package 10' × 20'", quantity: 1, unit_price: 9000.5, optional: false },
    { text: 'Bar stools', quantity: 3, unit_price: 95, optional: true },
    { text: 'Discount', quantity: 1, unit_price: -500.25, optional: false },
  ]);
});

test('the line of a custom request takes quarter hours and tenths of a cent, and is rounded once', async () => {
  storeDeal({ booth_size: 'custom', requests: [storeCustomRequest({ depth: null, height: null })] });
  await make();
  await expect.element(field('Line 1: text')).toHaveValue("Custom booth, 30' wide");
  for (const [quantity, price, amount] of [
    ['2.5', '$1,200', '$3,000.00'],
    ['1,600', '0.125', '$200.00'],
  ] as const) {
    await field('Line 1: quantity').fill(quantity);
    await field('Line 1: price').fill(price);
    await expect.element(making.getByLabelText('Line 1: amount')).toMatchTextContent(amount);
  }
});

test('messages are next to their fields: amounts, texts, shares and the day', async () => {
  storeDeal({ booth_size: null });
  await make();
  await button('Preview', making).click();
  await expect.element(making).toMatchTextContent('Enter what it is');
  await expect.element(making).toMatchTextContent('Enter an amount');
  await expectAccessible();
  await expect.element(field('Line 1: text')).toHaveFocus();
  await field('Line 1: text').fill('Booth');
  await field('Line 1: price').fill('1e4');
  await expect.element(making).toMatchTextContent('Enter an amount such as 2,900 or 2,900.50');
  await field('Line 1: price').fill('100.00005');
  await expect.element(making).toMatchTextContent('Use at most four decimals');
  await field('Line 1: quantity').fill('0');
  await expect.element(making).toMatchTextContent('Enter more than 0');
  await field('Line 1: quantity').fill('1');
  await field('Line 1: price').fill('100');
  await field('Payment 2: Share (%)').fill('40');
  await button('Preview', making).click();
  await expect.element(making).toMatchTextContent('The shares must add up to 100%');
  await expect.element(field('Payment 1: Share (%)')).toHaveFocus();
  await button('Split evenly', making).click();
  await making.getByLabelText('Valid until').fill('2027-01-05');
  await button('Preview', making).click();
  await expect.element(making).toMatchTextContent('Choose a day from today on');
  expect(sent()).toEqual([]);
});

test('a customer without an email address says so, and nothing typed is lost', async () => {
  storeDeal({ booth_size: null, email: '' });
  await make();
  await field('Line 1: text').fill('Booth');
  await field('Line 1: price').fill('100');
  await button('Preview', making).click();
  await expect.element(making.getByRole('alert')).toHaveFocus();
  await expect.element(making.getByRole('alert')).toMatchTextContent('This customer has no email address');
  await expect.element(field('Line 1: text')).toHaveValue('Booth');
  expect(sent()).toEqual([]);
});

test('Escape asks before it discards what was typed; after a reload it is still there', async () => {
  storeQuoted();
  await make();
  await making.getByLabelText('Note').fill('As discussed');
  await press('{Escape}');
  await button('Cancel', question('Discard what you entered?')).click();
  await expect.element(making.getByLabelText('Note')).toHaveValue('As discussed');

  // As after a reload, which ends the page and keeps what its tab stored
  await cleanup();
  await openPanel('customers');
  await button('Make proposal', dialog('Vera Visitor')).click();
  await expect.element(making).toMatchTextContent('We restored your entries.');
  await expect.element(making.getByLabelText('Note')).toHaveValue('As discussed');
  await button('Cancel', making).click();
  await button('Make proposal', dialog('Vera Visitor')).click();
  await expect.element(making.getByLabelText('Note')).toHaveValue('');
});

test('a refusal is next to its field; a lost answer is asked for again with the same key', async () => {
  allowProblems(REPORTED);
  storeQuoted();
  await make();
  api.answer(SEND, noAnswer);
  await button('Preview', making).click();
  await button('Send', asked).click();
  await expectToast('Error sending proposal');
  const fields = { valid_until: 'The show begins before' };
  api.answer(SEND, () => problem(400, { error: 'Please check', code: 'invalid', fields }));
  await button('Preview', making).click();
  await button('Send', asked).click();
  await expect.element(making).toMatchTextContent('The show begins before');
  await expect.element(making.getByLabelText('Valid until')).toHaveFocus();
  const keys = api.requestsTo(SEND).map(({ headers }) => headers.get('x-idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test('a new version begins with what the newest says, and replaces the one that is stored', async () => {
  const id = storeProposal(storeQuoted().deal, { version: 2 });
  await openNext();
  await expect.element(next.getByLabelText('Note')).toHaveValue('As discussed');
  await expect.element(next.getByRole('combobox', { name: 'Line 2: text' })).toHaveValue('Bar stools');
  await expect.element(next.getByLabelText('Payment 2: Due on')).toHaveValue('2027-01-20');
  database.change(`proposals/${id}`, { version: 3 });
  await expect.element(next.getByRole('alert')).toMatchTextContent('Version 3 was sent meanwhile.');
  await button('Preview', next).click();
  await expect.element(asked).toMatchTextContent('Version 3 can no longer be accepted.');
  await button('Send', asked).click();
  await expectToast('Proposal sent');
  expect(sent()[0]).toMatchObject({ replaces: { id, version: 3 }, note: 'As discussed' });
});

test('a new version of one that has expired has the usual payments, not its old days', async () => {
  storeProposal(storeQuoted().deal, { valid_until: '2027-01-02' }, { valid_until: '2027-01-02' });
  await openNext();
  await expect.element(next.getByLabelText('Valid until')).toHaveValue('2027-02-05');
  await expect.element(next.getByLabelText('Payment 2: Due on')).toHaveValue('');
});
