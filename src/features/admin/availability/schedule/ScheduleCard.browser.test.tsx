import { beforeEach, expect, test } from 'vitest';
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
  storeClaim,
  storedSlots,
  storeSlots,
} from '../../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  dialog,
  expectToast,
  NO_NETWORK,
  PARTNER,
  press,
  question,
  REPORTED,
  storeTeam,
  withoutNetwork,
} from '../../../../../tests/browser/admin-panel.tsx';
import { fakeApi, noAnswer } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { focus } from '../../../../../tests/browser/texts.ts';
import { PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';

const DATE = '2027-01-16';
const DAY = 'Saturday, January 16, 2027';
const asked = question(`Delete ${DAY}?`);
const CANCEL = 'POST /api/admin/bookings/cancel';
const confirm = button('Delete date', asked);

beforeEach(() => startMeetings());

/** Stores a booking and the claim on its slot. */
function book(): void {
  storeClaim(DATE, '10:00 AM', storeBooking());
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
  const remove = button(`Delete ${DAY}`);
  await focus(remove);
  // As they are seen: the date's button, Close, and the hours
  await press('{Tab}', '{Tab}');
  await expect.element(button(`Close 9:00 AM on ${DAY}`)).toHaveFocus();
  await focus(remove);
  await press('{Enter}');
  await expect.element(button('Cancel', asked)).toHaveFocus();
  await expect.element(asked).toMatchTextContent('No bookings are affected.');
  await press('{Tab}', '{Enter}');
  await expectToast('Availability removed', 'The availability slot has been removed');
  await expect.element(scheduledDay(DATE)).not.toBeInTheDocument();
  await expect.poll(() => schedule.element().contains(document.activeElement)).toBe(true);
  await press('{Tab}');
  await expect.element(schedule.getByRole('region', { name: 'Scheduled dates' })).toHaveFocus();
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
  await focus(area);
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

  storeSlots('2027-01-18', '9:00 AM');
  await button('Close 9:00 AM on Monday, January 18, 2027').click();
  await expect.element(scheduledDay('2027-01-18')).not.toBeInTheDocument();
  expect(storedSlots('2027-01-18')).toBeUndefined();
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
  const ids = [storeBooking(), storeBooking({ time: '1:00 PM', user_name: 'Otto' })] as const;
  storeClaim(DATE, '10:00 AM', ids[0]);
  storeClaim(DATE, '1:00 PM', ids[1]);
  const api = fakeApi({
    [CANCEL]: () => {
      for (const id of ids) database.change(`bookings/${id}`, { status: 'cancelled', cancelled_by: 'team' });
      for (const hour of ['1000', '1300']) database.remove(`slot_claims/${DATE}_${hour}`);
      const changes = ids.map((id) => ({ id, sequence: 1 }));
      return { success: true, cancelled: ids, changes, failed: [] };
    },
  });
  await openMeetings();
  await button(`Delete ${DAY}`).click();
  return { api, ids };
}

test('a date is deleted with its meetings, which are kept by default; their visitors read the reason', async () => {
  const { api, ids } = await aDateWithMeetings();
  await expect
    .element(asked)
    .toMatchTextContent('This date has 2 bookings. Deleting the date does not cancel');
  await expect.element(asked.getByRole('radio', { name: 'Keep 2 meetings' })).toBeChecked();
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

const [BEFORE, FIRST, LAST, AFTER] = ['2027-01-15', DATE, '2027-01-18', '2027-01-19'] as const;
const WEEKLY = `weekly_hours/${ADMIN.uid}`;
const away = dialog('Out of office');
const booked = away.getByRole('region', { name: 'Booked on these days' });

/** Stores four dates, of which the first away has a meeting at 10 AM, and weekly hours; opens the dialog. */
async function openAway(): Promise<string> {
  for (const date of [BEFORE, FIRST, LAST, AFTER]) storeSlots(date, '9:00 AM', '10:00 AM');
  const id = storeBooking();
  storeClaim(FIRST, '10:00 AM', id);
  database.store(WEEKLY, { is_active: true, closed_dates: [], admin_id: ADMIN.uid });
  await openMeetings();
  await button('Out of office').click();
  return id;
}

test('by keyboard, all free hours of the days close and stay closed; booked ones stay', async () => {
  await openAway();
  await away.getByLabelText('First day').fill(FIRST);
  await away.getByLabelText('Last day').fill(LAST);
  await expect.element(booked).toMatchTextContent('Vera VisitorSat, Jan 16, 10:00 AM');
  // No colleague could take it
  await expect.element(booked.getByRole('button')).not.toBeInTheDocument();
  await focus(button('Close these days', away));
  await press('{Enter}');

  await expectToast('Days closed', 'Saturday, January 16, 2027 to Monday, January 18, 2027 are closed.');
  await expect.element(button('Out of office')).toHaveFocus();
  await expectScheduled(FIRST, ['10:00 AMBooked: Vera Visitor']);
  await expect.element(scheduledDay(LAST)).not.toBeInTheDocument();
  // The day between, which the weekly hours have not opened yet, stays closed, too
  expect(database.read(WEEKLY)?.['closed_dates']).toEqual([FIRST, '2027-01-17', LAST]);
  for (const date of [BEFORE, AFTER]) expect(storedSlots(date)).toEqual(['9:00 AM', '10:00 AM']);
});

test('what is booked is handed over from the list', async () => {
  storeTeam();
  const id = await openAway();
  fakeApi({
    'POST /api/admin/hand-over/check': { success: true, obstacles: [] },
    [`POST /api/admin/bookings/${id}/hand-over`]: () => {
      database.change(`bookings/${id}`, { admin_id: PARTNER.uid });
      return { success: true, change: { id, sequence: 1 } };
    },
  });
  await away.getByLabelText('Last day').fill(LAST);
  await setViewport(PHONE);
  await expect.element(button('Hand over: Vera Visitor', booked)).toBeVisible();
  await expectAccessible();
  await button('Hand over: Vera Visitor', booked).click();
  await button('Hand over', dialog('Hand over the meeting with Vera Visitor')).click();
  await expectToast('Meeting handed over');
  await expect.element(booked).toMatchTextContent('Nothing is booked.');
  await expect.element(booked).toHaveFocus();
});

test('past days, a last day before the first, and too many days are refused', async () => {
  await openAway();
  const save = button('Close these days', away);
  const [first, last] = [away.getByLabelText('First day'), away.getByLabelText('Last day')];
  await first.fill('2027-01-05');
  await expect.element(first).toHaveAccessibleDescription('Choose today or a later day.');
  await expect.element(save).toBeDisabled();
  await first.fill('2027-01-07');
  const wrong = 'Choose a day from the first on, at most 90 days in all.';
  for (const day of ['2027-01-06', '2027-04-07', '']) {
    await last.fill(day);
    await expect.element(last).toHaveAccessibleDescription(wrong);
    await expect.element(save).toBeDisabled();
  }
  await last.fill('2027-04-06');
  await expect.element(save).toBeEnabled();
});
