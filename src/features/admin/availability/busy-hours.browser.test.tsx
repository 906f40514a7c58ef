import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import {
  chooseDate,
  expectScheduled,
  openMeetings,
  scheduledDay,
  startMeetings,
  storeCalendar,
  storedSlots,
  storeRules,
  storeSlots,
} from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  expectToast,
  openPanel,
  PARTNER,
  press,
  REPORTED,
  tabTo,
} from '../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../tests/browser/problems.ts';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';

const DATE = '2027-01-16';
const DAY = 'Saturday, January 16, 2027';
const PATH = `availability/${ADMIN.uid}_${DATE}`;
const openAnyway = button(`Open anyway: 10:00 AM on ${DAY}`);
const closeAgain = button(`Close again: 10:00 AM on ${DAY}`);

const BUSY = '10:00 AMBusyOpen anyway';
const OPENED = '10:00 AMAvailable although busyClose again';

beforeEach(() => startMeetings());

const despiteBusy = () => database.read(PATH)?.['despite_busy'];

test('an hour of an event says Busy as it arrives; opened anyway, by keyboard, it counts as free again, on Today, too', async () => {
  storeSlots(DATE, '9:00 AM', '10:00 AM');
  database.change(PATH, { source: 'weekly' });
  const { getByText } = await openPanel('availability', 'today');
  await expectScheduled(DATE, ['9:00 AMAvailable', '10:00 AMAvailable']);
  storeCalendar([[DATE, '10:00 AM', '11:00 AM']]);
  await expectScheduled(DATE, ['9:00 AMAvailable', BUSY]);
  await expect.element(scheduledDay(DATE)).toMatchTextContent('1 free, 1 busy');
  await expect.element(getByText('1 free hour in 11 days')).toBeVisible();
  await tabTo(openAnyway);
  await press('{Enter}');
  await expect.element(closeAgain).toHaveFocus();
  await expectScheduled(DATE, ['9:00 AMAvailable', OPENED]);
  await expect.element(scheduledDay(DATE)).toMatchTextContent('2 free');
  // The date still follows the weekly hours
  expect(database.read(PATH)).toMatchObject({ despite_busy: ['10:00 AM'], source: 'weekly' });
  await expect.element(getByText('2 free hours in 11 days')).toBeVisible();
  await setViewport(PHONE);
  await chooseDate(DATE);
  await expectAccessible();
  await closeAgain.click();
  await expect.element(openAnyway).toHaveFocus();
  await expectScheduled(DATE, ['9:00 AMAvailable', BUSY]);
  expect(despiteBusy()).toEqual([]);
  storeCalendar([]);
  await expectScheduled(DATE, ['9:00 AMAvailable', '10:00 AMAvailable']);
});

test("the buffers of the rules make the hour next to an event busy, the other administrator's events do not", async () => {
  storeSlots(DATE, '9:00 AM', '10:00 AM');
  storeCalendar([[DATE, '9:00 AM', '10:00 AM']], { admin_id: PARTNER.uid });
  await openMeetings();
  await expectScheduled(DATE, ['9:00 AMAvailable', '10:00 AMAvailable']);
  storeCalendar([[DATE, '11:00 AM', '12:00 PM']]);
  await expectScheduled(DATE, ['9:00 AMAvailable', '10:00 AMAvailable']);
  storeRules({ buffer_after: 30, meetings_a_day: null });
  await expectScheduled(DATE, ['9:00 AMAvailable', BUSY]);
});

test('other changes of the date keep an hour that was opened anyway', async () => {
  storeSlots(DATE, '9:00 AM', '10:00 AM', '11:00 AM');
  database.change(PATH, { despite_busy: ['9:00 AM', '10:00 AM'] });
  storeCalendar([[DATE, '9:00 AM', '12:00 PM']]);
  await openMeetings();
  await button(`Close 11:00 AM on ${DAY}`).click();
  await expectScheduled(DATE, ['9:00 AMAvailable although busyClose again', OPENED]);
  await button(`Close 10:00 AM on ${DAY}`).click();
  await expect.poll(() => storedSlots(DATE)).toEqual(['9:00 AM']);
  expect(despiteBusy()).toEqual(['9:00 AM']);
});

test('an hour that was closed in the meantime is not opened by its override', async () => {
  allowProblems(REPORTED);
  storeSlots(DATE, '9:00 AM', '10:00 AM');
  storeCalendar([[DATE, '10:00 AM', '11:00 AM']]);
  await openMeetings();
  await expect.element(openAnyway).toBeVisible();
  database.holdAfter(0);
  await openAnyway.click();
  storeSlots(DATE, '9:00 AM');
  database.answer();
  await expectToast('Error changing availability', 'This hour is no longer offered.');
  expect(storedSlots(DATE)).toEqual(['9:00 AM']);
});
