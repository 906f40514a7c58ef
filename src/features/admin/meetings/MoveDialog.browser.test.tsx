import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  allBookings as all,
  moveStored,
  openBooking,
  showAllBookings,
  startMeetings,
  storeBooking,
  storeClaim,
  storeRules,
  storeSlots,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  button,
  dialog,
  expectToast,
  NO_NETWORK,
  PARTNER,
  REPORTED,
} from '../../../../tests/browser/admin-panel.tsx';
import { instantOf, offeredDay } from '../../../../tests/browser/booking-api.ts';
import { fakeApi, noAnswer, problem } from '../../../../tests/browser/fake-api.ts';
import { longDay } from '../../../../tests/browser/meeting.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

const AVAILABILITY = 'GET /api/availability';
const UNDO = 'POST /api/admin/bookings/undo';
const DAY = '2027-01-20';

const moving = dialog('Move the meeting with Vera Visitor');
const warnings = moving.getByRole('list', { name: 'Visitors could not book this hour' });
const moveButton = button('Move meeting', moving);
const vera = dialog('Vera Visitor');

beforeEach(() => startMeetings());

/** Opens the dialog for a meeting on January 16 at 10:00 AM; two times are free on another day. */
async function openDialog() {
  const id = storeBooking();
  const route = `POST /api/admin/bookings/${id}/move`;
  const api = fakeApi({
    [AVAILABILITY]: { availability: [offeredDay(DAY, '9:00 AM', '2:00 PM')] },
    [route]: ({ body }) => {
      moveStored(id, JSON.parse(body));
      return { success: true, change: { id, sequence: 1 } };
    },
    [UNDO]: () => {
      moveStored(id, { date: '2027-01-16', time: '10:00 AM' });
      return { success: true, undone: [id], failed: [] };
    },
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

test('a failure keeps the dialog and the time; a taken time is reported with the nearest free ones to choose', async () => {
  allowProblems(REPORTED);
  const { api, id, route } = await openDialog();
  api.answer(route, noAnswer);
  await choose('2:00 PM');
  await moveButton.click();
  await expectToast('Error moving meeting', NO_NETWORK);
  const free = { availability_id: offeredDay(DAY).id, date: DAY, time: '9:00 AM' };
  const alternatives = [{ ...free, starts_at: instantOf(DAY, '9:00 AM') }];
  api.answer(route, () => problem(409, { error: 'Somebody booked it.', code: 'slot-taken', alternatives }));
  await moveButton.click();
  const notice = moving.getByRole('alert');
  await expect.element(notice).toMatchTextContent('The meeting was not moved');
  await expect.element(notice).toHaveFocus();
  await expect.element(moving.getByRole('button', { name: /^2:00 PM.*Booked/ })).toBeDisabled();

  api.answer(route, { success: true, change: { id, sequence: 1 } });
  await notice.getByRole('button', { name: /9:00 AM/ }).click();
  await moveButton.click();
  await expectToast('Meeting moved');
  expect(JSON.parse(api.requestsTo(route).at(-1)?.body ?? '')).toEqual(free);
});

test('on a phone, few taps: the line, open, Move, the next free time, Move meeting', async () => {
  await setViewport(PHONE);
  const { api, route } = await openDialog();
  await moving.getByRole('button', { name: /^Wed, Jan 20 ?, 9:00 AM$/ }).click();
  await moveButton.click();
  await expectToast('Meeting moved');
  expect(api.requestsTo(route).map(({ body }) => JSON.parse(body))).toMatchObject([{ time: '9:00 AM' }]);
});

test('any other hour is possible, with a warning, and replaces the picked time; the meeting is not in its own way', async () => {
  storeRules({ buffer_before: 30 });
  storeSlots('2027-01-16', '10:00 AM', '11:00 AM', '1:00 PM');
  const { api, id, route } = await openDialog();
  storeClaim('2027-01-16', '10:00 AM', id);
  storeClaim('2027-01-16', '1:00 PM', 'another', PARTNER.uid);
  const onTheDay = async () => {
    await moving.getByText('Also possible: any other hour').click();
    await moving.getByLabelText('Date', { exact: true }).fill('2027-01-16');
  };
  await onTheDay();
  const time = moving.getByRole('combobox', { name: 'Time (New York)' });
  await expect.element(time.getByRole('option', { name: '1:00 PM (booked)' })).toBeDisabled();
  await time.selectOptions('11:00 AM (open)');
  await expect.element(warnings).not.toBeInTheDocument();
  await time.selectOptions('7:00 PM');
  await expect.element(warnings).toMatchTextContent('Not among your open hours');
  await expectAccessible();
  await choose('2:00 PM');
  await expect.element(moving).toMatchTextContent('To Wednesday, January 20, 2027 at 2:00 PM');
  await onTheDay();
  await time.selectOptions('7:00 PM');
  await expect.element(moving).toMatchTextContent('To Saturday, January 16, 2027 at 7:00 PM');

  await moveButton.click();
  await expectToast('Meeting moved', 'Saturday, January 16, 2027 at 7:00 PM');
  expect(api.requestsTo(route).map(({ body }) => JSON.parse(body))).toEqual([
    { date: '2027-01-16', time: '7:00 PM' },
  ]);
  await expect.element(vera).toMatchTextContent('Saturday, January 16, 2027 at 7:00 PM (New York)');
});
