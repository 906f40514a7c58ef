/** The list of customers: order, filters, search, export, and adding one. */
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  customer,
  customers,
  dayFromNow,
  expectNames,
  hoursAgo,
  openCustomers,
  startCustomers,
  storeDeal,
} from '../../../../tests/browser/admin-customers.tsx';
import { button, dialog, expectToast } from '../../../../tests/browser/admin-panel.tsx';
import { problem } from '../../../../tests/browser/fake-api.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { readCustomerRows } from './customer-rows.ts';

let api: ReturnType<typeof startCustomers>;
beforeEach(() => {
  api = startCustomers();
});

const NO_WAITING = { waiting: null };
const search = customers.getByRole('searchbox');

/** Stores one customer in each state, and an archived one. */
function storeAll(): void {
  storeDeal({ name: 'Nina New', at: hoursAgo(2) });
  storeDeal({ name: 'Mia Meeting', state: 'meeting', ...NO_WAITING, at: hoursAgo(3) });
  storeDeal({ name: 'Paul Proposal', state: 'proposal', ...NO_WAITING, next_step: dayFromNow(-1) });
  storeDeal({ name: 'Sue Sold', state: 'sold', ...NO_WAITING, amount: 8690.5, at: hoursAgo(4) });
  storeDeal({ name: 'Lou Lost', state: 'lost', ...NO_WAITING, lost_reason: 'Price', at: hoursAgo(5) });
  storeDeal({ name: 'Archie Archived', is_archived: true, at: hoursAgo(1) });
}

test('what is due comes first, then the latest changed; each filter shows its own', async () => {
  storeAll();
  storeDeal({ name: 'Otto Overdue', next_step: dayFromNow(-3), next_what: 'Send samples' });
  await openCustomers();
  const rest = ['Nina New', 'Mia Meeting', 'Sue Sold', 'Lou Lost'];
  await expectNames(['Otto Overdue', 'Paul Proposal', ...rest]);
  await expect.element(customer('Otto Overdue')).toMatchTextContent('Send samples');
  for (const [filter, names] of [
    ['To do 2', ['Otto Overdue', 'Paul Proposal']],
    ['New', ['Otto Overdue', 'Nina New']],
    ['Meeting', ['Mia Meeting']],
    ['Proposal', ['Paul Proposal']],
    ['Sold', ['Sue Sold']],
    ['Lost', ['Lou Lost']],
    ['Archived', ['Archie Archived']],
  ] as const) {
    await button(filter, customers).click();
    await expectNames(names);
  }
  await button('Sold', customers).click();
  await setViewport(PHONE);
  await expectAccessible();
});

test('twenty are shown, then twenty more, and the focus goes on; a search that stopped early says so', async () => {
  const store = (index: number) =>
    storeDeal({ ...NO_WAITING, name: `Customer ${index}`, at: hoursAgo(index + 1) });
  for (let index = 0; index < 25; index += 1) store(index);
  await openCustomers();
  const headings = customers.getByRole('heading', { level: 3 });
  await expect.element(headings).toHaveLength(20);
  await button('Show more', customers).click();
  await expect.element(headings).toHaveLength(25);
  await expect.element(button('Customer 20', customers)).toHaveFocus();

  for (let index = 25; index < 61; index += 1) store(index);
  await search.fill('customer');
  await expect.element(customers).toMatchTextContent('60 matches. There may be more.');
});

test('one search finds names, companies, shows, phones in any notation, references, and archived ones', async () => {
  storeAll();
  storeDeal({ name: 'Rita Right', company: 'Fjord', phone: '(702) 555-0142', references: ['PR-7F3K9Q'] });
  await openCustomers();
  for (const typed of ['rita', 'Fjord ri', '+1 702.555.0142', 'pr-7f3']) {
    await search.fill(typed);
    await expectNames(['Rita Right']);
  }
  await search.fill('ces archie');
  await expectNames(['Archie Archived']);
  await expect.element(customers.getByRole('status')).toMatchTextContent('1 match.');
  await search.fill('nobody');
  await expect.element(customers).toMatchTextContent('No matches. Try the start of a name or company.');
  await search.fill('a');
  await expect.element(customers).toMatchTextContent('Type at least two letters');
  await button('Lost', customers).click();
  await expect.element(search).toHaveValue('');
  await expectNames(['Lou Lost']);
});

test('the table has all filtered customers, states by their labels', async () => {
  storeAll();
  const rows = await readCustomerRows('lost', dayFromNow(0));
  expect(rows[0]).toContain('State');
  expect(rows).toHaveLength(2);
  const lost = Object.fromEntries(rows[0]?.map((heading, index) => [heading, rows[1]?.[index]]) ?? []);
  expect(lost).toMatchObject({ Name: 'Lou Lost', State: 'Lost', 'Reason for losing': 'Price', Show: 'CES' });
  expect(await readCustomerRows('to-do', dayFromNow(0))).toHaveLength(2);
  expect(await readCustomerRows('', dayFromNow(0))).toHaveLength(6);
});

const adding = dialog('Add customer');

test('a person who called is added with show and size; a refusal is next to its field', async () => {
  api.answer('POST /api/admin/deals', () =>
    problem(400, { error: 'Invalid', code: 'invalid', fields: { email: 'Check the address' } }),
  );
  await openCustomers();
  await button('Add customer', customers).click();
  await adding.getByLabelText('Name').fill('Cal Caller');
  await button('Add customer', adding).click();
  await expect.element(adding).toMatchTextContent('Enter a phone number or an email address');
  await expectAccessible();
  await adding.getByLabelText('Email').fill('cal@acme.example');
  await adding.getByLabelText('Booth Size').selectOptions('10x20');
  await button('Add customer', adding).click();
  await expect.element(adding.getByLabelText('Email')).toHaveAccessibleDescription('Check the address');
  api.answer('POST /api/admin/deals', { success: true, id: 'joined', is_new: false });
  await button('Add customer', adding).click();
  await expectToast('Added to their record', 'Cal Caller');
  const [sent] = api.requestsTo('POST /api/admin/deals').slice(-1);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ source: 'call', show_id: null, booth_size: '10x20' });
});
