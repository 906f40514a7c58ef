import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { storeDeal } from '../../../../tests/browser/admin-customers.tsx';
import {
  allBookings as all,
  booking,
  openBooking,
  openMeetings,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { button, expectToast, REPORTED } from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi, problem } from '../../../../tests/browser/fake-api.ts';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

/** The day before the tests' current day. */
const YESTERDAY = '2027-01-05';

const veraInAll = booking('Vera Visitor', all);

beforeEach(() => startMeetings());

test('a meeting that has begun is marked as held or no-show, and the mark can be removed', async () => {
  allowProblems(REPORTED);
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

  const error = 'This meeting can no longer be changed.';
  api.answer(`POST /api/admin/bookings/${id}/status`, () => problem(409, { error, code: 'meeting-over' }));
  await button('Mark as held: Vera Visitor').click();
  await expectToast('Error marking meeting', error);
  await expect.element(veraInAll.getByText('Held', { exact: true })).not.toBeInTheDocument();
});

test('meetings ahead are moved, placed and canceled, begun ones are marked, canceled ones stay', async () => {
  await setViewport(PHONE);
  storeBooking({ deal_id: storeDeal({ note: 'Wants a discount\nand a wall' }) });
  storeBooking({ user_name: 'Begun', date: YESTERDAY });
  storeBooking({ user_name: 'Gone', date: YESTERDAY, status: 'cancelled', cancelled_by: 'visitor' });
  storeBooking({ user_name: 'Off', status: 'cancelled', cancelled_by: 'team' });
  await openMeetings();
  for (const [name, actions] of [
    ['Vera Visitor', ['Move meeting', 'Change place', 'Cancel meeting']],
    ['Begun', ['Mark as held', 'Mark as no-show']],
    ['Gone', []],
    ['Off', []],
  ] as const) {
    const opened = await openBooking(name);
    await expect.element(opened.getByRole('heading', { name: 'History' })).toBeVisible();
    await expectAccessible();
    const about = opened.getByRole('button', { name: /^(Move|Change|Cancel|Hand|Mark|Undo) / });
    expect(about.elements().map(({ textContent }) => textContent)).toEqual(actions);
    await button('Close', opened).click();
  }
});
