import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  bookings,
  openMeetings,
  startMeetings,
  storeBooking,
  storeCalendar,
  storeClaim,
  storeRules,
  storeSlots,
} from '../../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  dialog,
  expectToast,
  NO_NETWORK,
  REPORTED,
} from '../../../../../tests/browser/admin-panel.tsx';
import { instantOf } from '../../../../../tests/browser/booking-api.ts';
import { fakeApi, keysSentTo, noAnswer, problem } from '../../../../../tests/browser/fake-api.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { expectTexts } from '../../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';
import { RECEIPT } from '../../../../../tests/support/booking-receipt.ts';
import { EMPTY_CONTACT, toBookingContact } from '../../../../domain/schemas/contact-fields.ts';

const BOOK = 'POST /api/admin/bookings';
const DAY = '2027-01-07';
const BOOKED = { success: true, booking: { ...RECEIPT, starts_at: instantOf(DAY, '10:00 AM') } };

const meeting = dialog('New meeting');
const hour = (name: string | RegExp) => meeting.getByRole('radio', { name });
const field = (label: string) => meeting.getByRole('textbox', { name: label, exact: true });
const name = field('Name');
const email = field('Email');
const phone = field('Phone');
const date = meeting.getByLabelText('Date', { exact: true });
const time = meeting.getByRole('combobox', { name: 'Time (New York)' });
const warnings = meeting.getByRole('list', { name: 'Visitors could not book this hour' });
const book = button('Book', meeting);
const notice = meeting.getByRole('alert');

beforeEach(() => startMeetings());

/** Opens the dialog on Wednesday, January 6, 10 AM, with two open hours on Thursday and three on Friday. */
async function openDialog() {
  storeSlots(DAY, '10:00 AM', '11:00 AM');
  storeSlots('2027-01-08', '9:00 AM', '10:00 AM', '11:00 AM');
  const api = fakeApi({ [BOOK]: BOOKED });
  await openMeetings();
  await button('New meeting', bookings).click();
  await expect.element(hour(/^Thu, Jan 7, 10:00 AM/)).toBeVisible();
  const sent = () => api.requestsTo(BOOK).map(({ body }) => JSON.parse(body));
  return { api, sent };
}

async function fillIn(): Promise<void> {
  await hour(/^Thu, Jan 7, 10:00 AM/).click();
  await name.fill('Lea Lead');
  await email.fill('lea@acme.example');
}

