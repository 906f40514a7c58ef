/** A customer's record: the team's fields, history, meetings and payments. */
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  customer,
  dayFromNow,
  dealOf,
  expectNames,
  hoursAgo,
  openCustomers,
  serveChanges,
  startCustomers,
  storeDeal,
  writeDeal,
} from '../../../../tests/browser/admin-customers.tsx';
import {
  openBooking,
  openMeetings,
  storeBooking,
  storeSlots,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  dialog,
  expectToast,
  PARTNER,
  press,
  REPORTED,
} from '../../../../tests/browser/admin-panel.tsx';
import { storeCustomRequest, storeMail, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { RECEIPT } from '../../../../tests/support/booking-receipt.ts';
import { setParam } from '../place/current-place.ts';
import { readCustomerRows } from './customer-rows.ts';

let api: ReturnType<typeof startCustomers>;
beforeEach(() => {
  api = startCustomers();
});

const opened = dialog('Vera Visitor');
const field = (label: string) => opened.getByLabelText(label, { exact: true });

test('the record has everything in order of time, the newest quote whole, and what can be sent again', async () => {
  const quote = storeQuote({ created_at: hoursAgo(30) });
  const booking = storeBooking({ date: '2027-01-05', time: '9:00 AM' });
  database.store('contact_messages/message', { message: 'When can we talk?', created_at: hoursAgo(1) });
  storeMail({ kind: 'proposal', to: 'vera@acme.example' });
  storeDeal({
    undelivered_at: hoursAgo(2),
    quotes: [quote],
    requests: [storeCustomRequest({ created_at: hoursAgo(20) })],
    messages: ['message'],
    bookings: [{ id: booking, starts_at: hoursAgo(25), is_live: true }],
    events: [{ what: 'booked', at: hoursAgo(29), by: PARTNER.email, text: '' }],
  });
  await openCustomers('Vera Visitor');
  await expect.element(opened.getByLabelText('Lines of the quote')).toMatchTextContent('$8,690.00');
  await expect.element(opened.getByRole('button', { name: /^Resend: Proposal/ })).toBeVisible();
  const history = opened.getByRole('list', { name: 'History' }).getByRole('listitem');
  const starts = ['Sent a quote', `Meeting booked by ${PARTNER.email}`, 'Meeting', 'Asked for a custom size'];
  for (const [index, text] of [...starts, 'Sent a message'].entries()) {
    await expect.element(history.nth(index)).toMatchTextContent(text);
  }
  await setViewport(PHONE);
  await expectAccessible();
  await expect.element(history.nth(4)).toMatchTextContent('When can we talk?');
  await expect
    .element(opened.getByRole('link', { name: 'Open the booking' }))
    .toHaveAttribute('href', `#bookings?booking=${booking}`);
});

test('each field saves when it is left, with what it was; what a state does not keep is gone', async () => {
  const id = storeDeal();
  const sent = serveChanges(api, id);
  await openCustomers('Vera Visitor');
  await field('Next step on').fill('2027-01-12');
  await press('{Enter}');
  await expectToast('Acme: next step on saved');
  await field('Amount (USD)').fill('a lot');
  await press('{Tab}');
  await expect.element(opened).toMatchTextContent('Enter an amount such as 2,900 or 2,900.50');
  await field('Amount (USD)').fill('$8,690');
  await press('{Tab}');
  await expectToast('Acme: amount saved');
  await expect.element(field('Amount (USD)')).toHaveValue('8690.00');
  await opened.getByLabelText('State').selectOptions('lost');
  await expectToast('Acme: New → Lost');
  await expect.element(field('Next step on')).not.toBeInTheDocument();
  await field('Reason').fill('Price');
  await field('Note').fill('Half a sentence');
  await press('{Escape}');
  await expect.poll(() => dealOf(id).note).toBe('Half a sentence');
  expect(sent()).toEqual([
    { change: { next_step: '2027-01-12' }, expected: { next_step: null } },
    { change: { amount: 8690 }, expected: { amount: null } },
    { change: { state: 'lost' }, expected: { state: 'new' } },
    { change: { lost_reason: 'Price' }, expected: { lost_reason: '' } },
    { change: { note: 'Half a sentence' }, expected: { note: '' } },
  ]);
});

test("another administrator's edit is not overwritten unless wanted", async () => {
  allowProblems(REPORTED);
  const id = storeDeal();
  await openCustomers('Vera Visitor');
  await field('Note').fill('Mine');
  const theirs = { what: 'edited', at: hoursAgo(0), by: PARTNER.email, text: 'Note' } as const;
  writeDeal(id, { ...dealOf(id), note: 'Theirs', events: [theirs] });
  await expect.element(opened).toMatchTextContent(`Changed by ${PARTNER.email} since you opened it`);
  await button('Load theirs', opened).click();
  await expect.element(field('Note')).toHaveValue('Theirs');
  const route = `POST /api/admin/deals/${id}/change`;
  api.answer(route, () => problem(409, { error: 'Someone else changed it', code: 'changed-meanwhile' }));
  await field('Note').fill('Mine again');
  await press('{Tab}');
  await expectToast('Error saving customer');
  writeDeal(id, { ...dealOf(id), note: 'Theirs again' });
  const sent = serveChanges(api, id);
  await button('Save mine', opened).click();
  await expectToast('Acme: private note saved');
  expect(sent().at(-1)).toEqual({ change: { note: 'Mine again' }, expected: { note: 'Theirs again' } });
  expect(dealOf(id).note).toBe('Mine again');
});

test('an archived customer leaves the list, and comes back', async () => {
  serveChanges(api, storeDeal());
  await openCustomers('Vera Visitor');
  await button('Archive', opened).click();
  await expectNames([]);
  await button('Back in the list', opened).click();
  await expectNames(['Vera Visitor']);
});

test('a meeting is booked with all that is known, for the customer', async () => {
  const quote = storeQuote({ meeting: { date: '2027-01-08T15:00:00Z', timeZone: 'Asia/Tokyo' } });
  const id = storeDeal({ quotes: [quote] });
  storeSlots('2027-01-07', '10:00 AM');
  api.answer('POST /api/admin/bookings', { success: true, booking: RECEIPT });
  await openCustomers('Vera Visitor');
  await button('Book a meeting', opened).click();
  const meeting = dialog('New meeting');
  await meeting.getByRole('radio', { name: /^Thu, Jan 7, 10:00 AM/ }).click();
  await button('Book', meeting).click();
  await expectToast('Meeting booked');
  const [sent] = api.requestsTo('POST /api/admin/bookings');
  const known = { deal_id: id, quote_submission_id: quote, user_email: 'vera@acme.example' };
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ ...known, time_zone: 'Asia/Tokyo' });
});

