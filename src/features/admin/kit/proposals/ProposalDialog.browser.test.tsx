/** Making a proposal and sending it, from each of the customer's records. */
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { clauses } from '#company/terms.ts';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import { leads, openLeads, startLeads } from '../../../../../tests/browser/admin-leads.tsx';
import { openMeetings, storeBooking } from '../../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  dialog,
  expectToast,
  press,
  question,
  REPORTED,
} from '../../../../../tests/browser/admin-panel.tsx';
import { storeCustomRequest, storeQuote } from '../../../../../tests/browser/admin-submissions.ts';
import { type FakeApi, noAnswer, problem } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { storeProposal } from '../../../../../tests/browser/proposals.ts';
import { setViewport, WIDTHS } from '../../../../../tests/browser/viewports.ts';
import { clausesText } from '../../../../domain/proposal/clauses.ts';

const SEND = 'POST /api/admin/proposals';
const STOOLS = { id: 'bar-stools', name: 'Bar stools', quantity: 2, unitPriceUSD: 95 };

const making = dialog('Proposal for Acme');
const field = (label: string) => making.getByLabelText(label, { exact: true });
const asked = page.getByRole('alertdialog', { name: 'Send this proposal?' });

let api: FakeApi;
beforeEach(() => {
  api = startLeads();
  api.answer(SEND, {
    success: true,
    ...{ id: 'p1', reference: 'PR-7F3K9Q', version: 1, url: '/proposal#p1.secret', leaves_at: null },
  });
});

const sent = () => api.requestsTo(SEND).map(({ body }) => JSON.parse(body));

async function makeFor(name: string) {
  const screen = await openLeads();
  await button(name, leads).click();
  await button('Make proposal', dialog(name)).click();
  await expect.element(making).toMatchTextContent('Payments');
  return screen;
}

const next = dialog('New version of PR-7F3K9Q for Acme');
async function openNext() {
  await openLeads();
  await button('Vera Visitor', leads).click();
  await button('New version: PR-7F3K9Q', dialog('Vera Visitor')).click();
}

const sums = () =>
  [...making.getByLabelText('Sums').element().children].map(({ textContent }) => textContent);