test('a meeting at one of the next open hours is booked, and the visitor is mailed', async () => {
  const { sent, api } = await openDialog();
  await expect.element(meeting.getByRole('radio').nth(4)).toHaveAccessibleName(/^Another time/);
  await fillIn();
  await expect.element(meeting).toMatchTextContent('They get the time, the place, and a link');
  await book.click();

  await expectToast('Meeting booked', 'Thursday, January 7, 2027 at 10:00 AM');
  await expect.element(meeting).not.toBeInTheDocument();
  expect(sent()).toEqual([
    {
      ...toBookingContact({ ...EMPTY_CONTACT, name: 'Lea Lead', email: 'lea@acme.example' }),
      date: DAY,
      time: '10:00 AM',
      quote_submission_id: null,
      time_zone: 'America/New_York',
      place: null,
      mail: true,
    },
  ]);
  expect(keysSentTo(api, BOOK)[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('without open hours any can be chosen at once; the next ones are found behind many booked dates', async () => {
  await openMeetings();
  await button('New meeting', bookings).click();
  await expect.element(date).toBeVisible();
  await button('Cancel', meeting).click();
  for (let day = 10; day < 20; day += 1) {
    const booked = `2027-01-${day}`;
    storeSlots(booked, '10:00 AM');
    storeClaim(booked, '10:00 AM');
  }
  storeSlots('2027-01-25', '9:00 AM');
  await button('New meeting', bookings).click();
  await expect.element(hour(/^Mon, Jan 25, 9:00 AM/)).toBeVisible();
  await expect.element(meeting.getByRole('radio')).toHaveLength(2);
});

test('without an email the link is shown to pass on', async () => {
  const { sent } = await openDialog();
  await fillIn();
  await meeting.getByLabelText('Email the visitor').click();
  await expect.element(meeting).toMatchTextContent('You get the link to pass on. We still email them');
  await book.click();

  const booked = dialog('Meeting booked');
  await expect.element(booked).toMatchTextContent(RECEIPT.manage_url);
  await expect.element(button('Copy link', booked)).toBeVisible();
  await expectAccessible();
  await button('Done', booked).click();
  await expect.element(booked).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ mail: false }]);
});

test('any other hour can be booked, with a warning; a booked one cannot', async () => {
  storeRules({ buffer_after: 30 });
  storeClaim('2027-01-11', '10:00 AM', storeBooking({ date: '2027-01-11' }));
  storeCalendar([['2027-01-11', '2:00 PM', '3:00 PM']]);
  const { sent } = await openDialog();
  await fillIn();
  await hour(/^Another time/).click();
  await date.fill('2027-01-11');
  await expect.element(warnings).toMatchTextContent('Already booked');

  await time.selectOptions('11:00 AM');
  await expectTexts(warnings.getByRole('listitem'), [
    'Not among your open hours',
    'You already have 1 meeting that day',
    'No buffer to the meeting at 10:00 AM',
  ]);
  await expect.element(time.getByRole('option', { name: '10:00 AM (booked)' })).toBeDisabled();
  await time.selectOptions('2:00 PM');
  await expect.element(warnings).toMatchTextContent('Your calendar is busy');
  await book.click();
  await expectToast('Meeting booked');
  expect(sent()).toMatchObject([{ date: '2027-01-11', time: '2:00 PM' }]);
});

test('what is missing is said next to its field; nothing is sent', async () => {
  await setViewport(PHONE);
  const { sent } = await openDialog();
  await meeting.getByLabelText('Another place for this meeting').click();
  await book.click();
  await expectAccessible();
  await expect
    .element(meeting.getByRole('group', { name: 'Time (New York)' }))
    .toHaveAccessibleDescription('Choose a date and a time');
  await expect.element(name).toHaveAccessibleDescription(/Name/i);
  await fillIn();
  await email.fill('lea');
  await book.click();
  await expect.element(email).toHaveAccessibleDescription(/email/i);
  await expect.element(email).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('a time taken meanwhile shows the nearest free ones and loses nothing', async () => {
  const { api, sent } = await openDialog();
  await fillIn();
  await phone.fill('+1 555 010 0199');
  const free = { availability_id: `${ADMIN.uid}_${DAY}`, date: DAY, time: '11:00 AM' };
  const alternatives = [{ ...free, starts_at: instantOf(DAY, '11:00 AM') }];
  api.answer(BOOK, () => problem(409, { error: 'Someone booked it.', code: 'slot-taken', alternatives }));
  await book.click();
  await expect.element(notice).toMatchTextContent('The meeting was not bookedSomeone booked it.');
  await expect.element(notice).toHaveFocus();
  await expectAccessible();

  api.answer(BOOK, BOOKED);
  await notice.getByRole('button', { name: /11:00 AM/ }).click();
  await expect.element(hour(/^Thu, Jan 7, 11:00 AM/)).toBeChecked();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(phone).toHaveValue('+1 555 010 0199');
  await book.click();
  await expectToast('Meeting booked');
  expect(sent()[1]).toMatchObject({ date: DAY, time: '11:00 AM', user_name: 'Lea Lead' });
});

test('an hour booked while the dialog is open stays chosen and is marked', async () => {
  await openDialog();
  await fillIn();
  storeClaim(DAY, '10:00 AM');
  await expect.element(hour(/^Another time/)).toBeChecked();
  await expect.element(date).toHaveValue(DAY);
  await expect.element(time).toHaveDisplayValue('10:00 AM (booked)');
});

test('a lost answer is asked for again with the same key; a refusal gives the next try another', async () => {
  allowProblems(REPORTED);
  const { api } = await openDialog();
  await fillIn();
  api.answer(BOOK, noAnswer);
  await book.click();
  await expectToast('Error booking meeting', NO_NETWORK);
  api.answer(BOOK, () => problem(422, { error: 'This time has passed.', code: 'slot-in-past' }));
  await book.click();
  await expect.element(notice).toMatchTextContent('This time has passed.');
  api.answer(BOOK, BOOKED);
  await book.click();
  await expectToast('Meeting booked');
  const [first, ofItself, second, third] = keysSentTo(api, BOOK);
  expect([ofItself, second]).toEqual([first, first]);
  expect(third).not.toBe(second);
});

test("a phone call needs a number, and the server's word on it is shown next to the field", async () => {
  const { api, sent } = await openDialog();
  await fillIn();
  await meeting.getByLabelText('Another place for this meeting').click();
  await hour(/^Phone/).click();
  await expect.element(phone).toHaveAttribute('aria-required', 'true');
  const fields = { user_phone: 'Enter a phone number: the meeting is a phone call' };
  api.answer(BOOK, () => problem(400, { error: fields.user_phone, code: 'invalid', fields }));
  await book.click();
  await expect.element(phone).toHaveAccessibleDescription(fields.user_phone);
  await expect.element(phone).toHaveFocus();

  api.answer(BOOK, BOOKED);
  await phone.fill('+1 555 010 0199');
  await book.click();
  await expectToast('Meeting booked');
  expect(sent()[1]).toMatchObject({
    user_phone: '+1 555 010 0199',
    place: { place_kind: 'phone', video_url: null, address: '' },
  });
});
