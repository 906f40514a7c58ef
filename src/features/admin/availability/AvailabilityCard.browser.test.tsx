import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  add,
  availability,
  calendarDay,
  chooseDate,
  count,
  expectScheduled,
  openMeetings,
  scheduledDay,
  slot,
  slots,
  startMeetings,
  storeBooking,
  storeClaim,
  storedSlots,
  storeSlots,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  dialog,
  expectToast,
  NO_NETWORK,
  press,
  question,
  REPORTED,
  withoutNetwork,
} from '../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { clearToasts } from '../../../../tests/browser/toasts.ts';
import { BUSINESS_HOURS } from '../../../domain/booking/weekly-hours.ts';
import { SLOT_LABELS } from '../../../domain/time/slot-labels.ts';

const MONDAY = '2027-01-11';
const TUESDAY = '2027-01-12';

beforeEach(() => startMeetings());

function shownLabels() {
  return slots.elements().map((box) => box.closest('label')?.textContent);
}

test('all 24 hours in two columns, in sight from 8 AM on, chosen one by one or all at once, and counted', async () => {
  await openMeetings();
  expect(shownLabels()).toEqual(SLOT_LABELS);
  const columns = slots.elements().map((box) => box.getBoundingClientRect().left);
  expect(new Set(columns)).toHaveLength(2);
  const list = slot('8:00 AM').element().closest('ul') as HTMLElement;
  const shown = (label: string) =>
    slot(label).element().getBoundingClientRect().top - list.getBoundingClientRect().top;
  expect(shown('8:00 AM')).toBeGreaterThanOrEqual(0);
  expect(shown('7:00 AM')).toBeLessThan(0);
  expect(shown('7:00 PM')).toBeLessThan(list.clientHeight);
  await expect.element(count).toHaveTextContent('0 time slot(s) selected');
  await expect.element(add).toBeDisabled();
  await slot('9:00 AM').click();
  await slot('11:00 PM').click();
  await expect.element(count).toHaveTextContent('2 time slot(s) selected');
  await expect.element(add).toBeEnabled();
  await button('Select All', availability).click();
  await expect.element(count).toHaveTextContent('24 time slot(s) selected');
  await slot('12:00 AM').click();
  await expect.element(count).toHaveTextContent('23 time slot(s) selected');
  await button('Clear All', availability).click();
  await expect.element(count).toHaveTextContent('0 time slot(s) selected');
  await expect.element(add).toBeDisabled();
});

test('neither slots without a date nor a date without slots is added, and a message says so', async () => {
  await openMeetings();
  await slot('9:00 AM').click();
  await add.click();
  await expectToast('Missing information', 'Please select a date and at least one time slot.');
  await expect.element(count).toHaveTextContent('1 time slot(s) selected');
  await chooseDate(MONDAY);
  await slot('9:00 AM').click();
  clearToasts();
  add.element().focus();
  await press('{Enter}');
  await expectToast('Missing information');
  expect(storedSlots(MONDAY)).toBeUndefined();
});

test('a date gets slots, is marked, and gets more: existing ones stay', async () => {
  await openMeetings();
  await chooseDate(MONDAY);
  await slot('1:00 PM').click();
  await slot('9:00 AM').click();
  await add.click();
  await expectToast('Availability added', 'Added 2 time slots for Monday, January 11, 2027');
  await expect.element(count).toHaveTextContent('2 time slot(s) selected');
  await expect.element(add).toBeDisabled();
  await expect.element(calendarDay(MONDAY)).toHaveAccessibleName('Monday, January 11, 2027, 2 slots offered');
  await expectScheduled(MONDAY, ['9:00 AMAvailable', '1:00 PMAvailable']);
  await expect.element(slot('9:00 AM')).toHaveAccessibleDescription('Offered');
  await expect.element(slot('10:00 AM')).toHaveAccessibleDescription('');
  await slot('12:00 AM').click();
  await add.click();
  await expect.element(calendarDay(MONDAY)).toHaveAccessibleName('Monday, January 11, 2027, 3 slots offered');
  expect(storedSlots(MONDAY)).toEqual(['12:00 AM', '9:00 AM', '1:00 PM']);
});

