import { database } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-meetings.ts';

test.use({ section: 'availability' });

async function storedSlots(date: string): Promise<unknown> {
  return (await database.doc(`availability/demo-admin_${date}`).get()).get('slots');
}

test('the same slots for every weekday up to a date, next to those that one of them has', async ({
  cards,
  dates,
}) => {
  const [friday, saturday, monday, last] = [4, 5, 7, 8].map((days) => dates.fromMonday(days));
  await cards.offer(friday ?? '', '9:00 AM');
  await cards.slot('10:00 AM').check();
  await cards.slot('2:00 PM').check();
  await cards.availability.getByLabel('Apply to').selectOption('Every day until');
  await cards.availability.getByLabel('Last date').fill(last ?? '');
  await cards.add.click();
  await cards.panel.expectToast('Availability added', 'Added 6 time slots for 3 dates');
  await expect(cards.scheduledSlots(friday ?? '')).toHaveText([/^9:00 AM/, /^10:00 AM/, /^2:00 PM/]);
  for (const date of [monday, last]) expect(await storedSlots(date ?? '')).toEqual(['10:00 AM', '2:00 PM']);
  expect(await storedSlots(saturday ?? '')).toBeUndefined();
});
