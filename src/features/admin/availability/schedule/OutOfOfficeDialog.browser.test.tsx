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
import {
  ADMIN,
  button,
  dialog,
  expectToast,
  PARTNER,
  press,
  storeTeam,
} from '../../../../../tests/browser/admin-panel.tsx';
import { fakeApi } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';

const [BEFORE, FIRST, LAST, AFTER] = ['2027-01-15', '2027-01-16', '2027-01-18', '2027-01-19'] as const;
const WEEKLY = `weekly_hours/${ADMIN.uid}`;
const away = dialog('Out of office');
const booked = away.getByRole('region', { name: 'Booked on these days' });

beforeEach(() => startMeetings());

/** Stores four dates, of which the first away has a meeting at 10 AM, and weekly hours; opens the dialog. */
async function openAway(): Promise<string> {
  for (const date of [BEFORE, FIRST, LAST, AFTER]) storeSlots(date, '9:00 AM', '10:00 AM');
  const id = storeBooking({ date: FIRST });
  database.store(`slot_claims/${FIRST}_1000`, { date: FIRST, time: '10:00 AM', booking_id: id });
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
  button('Close these days', away).element().focus();
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
