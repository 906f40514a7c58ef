import { beforeEach, expect, test } from 'vitest';
import { lead, openLeads, startLeads } from '../../../../tests/browser/admin-leads.tsx';
import { storeSlots } from '../../../../tests/browser/admin-meetings.tsx';
import { button, dialog, expectToast } from '../../../../tests/browser/admin-panel.tsx';
import { storeMessage, storeQuote } from '../../../../tests/browser/admin-submissions.ts';
import { type FakeApi, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { RECEIPT } from '../../../../tests/support/booking-receipt.ts';

const BOOK = 'POST /api/admin/bookings';

const meeting = dialog('New meeting');
let api: FakeApi;

beforeEach(() => {
  api = startLeads();
  storeSlots('2027-01-07', '10:00 AM', '11:00 AM');
});

function sent(): unknown[] {
  return api.requestsTo(BOOK).map(({ body }) => JSON.parse(body));
}

test('on a phone, four taps from a quote to its meeting, with what is known of the visitor', async () => {
  await setViewport(PHONE);
  const quote = storeQuote({
    meeting: { date: '2027-01-08T15:00:00Z', time: '10:00 AM', timeZone: 'Asia/Tokyo' },
  });
  api.answer(BOOK, () => {
    database.change(`quote_submissions/${quote}`, { booking_id: 'b1' });
    return { success: true, booking: RECEIPT };
  });
  await openLeads();
  await button('Vera Visitor').click();
  await button('Book a meeting with Vera Visitor', dialog('Vera Visitor')).click();
  await expect.element(meeting).toMatchTextContent('With the quote.');
  await meeting.getByRole('radio', { name: /^Thu, Jan 7, 10:00 AM/ }).click();
  await button('Book', meeting).click();

  await expectToast('Meeting booked');
  expect(sent()).toMatchObject([
    {
      date: '2027-01-07',
      time: '10:00 AM',
      user_name: 'Vera Visitor',
      user_email: 'vera@acme.example',
      company: 'Acme',
      quote_submission_id: quote,
      time_zone: 'Asia/Tokyo',
      mail: true,
    },
  ]);
  await expect.element(dialog('Vera Visitor')).not.toBeInTheDocument();
  await expect.element(lead('Vera Visitor')).not.toBeInTheDocument();
});

test('a message is booked from its row, without a quote; the lead stays', async () => {
  storeMessage(60);
  api.answer(BOOK, { success: true, booking: RECEIPT });
  await openLeads();
  await button('Book a meeting with Vera Visitor').click();
  await meeting.getByRole('radio', { name: /^Thu, Jan 7, 11:00 AM/ }).click();
  await button('Book', meeting).click();

  await expectToast('Meeting booked');
  expect(sent()).toMatchObject([
    { time: '11:00 AM', user_phone: '+1 555 010 0199', quote_submission_id: null },
  ]);
  await expect.element(lead('Vera Visitor')).toBeVisible();
});

test('a quote that got a meeting meanwhile is not booked again, and the form stays', async () => {
  storeQuote();
  const fields = { quote_submission_id: 'This quote already has a meeting' };
  api.answer(BOOK, () => problem(400, { error: fields.quote_submission_id, code: 'invalid', fields }));
  await openLeads();
  await button('Book a meeting with Vera Visitor').click();
  await meeting.getByRole('radio', { name: /^Thu, Jan 7, 10:00 AM/ }).click();
  await button('Book', meeting).click();

  await expect.element(meeting.getByRole('alert')).toMatchTextContent('This quote already has a meeting');
  await expect.element(meeting.getByRole('textbox', { name: 'Name' })).toHaveValue('Vera Visitor');
});
