import { expectAccessible } from '../support/accessibility.ts';
import { bookingsOf, claimOf } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { draftAt } from '../support/wizard-page-draft.ts';
import { MeetingPart } from '../support/wizard-page-meeting.ts';

test('the link in the confirmation leads to the meeting, which is moved and then canceled', async ({
  wizard,
  page,
  offer,
  visitor,
}) => {
  const day = await offer('10:00 AM', '2:00 PM');
  await wizard.openWithDraft(draftAt('review'));
  await wizard.next('Pick a Time & Book Kickoff');
  await wizard.meeting.chooseDay(day.date);
  await wizard.meeting.slot('10:00 AM').click();
  await wizard.meeting.fillContact(visitor);
  await wizard.meeting.confirm.click();
  const link = wizard.meeting.confirmation.getByRole('link', { name: 'Change or cancel your meeting' });
  const address = (await link.getAttribute('href')) ?? '';
  await oneMailTo(visitor.email, address);

  const opened = await page.goto(address);
  expect(await opened?.allHeaders()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const facts = page.getByRole('region', { name: 'Your meeting' });
  await expect(facts).toContainText('10:00 AM');
  await expect(page).toHaveURL(/\/meeting$/);
  await expectAccessible(page);

  const other = new MeetingPart(page, page.getByRole('main'));
  await other.chooseDay(day.date);
  await other.slot('2:00 PM').click();
  await page.getByRole('button', { name: 'Move Meeting' }).click();
  await expect(facts).toContainText('2:00 PM');
  expect(await claimOf(day.date, '10:00 AM')).toBeUndefined();
  await oneMailTo(visitor.email, 'has a new time');

  await page.getByRole('button', { name: 'Cancel Meeting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your meeting?' });
  await dialog.getByLabel('Reason').fill('The show was called off.');
  await dialog.getByRole('button', { name: 'Cancel Meeting' }).click();
  await expect(page.getByRole('heading', { name: 'Your meeting is canceled' })).toBeFocused();
  expect(await claimOf(day.date, '2:00 PM')).toBeUndefined();
  expect(await bookingsOf(visitor.email)).toMatchObject([{ status: 'cancelled', sequence: 2 }]);
  await oneMailTo(visitor.email, 'has been canceled');
});
