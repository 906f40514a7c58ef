import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { storeDeal } from '../../../../tests/browser/admin-customers.tsx';
import {
  allBookings as all,
  booking,
  expectBookers,
  openBooking,
  openMeetings,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { button, dialog, expectToast, question, REPORTED } from '../../../../tests/browser/admin-panel.tsx';
import { offeredDay } from '../../../../tests/browser/booking-api.ts';
import { fakeApi, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { clearToasts } from '../../../../tests/browser/toasts.ts';
import { setViewport, WIDTHS } from '../../../../tests/browser/viewports.ts';

/** The day before the tests' current day. */
const YESTERDAY = '2027-01-05';

const vera = booking('Vera Visitor');
const veraInAll = booking('Vera Visitor', all);
const canceling = question('Cancel the meeting with Vera Visitor?');

beforeEach(() => startMeetings());

function select(name: string) {
  return booking(name, all).getByRole('checkbox', { name: new RegExp(`^Select ${name}, `) });
}

test('a meeting that has begun is marked as held or no-show, and the mark can be removed', async () => {
  const id = storeBooking({ date: YESTERDAY });
  const api = fakeApi({
    [`POST /api/admin/bookings/${id}/status`]: ({ body }) => {
      database.change(`bookings/${id}`, JSON.parse(body));
      return { success: true };
    },
  });
  await showAllBookings();
  await openBooking('Vera Visitor', all);
  await expect.element(button('Cancel meeting: Vera Visitor')).not.toBeInTheDocument();
  await button('Mark as held: Vera Visitor').click();
  await expectToast('Marked as held');
  await expect.element(veraInAll.getByText('Held', { exact: true })).toBeVisible();
  await expect.element(button('Undo held: Vera Visitor')).toHaveFocus();
  await button('Mark as no-show: Vera Visitor').click();
  await expectToast('Marked as no-show');
  await expect.element(veraInAll.getByText('No-show', { exact: true })).toBeVisible();
  await button('Undo no-show: Vera Visitor').click();
  await expectToast('Mark removed');
  await expect.element(veraInAll.getByText('No-show', { exact: true })).not.toBeInTheDocument();
  expect(api.requests.map(({ body }) => JSON.parse(body))).toEqual([
    { status: 'held' },
    { status: 'no-show' },
    { status: 'confirmed' },
  ]);
});

test('a refused mark changes nothing and is reported', async () => {
  allowProblems(REPORTED);
  const id = storeBooking({ date: YESTERDAY });
  const error = 'This meeting can no longer be changed.';
  fakeApi({
    [`POST /api/admin/bookings/${id}/status`]: () => problem(409, { error, code: 'meeting-over' }),
  });
  await openMeetings();
  await openBooking('Vera Visitor');
  await button('Mark as held: Vera Visitor').click();
  await expectToast('Error marking meeting', error);
  await expect.element(vera.getByText('Held', { exact: true })).not.toBeInTheDocument();
});

test('upcoming and canceled meetings cannot be marked', async () => {
  storeBooking();
  storeBooking({ user_name: 'Gone', date: YESTERDAY, status: 'cancelled', cancelled_by: 'visitor' });
  await openMeetings();
  await expectBookers(['Vera Visitor', 'Gone']);
  for (const name of ['Vera Visitor', 'Gone']) {
    const opened = await openBooking(name);
    await expect.element(opened.getByRole('heading', { name: 'History' })).toBeVisible();
    expect(opened.getByRole('button', { name: /^Mark as/ }).elements()).toEqual([]);
    await button('Close', opened).click();
  }
});

for (const viewport of WIDTHS) {
  test(`at ${viewport.width} px: bookings in every state, selected ones, and both dialogs are accessible`, async () => {
    await setViewport(viewport);
    storeBooking({ deal_id: storeDeal({ note: 'Wants a discount\nand a wall' }) });
    storeBooking({ user_name: 'Gone', status: 'cancelled', cancelled_by: 'team', cancel_reason: 'Ill' });
    storeBooking({ user_name: 'Held', date: YESTERDAY, status: 'held' });
    storeBooking({ user_name: 'Missed', date: YESTERDAY, status: 'no-show' });
    await openMeetings();
    await expectAccessible();
    await button('Show all').click();
    await select('Vera Visitor').click();
    await expectAccessible();
    await button('Cancel selected', all).click();
    await expect.element(canceling).toBeVisible();
    await expectAccessible();
    await button('Keep meeting', canceling).click();
    clearToasts();
    await openBooking('Vera Visitor', all);
    await expectAccessible();
    fakeApi({ 'GET /api/availability': { availability: [offeredDay('2027-01-20', '9:00 AM')] } });
    await button('Move meeting: Vera Visitor').click();
    await expect.element(dialog('Move the meeting with Vera Visitor')).toMatchTextContent('Select a date');
    await expectAccessible();
  });
}
