import { beforeEach, expect, test } from 'vitest';
import {
  allBookings as all,
  booking,
  openBooking,
  showAllBookings,
  startMeetings,
  storeBooking,
} from '../../../../tests/browser/admin-meetings.tsx';
import { button, dialog, expectToast, NO_NETWORK, TOLD } from '../../../../tests/browser/admin-panel.tsx';
import { instantOf, offeredDay } from '../../../../tests/browser/booking-api.ts';
import { fakeApi, noAnswer, problem } from '../../../../tests/browser/fake-api.ts';
import { longDay } from '../../../../tests/browser/meeting.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';

const AVAILABILITY = 'GET /api/availability';
const UNDO = 'POST /api/admin/bookings/undo';
const DAY = '2027-01-20';

const moving = dialog('Move the meeting with Vera Visitor');
const moveButton = button('Move meeting', moving);
const vera = booking('Vera Visitor', all);

beforeEach(() => startMeetings());

/** The dialog of a meeting on January 16 at 10:00 AM; two times are free on another day. */
async function openDialog() {
  const id = storeBooking();
  const route = `POST /api/admin/bookings/${id}/move`;
  const api = fakeApi({
    [AVAILABILITY]: { availability: [offeredDay(DAY, '9:00 AM', '2:00 PM')] },
    [route]: { success: true, change: { id, sequence: 1 } },
    [UNDO]: { success: true, undone: [id], failed: [] },
  });
  await showAllBookings();
  await openBooking('Vera Visitor', all);
  await button('Move meeting: Vera Visitor').click();
  return { api, id, route };
}

async function choose(time: string): Promise<void> {
  await moving
    .getByRole('gridcell')
    .getByRole('button', { name: `${longDay(DAY)},` })
    .click();
  await button(time, moving).click();
}

test('a meeting is moved to a free time, in New York, and back by one press', async () => {
  const { api, id, route } = await openDialog();
  await expect
    .element(moving)
    .toMatchTextContent(
      "Saturday, January 16, 2027 at 10:00 AM (New York). We'll email the visitor the new time",
    );
  await expect.element(moveButton).toBeDisabled();
  await choose('2:00 PM');
  await expect.element(moving).toMatchTextContent('To Wednesday, January 20, 2027 at 2:00 PM');
  await moveButton.click();

  await expectToast('Meeting moved', 'Wednesday, January 20, 2027 at 2:00 PM');
  await expect.element(moving).not.toBeInTheDocument();
  await expect.element(vera).toMatchTextContent('Wednesday, January 20, 2027 at 2:00 PM (New York)');
  expect(api.requestsTo(route).map(({ body }) => JSON.parse(body))).toEqual([
    { date: DAY, time: '2:00 PM', availability_id: offeredDay(DAY).id },
  ]);
  await button('Undo').click();
  await expectToast('Undone');
  await expect.element(vera).toMatchTextContent('Saturday, January 16, 2027 at 10:00 AM (New York)');
  expect(JSON.parse(api.requestsTo(UNDO)[0]?.body ?? '')).toEqual({ changes: [{ id, sequence: 1 }] });
});

test('a time taken by someone else is reported with the nearest free ones, one of which is chosen', async () => {
  const { api, id, route } = await openDialog();
  const free = { availability_id: offeredDay(DAY).id, date: DAY, time: '9:00 AM' };
  const alternatives = [{ ...free, starts_at: instantOf(DAY, '9:00 AM') }];
  api.answer(route, () => problem(409, { error: 'Somebody booked it.', code: 'slot-taken', alternatives }));
  await choose('2:00 PM');
  await moveButton.click();
  const notice = moving.getByRole('alert');
  await expect.element(notice).toMatchTextContent('The meeting was not moved');
  await expect.element(notice).toHaveFocus();
  await expect.element(moving.getByRole('button', { name: /^2:00 PM.*Booked/ })).toBeDisabled();

  api.answer(route, { success: true, change: { id, sequence: 1 } });
  await notice.getByRole('button', { name: /9:00 AM/ }).click();
  await moveButton.click();
  await expectToast('Meeting moved');
  expect(JSON.parse(api.requestsTo(route)[1]?.body ?? '')).toEqual(free);
});

test('a failure keeps the dialog and the time; the next try succeeds', async () => {
  allowProblems(TOLD);
  const { api, id, route } = await openDialog();
  api.answer(route, noAnswer);
  await choose('9:00 AM');
  await moveButton.click();
  await expectToast('Error moving meeting', NO_NETWORK);
  api.answer(route, { success: true, change: { id, sequence: 1 } });
  await moveButton.click();
  await expectToast('Meeting moved');
});
