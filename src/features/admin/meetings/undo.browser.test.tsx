import { beforeEach, expect, test } from 'vitest';
import {
  allBookings as all,
  booking,
  openBooking,
  openMeetings,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { button, expectToast, NO_NETWORK, REPORTED } from '../../../../tests/browser/admin-panel.tsx';
import { fakeApi, noAnswer } from '../../../../tests/browser/fake-api.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';

const CANCEL = 'POST /api/admin/bookings/cancel';
const UNDO = 'POST /api/admin/bookings/undo';

const vera = booking('Vera Visitor', all);

beforeEach(() => startMeetings());

/** Stores bookings and cancels them all; `undone` is the API's response to an undo. */
async function canceledMeetings(names: readonly string[], undone: (ids: readonly string[]) => object) {
  const ids = names.map((user_name, index) => storeBooking({ user_name, date: `2027-01-${16 + index}` }));
  const changes = ids.map((id) => ({ id, sequence: 1 }));
  const api = fakeApi({
    [CANCEL]: { success: true, cancelled: ids, changes, failed: [] },
    [UNDO]: () => ({ success: true, ...undone(ids) }),
  });
  await showAllBookings();
  for (const name of names) await booking(name, all).getByRole('checkbox').click();
  await button('Cancel selected', all).click();
  await button(names.length === 1 ? 'Cancel meeting' : `Cancel ${names.length} meetings`).click();
  return { api, ids, changes };
}

test('a canceled meeting is restored by one press', async () => {
  const { api, changes } = await canceledMeetings(['Vera Visitor'], (undone) => ({ undone, failed: [] }));
  await expectToast('Meeting canceled');
  await expect.element(vera.getByText('Canceled', { exact: true })).toBeVisible();
  await button('Undo').click();
  await expectToast('Undone');
  await expect.element(vera.getByText('Canceled', { exact: true })).not.toBeInTheDocument();
  await openBooking('Vera Visitor', all);
  await expect.element(button('Cancel meeting: Vera Visitor')).toBeVisible();
  expect(api.requestsTo(UNDO).map(({ body }) => JSON.parse(body))).toEqual([{ changes }]);
});

test('of several meetings those that can be are restored, and the reasons for the others are given', async () => {
  await canceledMeetings(['A', 'B', 'C'], ([a, b = '', c = '']) => ({
    undone: [a],
    failed: [
      { id: b, code: 'undo-slot-taken' },
      { id: c, code: 'undo-slot-taken' },
    ],
  }));
  await button('Undo').click();
  await expectToast(
    '2 changes not undone',
    'Someone has booked that time. The change stands, and the visitor will be notified.',
  );
  await expect.element(booking('A', all).getByText('Canceled', { exact: true })).not.toBeInTheDocument();
  await expect.element(booking('B', all).getByText('Canceled', { exact: true })).toBeVisible();
});

test('an undo that fails is reported, and nothing is shown as undone', async () => {
  allowProblems(REPORTED);
  const { api } = await canceledMeetings(['Vera Visitor'], () => ({}));
  api.answer(UNDO, noAnswer);
  await button('Undo').click();
  await expectToast('Error undoing the change', NO_NETWORK);
  await expect.element(vera.getByText('Canceled', { exact: true })).toBeVisible();
});

test('an earlier cancellation cannot be undone from here', async () => {
  const id = storeBooking();
  fakeApi({ [CANCEL]: { success: true, cancelled: [id], changes: [], failed: [] } });
  await openMeetings();
  await openBooking('Vera Visitor');
  await button('Cancel meeting: Vera Visitor').click();
  await button('Cancel meeting').click();
  await expectToast('Meeting canceled');
  await expect.element(button('Undo')).not.toBeInTheDocument();
});
