import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  expectScheduled,
  openMeetings,
  scheduledDay,
  startMeetings,
  storeBooking,
  storedSlots,
  storeSlots,
} from '../../../../../tests/browser/admin-meetings.tsx';
import { button, expectToast, question, REPORTED } from '../../../../../tests/browser/admin-panel.tsx';
import { fakeApi, noAnswer } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';

const DATE = '2027-01-16';
const DAY = 'Saturday, January 16, 2027';
const asked = question(`Delete ${DAY}?`);
const CANCEL = 'POST /api/admin/bookings/cancel';

beforeEach(() => startMeetings());

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

test('a reason that is too long is reported, and nothing is deleted', async () => {
  await aDateWithMeetings();
  await asked.getByRole('radio', { name: 'Cancel 2 meetings' }).click();
  await asked.getByLabelText('Reason').fill('x'.repeat(501));
  await button('Delete and cancel', asked).click();
  await expect.element(asked).toMatchTextContent('Please use at most 500 characters');
  expect(storedSlots(DATE)).toHaveLength(3);
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
