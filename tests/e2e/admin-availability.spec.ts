import { DateTime } from 'luxon';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { formatDay } from '../../src/domain/format-time.ts';
import { SLOT_LABELS } from '../../src/domain/slot-labels.ts';
import { MeetingCards } from '../support/admin-meetings.ts';
import { database } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-meetings.ts';
import { clearMeetings, springForwardDate } from '../support/meeting-dates.ts';

async function storedSlots(date: string): Promise<unknown> {
  return (await database.doc(`availability/demo-admin_${date}`).get()).get('slots');
}

test('24 hourly labels, chosen one by one or all at once, and counted', async ({ cards }) => {
  await expect(cards.slots).toHaveCount(24);
  for (const [index, label] of SLOT_LABELS.entries()) {
    await expect(cards.slots.nth(index)).toHaveAccessibleName(label);
  }
  await expect(cards.count).toHaveText('0 time slot(s) selected');
  await expect(cards.add).toBeDisabled();
  await cards.slot('9:00 AM').check();
  await cards.slot('11:00 PM').check();
  await expect(cards.count).toHaveText('2 time slot(s) selected');
  await expect(cards.add).toBeEnabled();
  await cards.button('Select All').click();
  await expect(cards.count).toHaveText('24 time slot(s) selected');
  await cards.slot('12:00 AM').uncheck();
  await expect(cards.count).toHaveText('23 time slot(s) selected');
  await cards.button('Clear All').click();
  await expect(cards.count).toHaveText('0 time slot(s) selected');
  await expect(cards.add).toBeDisabled();
});

test('neither slots without a date nor a date without slots is added, and that is told', async ({
  cards,
  dates,
}) => {
  await cards.slot('9:00 AM').check();
  await cards.add.click();
  await cards.panel.expectToast('Missing information', 'Please select a date and at least one time slot.');
  await expect(cards.count).toHaveText('1 time slot(s) selected');

  const date = dates.fromMonday();
  await cards.panel.chooseDate(date);
  await cards.slot('9:00 AM').uncheck();
  await cards.dismissToasts();
  await cards.add.press('Enter');
  await cards.panel.expectToast('Missing information');
  expect(await storedSlots(date)).toBeUndefined();
});

test('a date gets slots, is marked, and gets more: those that were there stay', async ({ cards, dates }) => {
  const date = dates.fromMonday();
  await cards.offer(date, '1:00 PM', '9:00 AM');
  await expect(cards.count).toHaveText('0 time slot(s) selected');
  await expect(cards.calendarDay(date)).toHaveAccessibleName(`${formatDay(date)}, 2 slots offered`);
  await expect(cards.scheduledSlots(date)).toHaveText([/9:00 AM\s*Available/, /1:00 PM\s*Available/]);
  await expect(cards.slot('9:00 AM')).toHaveAccessibleDescription('Offered');
  await expect(cards.slot('10:00 AM')).not.toHaveAccessibleDescription('Offered');

  await cards.offer(date, '12:00 AM', '9:00 AM');
  await expect(cards.calendarDay(date)).toHaveAccessibleName(`${formatDay(date)}, 3 slots offered`);
  await expect(cards.scheduledSlots(date)).toHaveText([/12:00 AM/, /9:00 AM/, /1:00 PM/]);
  expect(await storedSlots(date)).toEqual(['12:00 AM', '9:00 AM', '1:00 PM']);
});

test('the hour that the clocks skip in March cannot be chosen', async ({ cards }) => {
  const date = springForwardDate();
  await clearMeetings(date, date);
  await cards.panel.chooseDate(date);
  await expect(cards.slot('2:00 AM')).toBeDisabled();
  await expect(cards.slot('2:00 AM')).toHaveAccessibleDescription('Not possible');
  await cards.button('Select All').click();
  await expect(cards.count).toHaveText('23 time slot(s) selected');
  await cards.add.click();
  await cards.panel.expectToast('Availability added', `Added 23 time slots for ${formatDay(date)}`);
  expect(await storedSlots(date)).toEqual(SLOT_LABELS.filter((label) => label !== '2:00 AM'));
  await clearMeetings(date, date);
});