test('past days and past times of today cannot be chosen, also as time passes', async () => {
  // 3:59 PM in New York
  startMeetings(new Date('2027-01-12T20:59:00Z'));
  await openMeetings();
  await expect.element(calendarDay(MONDAY)).toBeDisabled();
  await chooseDate(TUESDAY);
  await expect.element(slot('3:00 PM')).toBeDisabled();
  await button('Select All', availability).click();
  await expect.element(count).toHaveTextContent('8 time slot(s) selected');
  vi.advanceTimersByTime(120_000);
  await expect.element(slot('4:00 PM')).toBeDisabled();
  await expect.element(count).toHaveTextContent('7 time slot(s) selected');
  await add.click();
  await expectToast('Availability added', 'Added 7 time slots for Tuesday, January 12, 2027');
  expect(storedSlots(TUESDAY)).toEqual(SLOT_LABELS.slice(17));
});

test('a date and its slots can be chosen by keyboard alone', async () => {
  await openMeetings();
  await chooseDate(MONDAY);
  await press('{ArrowRight}', '{Enter}');
  await expect.element(calendarDay(TUESDAY)).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Select All', 'Clear All']) {
    await userEvent.tab();
    await expect.element(button(name, availability)).toHaveFocus();
  }
  await press('{Tab}', ' ', '{Tab}', ' ');
  await expect.element(count).toHaveTextContent('2 time slot(s) selected');
  add.element().focus();
  await press('{Enter}');
  await expectToast('Availability added', 'Added 2 time slots for Tuesday, January 12, 2027');
  await expect.element(add).toHaveFocus();
  expect(storedSlots(TUESDAY)).toEqual(['12:00 AM', '1:00 AM']);
});

test('a failure to add availability is reported, and the availability stays as it was', async () => {
  allowProblems(REPORTED);
  storeSlots(MONDAY, '9:00 AM', '10:00 AM');
  await openMeetings();
  await chooseDate(MONDAY);
  await slot('2:00 PM').click();
  await withoutNetwork(async () => {
    await add.click();
    await expectToast('Error adding availability', NO_NETWORK);
  });
  await expect.element(slot('2:00 PM')).toBeChecked();
  expect(storedSlots(MONDAY)).toEqual(['9:00 AM', '10:00 AM']);
  await expect.element(scheduledDay(MONDAY)).toBeVisible();
});

test('unchecking closes and checking opens: one button saves the difference', async () => {
  storeSlots(MONDAY, '9:00 AM', '10:00 AM', '1:00 PM');
  await openMeetings();
  await chooseDate(MONDAY);
  for (const label of ['9:00 AM', '10:00 AM', '1:00 PM']) await expect.element(slot(label)).toBeChecked();
  await slot('9:00 AM').click();
  await slot('3:00 PM').click();
  await expect.element(slot('9:00 AM')).toHaveAccessibleDescription('Closes');
  await expectAccessible();
  await button('Save changes', availability).click();
  await expectToast(
    'Availability changed',
    'Opened 1 time slot, closed 1 time slot for Monday, January 11, 2027',
  );
  expect(storedSlots(MONDAY)).toEqual(['10:00 AM', '1:00 PM', '3:00 PM']);
  await expect.element(slot('9:00 AM')).not.toBeChecked();
});

test('a booked hour is locked and named; one booked in the meantime stays, with a message', async () => {
  storeSlots(MONDAY, '9:00 AM', '10:00 AM');
  storeClaim(MONDAY, '9:00 AM', storeBooking({ date: MONDAY, time: '9:00 AM' }));
  await openMeetings();
  await chooseDate(MONDAY);
  await expect.element(slot('9:00 AM')).toBeDisabled();
  await expect.element(slot('9:00 AM')).toHaveAccessibleDescription('Booked: Vera Visitor');
  await button('Clear All', availability).click();
  await expect.element(count).toHaveTextContent('1 time slot(s) selected');
  // The date's record can be read, but its claims cannot
  database.holdAfter(1);
  await button('Save changes', availability).click();
  storeClaim(MONDAY, '10:00 AM');
  database.answer();
  await expectToast('Just booked', '10:00 AM on Monday, January 11, 2027 stays open because it is booked.');
  expect(storedSlots(MONDAY)).toEqual(['9:00 AM', '10:00 AM']);
});

