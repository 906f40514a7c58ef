import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  openMeetings,
  scheduledDay,
  startMeetings,
  storeBooking,
  storeSlots,
} from '../../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  dialog,
  expectToast,
  PARTNER,
  REPORTED,
  storeTeam,
} from '../../../../../tests/browser/admin-panel.tsx';
import { fakeApi, problem } from '../../../../../tests/browser/fake-api.ts';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../../tests/browser/viewports.ts';

const DATE = '2027-01-16';
const DAY = 'Saturday, January 16, 2027';
const CHECK = 'POST /api/admin/hand-over/check';
const UNDO = 'POST /api/admin/bookings/undo';
const MINE = `availability/${ADMIN.uid}_${DATE}`;
const ROUTE = `POST /api/admin/${MINE}/hand-over`;
const BACK = `POST /api/admin/availability/${PARTNER.uid}_${DATE}/hand-over`;

const handing = dialog(`Hand over ${DAY}`);
const open = button(`Hand over ${DAY}`);

beforeEach(() => startMeetings());

/** Stores a date with 9 and 10 AM, the latter booked; the fake API hands it over and back. */
async function aDate() {
  const id = storeBooking();
  storeSlots(DATE, '9:00 AM', '10:00 AM');
  const fields = database.read(MINE) ?? {};
  database.store(`slot_claims/${DATE}_1000`, { date: DATE, time: '10:00 AM', booking_id: id });
  const handed = { success: true, slots: ['9:00 AM', '10:00 AM'], shared: ['9:00 AM'], failed: [] };
  const give = (admin_id: string) => database.change(`bookings/${id}`, { admin_id });
  const api = fakeApi({
    [CHECK]: { success: true, obstacles: [{ time: '9:00 AM', reason: 'busy' }] },
    [ROUTE]: () => {
      database.remove(MINE);
      give(PARTNER.uid);
      return { ...handed, changes: [{ id, sequence: 1 }] };
    },
    [UNDO]: () => {
      give(ADMIN.uid);
      return { success: true, undone: [id], failed: [] };
    },
    [BACK]: () => {
      database.store(MINE, fields);
      return { ...handed, shared: [], changes: [] };
    },
  });
  await openMeetings();
  return { api, id };
}

test('a date is handed over with its meetings, after naming hours that do not suit, and back by one press', async () => {
  storeTeam();
  const { api, id } = await aDate();
  await open.click();
  await expect.element(handing).toMatchTextContent('New host: Sam (partner@booth.example)');
  await expect.element(handing.getByText('9:00 AM: busy in their calendar')).toBeVisible();
  await expect.element(handing.getByRole('radio', { name: /Free hours and meetings/ })).toBeChecked();
  await expectAccessible();
  await button('Hand over', handing).click();

  await expectToast('Date handed over', `${DAY} is now Sam's, with 1 meeting`);
  await expect.element(scheduledDay(DATE)).not.toBeInTheDocument();
  const bodies = (route: string) => api.requestsTo(route).map(({ body }) => JSON.parse(body));
  expect(bodies(ROUTE)).toEqual([{ to: PARTNER.uid, with_meetings: true }]);

  await button('Undo').click();
  await expectToast('Date is yours again');
  await expect.element(scheduledDay(DATE)).toMatchTextContent('Booked: Vera Visitor');
  expect(bodies(UNDO)).toEqual([{ changes: [{ id, sequence: 1 }] }]);
  expect(bodies(BACK)).toEqual([
    { to: ADMIN.uid, slots: ['9:00 AM', '10:00 AM'], keep: ['9:00 AM'], with_meetings: false },
  ]);
});

test('only the free hours go if the meetings stay, and only they are checked', async () => {
  storeTeam();
  const { api } = await aDate();
  api.answer(ROUTE, { success: true, slots: ['9:00 AM'], shared: [], changes: [], failed: [] });
  await setViewport(PHONE);
  await open.click();
  await handing.getByText('Only the free hours').click();
  await expect.poll(() => JSON.parse(api.requestsTo(CHECK).at(-1)?.body ?? '{}').times).toEqual(['9:00 AM']);
  await button('Hand over', handing).click();
  await expectToast('Date handed over', `${DAY} is now Sam's`);
  expect(JSON.parse(api.requestsTo(ROUTE)[0]?.body ?? '')).toEqual({ to: PARTNER.uid, with_meetings: false });
});

test('a refusal keeps the dialog; meetings that could not go are counted', async () => {
  allowProblems(REPORTED);
  storeTeam();
  const { api, id } = await aDate();
  api.answer(ROUTE, () => problem(400, { error: 'This is not an administrator', code: 'invalid' }));
  await open.click();
  await button('Hand over', handing).click();
  await expectToast('Error handing over the date', 'This is not an administrator');
  await expect.element(handing).toBeVisible();

  const failed = [{ id, code: 'not-found' }];
  api.answer(ROUTE, { success: true, slots: ['9:00 AM'], shared: [], changes: [], failed });
  await button('Hand over', handing).click();
  await expectToast('Error handing over the date', 'One meeting could not be handed over.');
});

test('without a colleague a date cannot be handed over', async () => {
  await aDate();
  await expect.element(button(`Delete ${DAY}`)).toBeVisible();
  await expect.element(open).not.toBeInTheDocument();
});
