import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  booking,
  calendarDay,
  expectScheduled,
  openMeetings,
  schedule,
  scheduledDay,
  startMeetings,
  storeBooking,
  storedSlots,
  storeSlots,
} from '../../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  expectToast,
  NO_NETWORK,
  press,
  question,
  REPORTED,
  withoutNetwork,
} from '../../../../../tests/browser/admin-panel.tsx';
import { fakeApi, noAnswer } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';

const DATE = '2027-01-16';
const DAY = 'Saturday, January 16, 2027';
const asked = question(`Delete ${DAY}?`);
const CANCEL = 'POST /api/admin/bookings/cancel';
const confirm = button('Delete date', asked);

beforeEach(() => startMeetings());

/** Stores a booking and the claim on its slot; returns the booking's id. */
function book(): string {
  const id = storeBooking();
  database.store(`slot_claims/${DATE}_1000`, { date: DATE, time: '10:00 AM', booking_id: id });
  return id;
}

test('an administrator without availability is told how to begin', async () => {
  await openMeetings();
  await expect.element(schedule).toMatchTextContent('No availability set. Select dates to add availability.');
});

test('a slot that a visitor books updates live', async () => {
  storeSlots(DATE, '9:00 AM', '10:00 AM');
  await openMeetings();
  await expectScheduled(DATE, ['9:00 AMAvailable', '10:00 AMAvailable']);
  book();
  await expectScheduled(DATE, ['9:00 AMAvailable', '10:00 AMBooked: Vera Visitor']);
});

test('deleting a date names its bookings, which stay in the schedule; Cancel keeps the date', async () => {
  storeSlots(DATE, '9:00 AM', '10:00 AM');
  book();
  await openMeetings();
  await button(`Delete ${DAY}`).click();
  await expect.element(asked).toMatchTextContent('This date has 1 booking.');
  await button('Cancel', asked).click();
  await expect.element(scheduledDay(DATE)).toBeVisible();
  await button(`Delete ${DAY}`).click();
  await confirm.click();
  await expectToast('Availability removed', 'The availability slot has been removed');
  await expectScheduled(DATE, ['10:00 AMBooked: Vera Visitor']);
  await expect.element(scheduledDay(DATE)).toMatchTextContent('No longer offered');
  await expect.element(button(`Delete ${DAY}`)).not.toBeInTheDocument();
  await expect.element(calendarDay(DATE)).toHaveAccessibleName(DAY);
  await expect.element(booking('Vera Visitor')).toBeVisible();
});