test("a booking shows its customer's fields, and leads to the record", async () => {
  const id = storeDeal({ state: 'meeting', note: 'Wants a tower' });
  storeBooking({ deal_id: id });
  const sent = serveChanges(api, id);
  await openMeetings();
  const booked = await openBooking('Vera Visitor');
  await expect.element(booked.getByLabelText('Note')).toHaveValue('Wants a tower');
  await booked.getByLabelText('Next step on').fill('2027-01-12');
  await press('{Enter}');
  await expectToast('Acme: next step on saved');
  expect(sent()).toHaveLength(1);
  await button('Open the record', booked).click();
  expect(location.hash).toBe(`#customers?customer=${id}`);
});

test('a sold customer has payments: late ones are named, and one that came in gets its day', async () => {
  const due = [
    { text: 'With the order', amount: 4000, due_on: '2027-01-04', paid_on: null },
    { text: '', amount: 4000, due_on: '2027-02-01', paid_on: null },
  ];
  const id = storeDeal({ state: 'sold', waiting: null, amount: 8000, payments: due });
  const route = `POST /api/admin/deals/${id}/payments`;
  api.answer(route, ({ body }) => {
    const { index, paid_on } = JSON.parse(body);
    const deal = dealOf(id);
    const payments = deal.payments.map((one, at) => (at === index ? { ...one, paid_on } : one));
    writeDeal(id, { ...deal, payments });
    return { success: true };
  });
  await openCustomers();
  const row = customer('Vera Visitor');
  for (const text of ['$8,000.00', 'With the order', '$4,000.00', 'Late since', 'Balance', 'Due']) {
    await expect.element(row).toMatchTextContent(text);
  }
  await button('Paid: Deposit of Acme', row).click();
  const asking = dialog('Deposit of Acme');
  await expect.element(asking.getByLabelText('Paid on')).toHaveValue('2027-01-06');
  await expectAccessible();
  await asking.getByLabelText('Paid on').fill('2027-01-09');
  await button('Save as paid', asking).click();
  await expect.element(asking).toMatchTextContent('Choose a day up to today');
  await asking.getByLabelText('Paid on').fill('2027-01-05');
  await button('Save as paid', asking).click();
  await expect.element(row).toMatchTextContent('Paid Tuesday, January 5, 2027');
  expect(await readCustomerRows('sold', dayFromNow(0))).toMatchObject([
    ['Name', 'Company', 'Email', 'Proposal', 'Payment', 'Payment (USD)', 'Due on', 'Paid on', 'Order (USD)'],
    [
      ...['Vera Visitor', 'Acme', 'vera@acme.example', '', 'Deposit: With the order', '4000.00'],
      '2027-01-04',
      '2027-01-05',
      '8000.00',
    ],
    [...['Vera Visitor', 'Acme', 'vera@acme.example', '', 'Balance', '4000.00', '2027-02-01', '', '8000.00']],
  ]);
  await button('Not paid: Deposit of Acme', row).click();
  await expect.element(row).toMatchTextContent('Late since');
  expect(api.requestsTo(route)).toHaveLength(2);
});

test('a mail of a former version opens the customer of its quote, and one that is gone says so', async () => {
  const quote = storeQuote();
  storeDeal({ quotes: [quote] });
  location.hash = `#leads?lead=quote~${quote}`;
  await openCustomers();
  await expect.element(opened).toBeVisible();
  await button('Close', opened).click();
  location.hash = '#customers?customer=gone';
  await expectToast('This customer was deleted');
});

test('a customer who is deleted while a proposal is begun is closed once, by one step back', async () => {
  // In place of a step that would leave the test's page
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const id = storeDeal();
  await openCustomers('Vera Visitor');
  setParam('begin', 'proposal');
  database.remove(`deals/${id}`);
  await expectToast('This customer was deleted');
  await expect.element(customer('Vera Visitor')).not.toBeInTheDocument();
  expect(back).toHaveBeenCalledTimes(1);
});
