import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  availability,
  openMeetings,
  scheduledDay,
  startMeetings,
  storeSlots,
} from '../../../../../tests/browser/admin-meetings.tsx';
import { ADMIN, button, dialog, expectToast, question } from '../../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { BUSINESS_HOURS } from '../../../../domain/booking/weekly-hours.ts';

const asked = dialog('Weekly hours');
const PATH = `weekly_hours/${ADMIN.uid}`;
const MONDAY = '2027-01-11';
const CLOSED = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const WORKDAYS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday'].map((day) => [day, BUSINESS_HOURS]),
);

beforeEach(() => startMeetings());

test('weekly hours are business hours at first, changed by the hour, and shown on the card', async () => {
  await openMeetings();
  await expect.element(availability).toMatchTextContent('Off. Visitors can book only dates you add.');
  await button('Set weekly hours').click();
  await expect.element(asked).toMatchTextContent('Friday9:00 AM–5:00 PM');
  await button('Clear week', asked).click();
  await expect.element(asked).not.toMatchTextContent('9:00 AM–5:00 PM');
  await button('Business hours', asked).click();
  await asked.getByText('Friday', { exact: true }).click();
  const friday = asked.getByRole('group', { name: 'Hours of Friday' });
  await friday.getByRole('checkbox', { name: '4:00 PM', exact: true }).click();
  await asked.getByLabelText('Closed on U.S. holidays').click();
  await expectAccessible();
  await button('Save weekly hours', asked).click();
  await expectToast('Weekly hours saved');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(availability).toMatchTextContent('Mon–Thu 9:00 AM–5:00 PM; Fri 9:00 AM–4:00 PM');
  expect(database.read(PATH)).toMatchObject({
    hours: { ...CLOSED, ...WORKDAYS, friday: BUSINESS_HOURS.slice(0, -1) },
    is_active: true,
    skip_holidays: true,
    closed_dates: [],
    admin_id: ADMIN.uid,
  });
});

test('dates edited by hand and deleted ones are exceptions, and can return to the weekly hours', async () => {
  storeSlots(MONDAY, '9:00 AM');
  const weekly = storeSlots('2027-01-12', '9:00 AM');
  database.change(weekly, { source: 'weekly' });
  database.store(PATH, {
    hours: { ...CLOSED, tuesday: ['9:00 AM'] },
    is_active: true,
    skip_holidays: false,
    closed_dates: ['2027-01-13'],
    admin_id: ADMIN.uid,
  });
  await openMeetings();
  await expect.element(availability).toMatchTextContent('Tue 9:00 AM–10:00 AM · 2 exceptions');

  await button('Delete Tuesday, January 12, 2027').click();
  await button('Delete date', question('Delete Tuesday, January 12, 2027?')).click();
  await expect.element(scheduledDay('2027-01-12')).not.toBeInTheDocument();
  expect(database.read(PATH)?.['closed_dates']).toEqual(['2027-01-12', '2027-01-13']);

  await button('Change weekly hours').click();
  await expectAccessible();
  await button('Back to weekly hours: Monday, January 11, 2027', asked).click();
  await expectToast('Back to weekly hours');
  expect(database.read(`availability/${ADMIN.uid}_${MONDAY}`)).toMatchObject({ source: 'weekly' });
  await expect.element(asked.getByRole('region', { name: 'Exceptions', exact: true })).toHaveFocus();
  await button('All back to weekly hours', asked).click();
  await expect.element(asked.getByText('Exceptions', { exact: true })).not.toBeInTheDocument();
  expect(database.read(PATH)?.['closed_dates']).toEqual([]);
});