test('deleting by the keyboard leaves the focus in the schedule', async () => {
  storeSlots(DATE, '9:00 AM');
  storeSlots('2027-01-18', '9:00 AM');
  await openMeetings();
  (button(`Delete ${DAY}`).element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.element(button('Cancel', asked)).toHaveFocus();
  await expect.element(asked).toMatchTextContent('No bookings are affected.');
  await press('{Tab}', '{Enter}');
  await expectToast('Availability removed', 'The availability slot has been removed');
  await expect.element(scheduledDay(DATE)).not.toBeInTheDocument();
  await expect.poll(() => schedule.element().contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  await expect.element(schedule.getByRole('region', { name: 'Scheduled dates' })).toHaveFocus();
});

test('by keyboard a date is deleted before its hours are closed, as they are seen', async () => {
  storeSlots(DATE, '9:00 AM');
  await openMeetings();
  await expectScheduled(DATE, ['9:00 AMAvailable']);
  (button(`Delete ${DAY}`).element() as HTMLElement).focus();
  await press('{Tab}', '{Tab}');
  await expect.element(button(`Close 9:00 AM on ${DAY}`)).toHaveFocus();
});

test('a date that someone else has deleted is reported, and the question closes', async () => {
  const path = storeSlots(DATE, '9:00 AM');
  await openMeetings();
  await button(`Delete ${DAY}`).click();
  await expect.element(asked).toBeVisible();
  database.remove(path);
  await expectToast('Availability removed', 'Someone else has deleted this date.');
  await expect.element(asked).not.toBeInTheDocument();
});

test('a failure to remove availability is reported, and the availability stays as it was', async () => {
  allowProblems(REPORTED);
  storeSlots(DATE, '9:00 AM');
  await openMeetings();
  await button(`Delete ${DAY}`).click();
  await withoutNetwork(async () => {
    await confirm.click();
    await expectToast('Error removing availability', NO_NETWORK);
  });
  await expect.element(scheduledDay(DATE)).toMatchTextContent('9:00 AM');
  expect(storedSlots(DATE)).toEqual(['9:00 AM']);
});

test('a long schedule stays about 24rem high and scrolls by keyboard', async () => {
  for (let day = 10; day < 24; day += 1) storeSlots(`2027-01-${day}`, '9:00 AM', '10:00 AM');
  await openMeetings();
  const area = schedule.getByRole('region', { name: 'Scheduled dates' });
  const last = area.getByRole('heading').last();
  await expect.element(last).toBeInTheDocument();
  expect(area.element().getBoundingClientRect().height).toBe(384);
  await expect.element(last).not.toBeInViewport();
  (area.element() as HTMLElement).focus();
  await press('{End}');
  await expect.element(last).toBeInViewport();
});

test('an hour is closed by its ×; the last one removes the date', async () => {
  storeSlots(DATE, '9:00 AM', '10:00 AM');
  book();
  await openMeetings();
  await expect.element(button(`Close 10:00 AM on ${DAY}`)).not.toBeInTheDocument();
  await button(`Close 9:00 AM on ${DAY}`).click();
  await expectToast('Availability changed', `Closed 1 time slot for ${DAY}`);
  await expectScheduled(DATE, ['10:00 AMBooked: Vera Visitor']);

  const other = '2027-01-18';
  storeSlots(other, '9:00 AM');
  await button('Close 9:00 AM on Monday, January 18, 2027').click();
  await expect.element(scheduledDay(other)).not.toBeInTheDocument();
  expect(storedSlots(other)).toBeUndefined();
});

test('with many days, those without bookings are collapsed, except the chosen one', async () => {
  for (const day of [18, 19, 20]) storeSlots(`2027-01-${day}`, '9:00 AM', '10:00 AM');
  storeSlots(DATE, '9:00 AM', '10:00 AM');
  book();
  await openMeetings();
  const folded = scheduledDay('2027-01-19');
  await expect.element(folded).toMatchTextContent('2 free');
  await expect.element(folded.getByText('Available').first()).not.toBeVisible();
  await expect.element(scheduledDay(DATE)).toMatchTextContent('1 booked, 1 free');
  await expect.element(scheduledDay(DATE).getByText('Available')).toBeVisible();
  await folded.getByText('2 free').click();
  await expect.element(folded.getByText('Available').first()).toBeVisible();
  await calendarDay('2027-01-20').click();
  await expect.element(scheduledDay('2027-01-20').getByText('Available').first()).toBeVisible();
  await expectAccessible();
});

/** Stores a date with two meetings; the fake API cancels both. */
async function aDateWithMeetings() {
  storeSlots(DATE, '9:00 AM', '10:00 AM', '1:00 PM');
  const hours = { '10:00 AM': '1000', '1:00 PM': '1300' };
  const meetings = Object.entries(hours).map(([time, hour]) => {
    const id = storeBooking({ time, user_name: time === '10:00 AM' ? 'Vera Visitor' : 'Otto' });
    const claim = `slot_claims/${DATE}_${hour}`;
    database.store(claim, { date: DATE, time, booking_id: id });
    return { id, claim };
  });
  const ids = meetings.map(({ id }) => id);
  const api = fakeApi({
    [CANCEL]: () => {
      for (const { id, claim } of meetings) {
        database.change(`bookings/${id}`, { status: 'cancelled', cancelled_by: 'team' });
        database.remove(claim);
      }
      const changes = ids.map((id) => ({ id, sequence: 1 }));
      return { success: true, cancelled: ids, changes, failed: [] };
    },
  });
  await openMeetings();
  await button(`Delete ${DAY}`).click();
  return { api, ids };
}

test('the meetings of a date are kept by default', async () => {
  const { api } = await aDateWithMeetings();
  await expect
    .element(asked)
    .toMatchTextContent('This date has 2 bookings. Deleting the date does not cancel');
  await expect.element(asked.getByRole('radio', { name: 'Keep 2 meetings' })).toBeChecked();
  await expectAccessible();
  await button('Delete date', asked).click();
  await expectToast('Availability removed', 'The availability slot has been removed');
  await expectScheduled(DATE, ['10:00 AMBooked: Vera Visitor', '1:00 PMBooked: Otto']);
  expect(api.requests).toEqual([]);
});

test('a date is deleted with its meetings, whose visitors read the reason', async () => {
  const { api, ids } = await aDateWithMeetings();
  await asked.getByRole('radio', { name: 'Cancel 2 meetings' }).click();
  await asked.getByLabelText('Reason').fill(' We are ill ');
  await expectAccessible();
  await button('Delete and cancel', asked).click();

  await expectToast('Availability removed', 'The availability slot has been removed. 2 meetings canceled');
  await expect.element(scheduledDay(DATE)).not.toBeInTheDocument();
  expect(api.requestsTo(CANCEL).map(({ body }) => JSON.parse(body))).toEqual([{ ids, reason: 'We are ill' }]);
});

test('meetings that could not be canceled are reported and stay in the schedule', async () => {
  allowProblems(REPORTED);
  const { api } = await aDateWithMeetings();
  api.answer(CANCEL, noAnswer);
  await asked.getByRole('radio', { name: 'Cancel 2 meetings' }).click();
  await button('Delete and cancel', asked).click();
  await expectToast('Error canceling meeting');
  await expectScheduled(DATE, ['10:00 AMBooked: Vera Visitor', '1:00 PMBooked: Otto']);
});
