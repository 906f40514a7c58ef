import { DEMO_PLACE } from '../../scripts/demo/content.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { COLD_START } from '../support/admin-page.ts';
import { bookingsOf, claimOf } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { test as meetingsTest } from '../support/fixtures-meetings.ts';
import { invitationIn, oneMailTo } from '../support/mailbox.ts';
import { draftAt } from '../support/wizard-page-draft.ts';
import { MeetingPart } from '../support/wizard-page-meeting.ts';

test('the link in the confirmation leads to the meeting, which is moved and then canceled', async ({
  wizard,
  page,
  offer,
  visitor,
  allowProblems,
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

  // A reload shows the confirmation again
  await page.reload();
  await wizard.root.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute('href', address);

  const opened = await page.goto(address);
  expect(await opened?.allHeaders()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const facts = page.getByRole('region', { name: 'Your meeting' });
  await expect(facts).toContainText('10:00 AM');
  // The secret is removed from the address, a reload has it, and another tab does not
  await expect(page).toHaveURL(/\/meeting$/);
  await page.reload();
  await expect(facts).toContainText('10:00 AM');
  allowProblems(/404 \(Not Found\).*\/api\/meeting/);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/meeting');
  await expect(otherTab.getByRole('main')).toContainText("We couldn't find that meeting");
  await otherTab.close();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }

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

meetingsTest(
  'the team chooses where it meets, and another place for one meeting; the visitor sees both',
  async ({ panel, cards, dates, untilVisible, anotherVisitor, visitor }) => {
    const date = dates.fromMonday();
    await panel.show('availability');
    await cards.offer(date, '10:00 AM');
    await panel.show('settings');
    const setting = panel.card('Where We Meet');
    // Restores the demo content's setting, which other tests share
    await setting.getByRole('radio', { name: /^Video room/ }).check();
    await setting.getByLabel('Address of the video room').fill(DEMO_PLACE.video_url ?? '');
    await setting.getByRole('button', { name: 'Save place' }).click();
    await panel.expectToast('Meeting place saved', undefined, COLD_START);
    await untilVisible(date);

    const site = await anotherVisitor();
    await site.openWithDraft(draftAt('meeting'));
    await site.meeting.chooseDay(date);
    await site.meeting.slot('10:00 AM').click();
    await site.meeting.fillContact(visitor);
    await site.meeting.confirm.click();
    const { confirmation } = site.meeting;
    const room = /^https:\/\/meet\.example\.com\/booth-BK-/;
    await expect(confirmation).toContainText('Video call');
    await expect(confirmation).toContainText('Alex Rivera');
    await expect(confirmation.getByRole('link', { name: 'Join the meeting' })).toHaveAttribute('href', room);
    const link = confirmation.getByRole('link', { name: 'Change or cancel your meeting' });
    const address = (await link.getAttribute('href')) ?? '';
    const invited = await invitationIn(await oneMailTo(visitor.email, address));

    await site.page.goto(address);
    const facts = site.page.getByRole('region', { name: 'Your meeting' });
    await expect(facts.getByRole('link', { name: 'Join the meeting' })).toHaveAttribute('href', room);

    await panel.show('bookings');
    const opened = await cards.openBooking(visitor.name);
    await opened.getByRole('button', { name: /^Change place/ }).click();
    const placing = panel.dialog(/^Place of the meeting/);
    await placing.getByRole('radio', { name: /^Address/ }).check();
    await placing.getByLabel('Where you meet').fill('12 Main Street, Reno, NV');
    await placing.getByRole('button', { name: 'Change place' }).click();
    await panel.expectToast('Meeting place changed');
    await expect(opened).toContainText(/Place changed/);

    const mail = await oneMailTo(visitor.email, 'has a new place', '12 Main Street, Reno, NV');
    expect(await invitationIn(mail)).toMatchObject({
      method: 'REQUEST',
      uid: invited.uid,
      sequence: invited.sequence + 1,
    });
    await site.page.reload();
    await expect(facts).toContainText('12 Main Street, Reno, NV');
    await expect(facts.getByRole('link')).toHaveCount(0);
  },
);