test('from a booked meeting, four presses send the quote as it is', async () => {
  const quote = storeQuote({ booking_id: 'b1', extras: [STOOLS] });
  storeBooking({ quote_submission_id: quote, company: 'Acme' });
  await openMeetings();
  let presses = 0;
  const pressed = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await pressed(button('Vera Visitor'));
  await pressed(button('Make proposal', dialog('Vera Visitor')));
  await pressed(button('Send proposal', making));
  await expect.element(asked).toMatchTextContent("We'll email Vera Visitor a link");
  for (const text of ['vera@acme.example', '$8,690.00', 'Friday, February 5, 2027, midnight Eastern time']) {
    await expect.element(asked).toMatchTextContent(text);
  }
  await pressed(button('Send', asked));

  await expectToast('Proposal sent', 'PR-7F3K9Q, version 1, to vera@acme.example');
  await expect.element(making).not.toBeInTheDocument();
  expect(presses).toBe(4);
  expect(sent()).toEqual([
    {
      ...{ lead_kind: 'quote', lead_id: quote, replaces: null, with_booth: false, picture: null },
      lines: [
        { text: 'Base booth package 10x20', quantity: 1, unit_price: 8500, optional: false },
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
  storeQuote({ show_id: 'ces' });
  await makeFor('Vera Visitor');
  await expect.element(making.getByLabelText('Valid until')).toHaveValue('2027-01-29');
  // Half would be due on December 26, before the order
  await expect.element(field('Payment 1: Share (%)')).toHaveValue('100');
  await expect.element(making.getByLabelText('Terms')).toHaveValue(clausesText(clauses, 'Booth Studio'));
});

test("a custom booth's price has to be entered", async () => {
  storeQuote({
    ...{ booth_size: 'custom', selected_render_title: null, extras: [STOOLS] },
    custom_design: { width: 30, depth: 20, height: null, requests: '' },
  });
  await makeFor('Vera Visitor');
  await expect.element(field('Line 1: text')).toHaveValue("Custom booth, 30' wide × 20' deep");
  await expect.element(field('Line 1: price')).toHaveValue('');
  await button('Send proposal', making).click();
  await expect.element(making).toMatchTextContent('Enter an amount such as 2,900 or 2,900.50');
  await expect.element(field('Line 1: price')).toHaveFocus();
  await expect.element(asked).not.toBeInTheDocument();
});

test('lines are changed, added, made optional, discounted, removed and reordered; sums follow, with cents', async () => {
  storeQuote({ extras: [STOOLS] });
  await makeFor('Vera Visitor');
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
  await button('Send proposal', making).click();
  await button('Send', asked).click();
  await expectToast('Proposal sent');
  expect(sent()[0].lines).toEqual([
    { text: 'Freight', quantity: 1, unit_price: 250, optional: false },
    { text: 'Base booth package 10x20', quantity: 1, unit_price: 9000.5, optional: false },
    { text: 'Bar stools', quantity: 3, unit_price: 95, optional: true },
    { text: 'Discount', quantity: 1, unit_price: -500.25, optional: false },
  ]);
});

test('the line of a custom request takes quarter hours and tenths of a cent, and is rounded once', async () => {
  storeCustomRequest({ depth: null, height: null });
  await makeFor('Vera Visitor');
  const amounts: (string | null)[] = [];
  for (const [quantity, price] of [
    ['1,500', '2.00'],
    ['2.5', '95'],
    ['3', '$1,200'],
    ['1,600', '0.125'],
  ] as const) {
    await field('Line 1: quantity').fill(quantity);
    await field('Line 1: price').fill(price);
    amounts.push(making.getByLabelText('Line 1: amount').element().textContent);
  }
  expect(amounts).toEqual(['$3,000.00', '$237.50', '$3,600.00', '$200.00']);
  await button('Send proposal', making).click();
  await button('Send', asked).click();
  await expectToast('Proposal sent');
  const line = { text: "Custom booth, 30' wide", quantity: 1600, unit_price: 0.125, optional: false };
  expect(sent()[0].lines).toEqual([line]);
});

test('messages are next to their fields: amounts, texts, shares and the day', async () => {
  storeCustomRequest();
  await makeFor('Vera Visitor');
  await field('Line 1: text').fill('');
  await button('Send proposal', making).click();
  await expect.element(making).toMatchTextContent('Enter what it is');
  await expect.element(making).toMatchTextContent('Enter an amount');
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
  await button('Send proposal', making).click();
  await expect.element(making).toMatchTextContent('The shares must add up to 100%');
  await expect.element(field('Payment 1: Share (%)')).toHaveFocus();
  await button('Split evenly', making).click();
  await making.getByLabelText('Valid until').fill('2027-01-05');
  await button('Send proposal', making).click();
  await expect.element(making).toMatchTextContent('Choose a day from today on');
  expect(sent()).toEqual([]);
});

test('a lead without an email address says so, and nothing typed is lost', async () => {
  storeCustomRequest({ email: '' });
  await makeFor('Vera Visitor');
  await field('Line 1: text').fill('Booth');
  await field('Line 1: price').fill('100');
  await button('Send proposal', making).click();
  await expect.element(making.getByRole('alert')).toHaveFocus();
  await expect.element(making.getByRole('alert')).toMatchTextContent('This lead has no email address');
  await expect.element(field('Line 1: text')).toHaveValue('Booth');
  expect(sent()).toEqual([]);
});

test('Escape asks before it discards what was typed; after a reload it is still there', async () => {
  storeQuote();
  const screen = await makeFor('Vera Visitor');
  await making.getByLabelText('Note').fill('As discussed');
  await press('{Escape}');
  await button('Cancel', question('Discard what you entered?')).click();
  await expect.element(making.getByLabelText('Note')).toHaveValue('As discussed');

  // As after a reload, which ends the page and keeps what its tab stored
  await screen.unmount();
  await openLeads();
  await button('Make proposal', dialog('Vera Visitor')).click();
  await expect.element(making).toMatchTextContent('We restored your entries.');
  await expect.element(making.getByLabelText('Note')).toHaveValue('As discussed');
  await button('Cancel', making).click();
  await button('Make proposal', dialog('Vera Visitor')).click();
  await expect.element(making.getByLabelText('Note')).toHaveValue('');
});

test('a refusal is next to its field; a lost answer is asked for again with the same key', async () => {
  allowProblems(REPORTED);
  storeQuote();
  await makeFor('Vera Visitor');
  api.answer(SEND, noAnswer);
  await button('Send proposal', making).click();
  await button('Send', asked).click();
  await expectToast('Error sending proposal');
  const fields = { valid_until: 'The show begins before' };
  api.answer(SEND, () => problem(400, { error: 'Please check', code: 'invalid', fields }));
  await button('Send proposal', making).click();
  await button('Send', asked).click();
  await expect.element(making).toMatchTextContent('The show begins before');
  await expect.element(making.getByLabelText('Valid until')).toHaveFocus();
  const keys = api.requestsTo(SEND).map(({ headers }) => headers.get('x-idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test('a new version begins with what the newest says, and replaces the one that is stored', async () => {
  const quote = storeQuote();
  const id = storeProposal(quote, { version: 2 });
  await openNext();
  await expect.element(next.getByLabelText('Note')).toHaveValue('As discussed');
  await expect.element(next.getByLabelText('Line 2: text')).toHaveValue('Bar stools');
  await expect.element(next.getByLabelText('Payment 2: Due on')).toHaveValue('2027-01-20');
  database.change(`proposals/${id}`, { version: 3 });
  await expect.element(next.getByRole('alert')).toMatchTextContent('Version 3 was sent meanwhile.');
  await button('Send proposal', next).click();
  await expect.element(asked).toMatchTextContent('Version 3 can no longer be accepted.');
  await button('Send', asked).click();
  await expectToast('Proposal sent');
  expect(sent()[0]).toMatchObject({ replaces: { id, version: 3 }, note: 'As discussed' });
});

test('a new version of one that has expired has the usual payments, not its old days', async () => {
  storeProposal(storeQuote(), { valid_until: '2027-01-02' }, { valid_until: '2027-01-02' });
  await openNext();
  await expect.element(next.getByLabelText('Valid until')).toHaveValue('2027-02-05');
  await expect.element(next.getByLabelText('Payment 2: Due on')).toHaveValue('');
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px the dialog is accessible, also with messages and the question`, async () => {
    await setViewport(viewport);
    storeQuote({ extras: [STOOLS] });
    await makeFor('Vera Visitor');
    await field('Line 1: text').fill('');
    await button('Send proposal', making).click();
    await expect.element(making).toMatchTextContent('Enter what it is');
    await expectAccessible();
    await field('Line 1: text').fill('Booth');
    await button('Send proposal', making).click();
    await expect.element(asked).toBeVisible();
    await expectAccessible();
  });
}
