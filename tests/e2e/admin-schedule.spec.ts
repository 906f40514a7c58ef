import { formatDay } from '../../src/domain/format-time.ts';
import { bookingsOf } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-meetings.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test('what is offered in the panel is booked by a visitor, and appears in the panel by itself', async ({
  cards,
  dates,
  anotherVisitor,
  visitor,
  untilVisible,
}) => {
  const date = dates.fromMonday();
  await cards.offer(date, '9:00 AM', '10:00 AM');
  await untilVisible(date);

  const wizard = await anotherVisitor();
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.chooseDay(date);
  await wizard.meeting.slot('10:00 AM').click();
  await wizard.meeting.fillContact(visitor);
  await wizard.meeting.confirm.click();
  await expect(wizard.meeting.confirmation).toBeVisible();

  await expect(cards.scheduledSlots(date)).toHaveText([/Available/, `10:00 AMBooked: ${visitor.name}`]);
  const booking = cards.booking(visitor.name);
  await expect(booking).toContainText(visitor.email);
  await expect(booking).toContainText(visitor.phone);
  await expect(booking).toContainText(visitor.company);
  await expect(booking).toContainText(`Meeting Scheduled${formatDay(date)} at 10:00 AM`);
  await expect(booking).toContainText(
    'Booth InformationShow:CESLocation:Las Vegas, NVBooth Size:10x10Design:Launch',
  );
  await expect(booking.getByRole('listitem')).toHaveText([/Sent/, /Sent/]);

  await cards.panel.deleteDate(date);
  const question = cards.panel.alert(`Delete ${formatDay(date)}?`);
  await expect(question).toContainText('This date has 1 booking.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards.scheduledSlots(date)).toHaveCount(2);

  await cards.panel.deleteDate(date);
  await question.getByRole('button', { name: 'Delete date' }).click();
  await cards.panel.expectToast('Availability removed', 'The availability slot has been removed');
  await expect(cards.panel.scheduledDay(date)).toHaveCount(0);
  await expect(cards.calendarDay(date)).toHaveAccessibleName(formatDay(date));
  await expect(booking).toBeVisible();
  expect(await bookingsOf(visitor.email)).toHaveLength(1);
});

test('a deleted date is gone for visitors, and comes back with the same slots', async ({
  cards,
  dates,
  page,
  untilVisible,
}) => {
  const date = dates.fromMonday();
  await cards.offer(date, '9:00 AM', '3:00 PM');
  await untilVisible(date);
  await cards.panel.deleteDate(date);
  const question = cards.panel.alert(`Delete ${formatDay(date)}?`);
  await expect(question).toContainText('No bookings are affected.');
  await question.getByRole('button', { name: 'Delete date' }).press('Enter');
  await cards.panel.expectToast('Availability removed', 'The availability slot has been removed');
  await expect(cards.panel.scheduledDay(date)).toHaveCount(0);
  await untilVisible(date, false);

  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await cards.panel.expectToast('Restored');
  await expect(cards.scheduledSlots(date)).toHaveText([/9:00 AM\s*Available/, /3:00 PM\s*Available/]);
  await untilVisible(date);
});

test('deleting by the keyboard leaves the focus in the schedule', async ({ cards, dates, page }) => {
  const date = dates.fromMonday();
  await cards.offer(date, '9:00 AM');
  await cards.panel.scheduledDay(date).getByRole('button').press('Enter');
  await expect(cards.panel.alert(/^Delete/).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cards.panel.scheduledDay(date)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(cards.schedule.getByRole('region', { name: 'Scheduled dates' })).toBeFocused();
});

test('a long schedule stays about 24rem high and scrolls by keyboard', async ({ cards, page }) => {
  const area = cards.schedule.getByRole('region', { name: 'Scheduled dates' });
  expect((await area.boundingBox())?.height).toBe(384);
  const last = area.getByRole('heading').last();
  await expect(last).not.toBeInViewport();
  await area.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
});

test('an administrator who offers nothing is told how to begin', async ({ anotherPanel }) => {
  const panel = await anotherPanel();
  await expect(panel.card('Current Schedule')).toContainText(
    'No availability set. Select dates to add availability.',
  );
});
