import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { startMeetings, storeBooking } from '../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  expectToast,
  openCard,
  PARTNER,
  REFUSAL,
  REPORTED,
  storeTeam,
} from '../../../../tests/browser/admin-panel.tsx';
import { storeCustomRequest, storeMessage, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { searchWords } from '../../../domain/visitor/search-words.ts';
import { FindVisitors } from './FindVisitors.tsx';

const field = page.getByLabelText('Name, company, email, or reference');
const found = page.getByRole('list', { name: 'Found' }).getByRole('listitem');

beforeEach(() => startMeetings());

/** Returns the search words that Zoë's records store. */
function words(reference = '') {
  const zoe = { name: 'Zoë Müller', company: 'Fjordline', email: 'zoe@fjordline.example', phone: '' };
  return { search_words: searchWords({ ...zoe, show: '', reference }) };
}

const ZOE = { name: 'Zoë Müller', company: 'Fjordline', email: 'zoe@fjordline.example', phone: '' };

test('one search finds a booking, a quote, a request and a message, and leads to each', async () => {
  const id = storeBooking({
    user_name: ZOE.name,
    company: ZOE.company,
    user_email: ZOE.email,
    reference: 'BK-ZOE001',
    ...words('BK-ZOE001'),
  });
  storeBooking({
    search_words: searchWords({ ...ZOE, name: 'Vera Visitor', show: '', reference: 'BK-TEST01' }),
  });
  storeQuote({ contact: { ...ZOE, website: '' }, ...words() });
  storeQuote({ contact: { ...ZOE, website: '' }, booking_id: id, ...words() });
  storeCustomRequest({ ...ZOE, ...words() });
  storeMessage(1, { ...ZOE, ...words() });
  await openCard(<FindVisitors onClose={() => {}} />);
  await expect.element(field).toHaveFocus();
  await field.fill('muller FJORD');
  await expect.poll(() => found.elements()).toHaveLength(4);
  await expect.element(page.getByText('4 matches.')).toBeVisible();
  await expectAccessible();

  await field.fill('bk-zoe001');
  await expect.poll(() => found.elements()).toHaveLength(1);
  await found.getByRole('button').click();
  expect(location.hash).toBe(`#bookings?booking=${id}`);
});

test('a meeting of a colleague is found, with its host', async () => {
  storeTeam();
  const id = storeBooking({ admin_id: PARTNER.uid });
  await openCard(<FindVisitors onClose={() => {}} />);
  await field.fill('vera');
  await expect.element(found.getByText('Sam', { exact: true })).toBeVisible();
  await found.getByRole('button').click();
  expect(location.hash).toBe(`#bookings?booking=${id}`);
});

test('a search that is too short, empty or has more results than shown says so', async () => {
  for (let index = 0; index < 40; index += 1) storeMessage(index, { ...ZOE, ...words() });
  await openCard(<FindVisitors onClose={() => {}} />);
  await field.fill('z');
  await expect.element(page.getByText('Type at least two letters')).toBeVisible();
  await field.fill('nobody');
  await expect.element(page.getByText('No matches.')).toBeVisible();
  await field.fill('zoe');
  await expect.element(page.getByText('10 matches. There may be more')).toBeVisible();
});

test('a refused search is reported', async () => {
  allowProblems(REPORTED);
  await openCard(<FindVisitors onClose={() => {}} />);
  database.refuse();
  await field.fill('zoe');
  await expectToast('Error searching', REFUSAL);
  await expect.element(button('Undo')).not.toBeInTheDocument();
});