test('past days and past times of today cannot be chosen, also when time goes on', async ({
  adminPage,
  dates,
  page,
}) => {
  const today = dates.fromMonday(1);
  const afternoon = DateTime.fromISO(`${today}T15:59:00`, { zone: 'America/New_York' });
  await page.clock.install({ time: afternoon.toJSDate() });
  await adminPage.signIn(DEMO_ADMINS[0].email, DEMO_ADMIN_PASSWORD);
  const cards = new MeetingCards(adminPage);
  await expect(cards.calendarDay(dates.fromMonday())).toBeDisabled();
  await adminPage.chooseDate(today);
  await expect(cards.slot('3:00 PM')).toBeDisabled();
  await cards.slot('4:00 PM').check();
  await cards.button('Select All').click();
  await expect(cards.count).toHaveText('8 time slot(s) selected');

  await page.clock.fastForward('02:00');
  await expect(cards.slot('4:00 PM')).toBeDisabled();
  await expect(cards.count).toHaveText('7 time slot(s) selected');
  await cards.add.click();
  await adminPage.expectToast('Availability added', `Added 7 time slots for ${formatDay(today)}`);
  expect(await storedSlots(today)).toEqual(SLOT_LABELS.slice(17));
});

test('a date and its slots by the keyboard alone', async ({ cards, dates, page }) => {
  const [monday, tuesday] = [dates.fromMonday(), dates.fromMonday(1)];
  await cards.panel.chooseDate(monday);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cards.calendarDay(tuesday)).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Select All', 'Clear All'] as const) {
    await page.keyboard.press('Tab');
    await expect(cards.button(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(cards.count).toHaveText('2 time slot(s) selected');
  await cards.add.press('Enter');
  await cards.panel.expectToast('Availability added', `Added 2 time slots for ${formatDay(tuesday)}`);
  await expect(cards.add).toBeFocused();
  expect(await storedSlots(tuesday)).toEqual(['12:00 AM', '1:00 AM']);
});

test('the same slots for every weekday up to a date', async ({ cards, dates }) => {
  const [monday, friday, saturday, sunday, last] = [0, 4, 5, 6, 8].map((days) => dates.fromMonday(days));
  await cards.panel.chooseDate(friday ?? '');
  await cards.slot('10:00 AM').check();
  await cards.slot('2:00 PM').check();
  await cards.availability.getByLabel('Apply to').selectOption('Every day until');
  await cards.availability.getByLabel('Last date').fill(last ?? '');
  await expect(cards.availability.getByText('3 dates')).toBeVisible();
  await cards.availability.getByLabel('Monday to Friday only').uncheck();
  await expect(cards.availability.getByText('5 dates')).toBeVisible();
  await cards.availability.getByLabel('Monday to Friday only').check();
  await cards.add.click();
  await cards.panel.expectToast('Availability added', 'Added 6 time slots for 3 dates');
  for (const days of [4, 7, 8]) {
    await expect(cards.scheduledSlots(dates.fromMonday(days))).toHaveText([/^10:00 AM/, /^2:00 PM/]);
  }
  for (const date of [monday, saturday, sunday]) {
    await expect(cards.panel.scheduledDay(date ?? '')).toHaveCount(0);
  }
});

test('the same weekday for several weeks; no number of weeks is no date', async ({ cards, dates }) => {
  const date = dates.fromMonday(2);
  await cards.panel.chooseDate(date);
  await cards.slot('10:00 AM').check();
  await cards.availability.getByLabel('Apply to').selectOption('Same weekday for several weeks');
  const weeks = cards.availability.getByLabel('Number of weeks');
  for (const wrong of ['', '0', '2.5', '53']) {
    await weeks.fill(wrong);
    await expect(weeks).toHaveAccessibleDescription('Enter a whole number from 1 to 52');
    await expect(cards.availability.getByText('No dates')).toBeVisible();
  }
  await cards.add.click();
  await cards.panel.expectToast('Missing information', 'Enter a whole number from 1 to 52');
  await weeks.fill('3');
  await expect(cards.availability.getByText('3 dates')).toBeVisible();
  await cards.add.click();
  await cards.panel.expectToast('Availability added', 'Added 3 time slots for 3 dates');
  for (const days of [2, 9, 16]) expect(await storedSlots(dates.fromMonday(days))).toEqual(['10:00 AM']);
});