test('presets choose business hours, or the hours of the previous same weekday', async () => {
  storeSlots('2027-01-04', '8:00 AM', '7:00 PM');
  await openMeetings();
  await chooseDate(MONDAY);
  await button('Business hours', availability).click();
  await expect.element(count).toHaveTextContent('8 time slot(s) selected');
  await button('Same as last week', availability).click();
  await expect.element(count).toHaveTextContent('2 time slot(s) selected');
  await add.click();
  await expectToast('Availability added', 'Added 2 time slots for Monday, January 11, 2027');
  expect(storedSlots(MONDAY)).toEqual(['8:00 AM', '7:00 PM']);
});

const weekly = dialog('Weekly hours');
const WEEKLY_HOURS = `weekly_hours/${ADMIN.uid}`;

test('weekly hours are business hours at first, changed by the hour, and shown on the card', async () => {
  await openMeetings();
  await expect.element(availability).toMatchTextContent('Off. Visitors can book only dates you add.');
  await button('Set weekly hours').click();
  await expect.element(weekly).toMatchTextContent('Friday9:00 AM–5:00 PM');
  await button('Clear week', weekly).click();
  await expect.element(weekly).not.toMatchTextContent('9:00 AM–5:00 PM');
  await button('Business hours', weekly).click();
  await weekly.getByText('Friday', { exact: true }).click();
  const friday = weekly.getByRole('group', { name: 'Hours of Friday' });
  await friday.getByRole('checkbox', { name: '4:00 PM', exact: true }).click();
  await weekly.getByLabelText('Closed on U.S. holidays').click();
  await expectAccessible();
  await button('Save weekly hours', weekly).click();
  await expectToast('Weekly hours saved');
  await expect.element(weekly).not.toBeInTheDocument();
  await expect.element(availability).toMatchTextContent('Mon–Thu 9:00 AM–5:00 PM; Fri 9:00 AM–4:00 PM');
  expect(database.read(WEEKLY_HOURS)).toMatchObject({
    hours: { thursday: BUSINESS_HOURS, friday: BUSINESS_HOURS.slice(0, -1), sunday: [] },
    is_active: true,
    skip_holidays: true,
    closed_dates: [],
    admin_id: ADMIN.uid,
  });
});

test('dates edited by hand and deleted ones are exceptions, and can return to the weekly hours', async () => {
  storeSlots(MONDAY, '9:00 AM');
  const followed = storeSlots(TUESDAY, '9:00 AM');
  database.change(followed, { source: 'weekly' });
  database.store(WEEKLY_HOURS, {
    hours: { tuesday: ['9:00 AM'] },
    is_active: true,
    closed_dates: ['2027-01-13'],
    admin_id: ADMIN.uid,
  });
  await openMeetings();
  await expect.element(availability).toMatchTextContent('Tue 9:00 AM–10:00 AM · 2 exceptions');

  await button('Delete Tuesday, January 12, 2027').click();
  await button('Delete date', question('Delete Tuesday, January 12, 2027?')).click();
  await expect.element(scheduledDay(TUESDAY)).not.toBeInTheDocument();
  expect(database.read(WEEKLY_HOURS)?.['closed_dates']).toEqual([TUESDAY, '2027-01-13']);

  await button('Change weekly hours').click();
  await expectAccessible();
  await button('Back to weekly hours: Monday, January 11, 2027', weekly).click();
  await expectToast('Back to weekly hours');
  expect(database.read(`availability/${ADMIN.uid}_${MONDAY}`)).toMatchObject({ source: 'weekly' });
  await expect.element(weekly.getByRole('region', { name: 'Exceptions', exact: true })).toHaveFocus();
  await button('All back to weekly hours', weekly).click();
  await expect.element(weekly.getByText('Exceptions', { exact: true })).not.toBeInTheDocument();
  expect(database.read(WEEKLY_HOURS)?.['closed_dates']).toEqual([]);
});
