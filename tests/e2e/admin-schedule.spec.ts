import { formatDay } from '../../src/domain/time/format-time.ts';
import { bookingsOf } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-meetings.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test.use({ section: 'availability' });

test('hours offered in the panel are booked by a visitor, and the booking appears live', async ({
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
  await cards.panel.show('bookings');
  await expect(cards.booking(visitor.name)).toContainText(
    `10:00 AM${visitor.name}${visitor.company}10' × 10'`,
  );
  const opened = await cards.openBooking(visitor.name);
  for (const text of [
    visitor.email,
    visitor.phone,
    `Meeting Scheduled: ${formatDay(date)} at 10:00 AM`,
    'Booth Information',
    'Show:CES',
    'Location:Las Vegas, NV',
    "Booth Size:10' × 10'",
    'Design:Launch',
  ]) {
    await expect(opened).toContainText(text);
  }
  const mails = opened.getByRole('list', { name: 'Mail' });
  await expect(mails.getByRole('listitem')).toHaveText([/Sent/, /Sent/]);
  await opened.getByRole('button', { name: 'Close' }).click();

  await cards.panel.show('availability');
  await cards.panel.deleteDate(date);
  const question = cards.panel.alert(`Delete ${formatDay(date)}?`);
  await expect(question).toContainText('This date has 1 booking.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards.scheduledSlots(date)).toHaveCount(2);

  await cards.panel.deleteDate(date);
  await question.getByRole('button', { name: 'Delete date' }).click();
  await cards.panel.expectToast('Availability removed', 'The availability slot has been removed');
  await expect(cards.scheduledSlots(date)).toHaveText([`10:00 AMBooked: ${visitor.name}`]);
  await cards.panel.chooseDate(date);
  await expect(cards.calendarDay(date)).toHaveAccessibleName(formatDay(date));
  await cards.panel.show('bookings');
  await expect(cards.booking(visitor.name)).toBeVisible();
  expect(await bookingsOf(visitor.email)).toHaveLength(1);
});

test('a deleted date is gone for visitors, and is restored with the same slots', async ({
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
