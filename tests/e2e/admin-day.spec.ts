/** A working day: two administrators, one on a phone and one at a desk, and their visitors, all in parallel. */
import { mergeTests } from '@playwright/test';
import { formatDay } from '../../src/domain/time/format-time.ts';
import { test as contentTest, DesignsCard, expect } from '../support/admin-content.ts';
import { bookingsOf } from '../support/firestore.ts';
import { test as meetingsTest } from '../support/fixtures-meetings.ts';
import { aContactMessage } from '../support/payloads.ts';
import { draftAt } from '../support/wizard-page-draft.ts';
import { MeetingPart } from '../support/wizard-page-meeting.ts';

const test = mergeTests(contentTest, meetingsTest);

test.use({ viewport: { width: 390, height: 844 }, section: 'availability' });

test('hours are opened and booked, the meeting is moved and canceled, a customer answered, a design published', async ({
  panel,
  offerHours,
  anotherPanel,
  anotherVisitor,
  dates,
  request,
  visitor,
  mark,
}) => {
  const partner = await anotherPanel();
  await partner.page.setViewportSize({ width: 1440, height: 900 });
  const date = dates.fromMonday();

  await test.step('open hours', async () => {
    await offerHours(date, '9:00 AM', '10:00 AM', '11:00 AM');
  });

  const site = await anotherVisitor();
  await test.step('be booked', async () => {
    await site.openWithDraft(draftAt('meeting'));
    await site.meeting.chooseDay(date);
    await site.meeting.slot('10:00 AM').click();
    await site.meeting.fillContact(visitor);
    await site.meeting.confirm.click();
    await expect(site.meeting.confirmation).toBeVisible();
    const shown = await panel.expectToast('New booking', visitor.name);
    await shown.getByRole('button', { name: 'Show' }).click();
  });

  const opened = panel.dialog(visitor.name);
  await test.step('call, move, cancel', async () => {
    await expect(opened.getByRole('link', { name: visitor.phone })).toHaveAttribute('href', /^tel:/);
    await opened.getByRole('button', { name: /^Move meeting/ }).click();
    const moving = panel.dialog(/^Move the meeting/);
    const times = new MeetingPart(panel.page, moving);
    await times.chooseDay(date);
    await times.slot('11:00 AM').click();
    await moving.getByRole('button', { name: 'Move meeting' }).click();
    await panel.expectToast('Meeting moved', `${formatDay(date)} at 11:00 AM`);
    await opened.getByRole('button', { name: /^Cancel meeting/ }).click();
    await panel
      .alert(/^Cancel the meeting/)
      .getByRole('button', { name: 'Cancel meeting' })
      .click();
    await panel.expectToast('Meeting canceled');
    expect(await bookingsOf(visitor.email)).toMatchObject([{ time: '11:00 AM', status: 'cancelled' }]);
    await expect(opened).toContainText(/Moved/);
  });

  await test.step('the partner answers a customer, and both see it', async () => {
    const message = aContactMessage({ name: `Lea ${mark}`, email: `${mark}@visitor.example` });
    const headers = { 'X-Idempotency-Key': crypto.randomUUID() };
    expect((await request.post('/api/send-contact-email', { headers, data: message })).status()).toBe(202);
    const shown = await partner.expectToast('New customer: message', `Lea ${mark}`);
    await shown.getByRole('button', { name: 'Show' }).click();
    const record = partner.dialog(`Lea ${mark}`);
    const answer = record.getByRole('link', { name: `Answer Lea ${mark}` });
    await expect(answer).toHaveAttribute('href', new RegExp(`^mailto:${mark}@`));
    // The click would open the mail program
    await answer.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await answer.click();
    await record.getByRole('button', { name: `Mark Lea ${mark} as answered` }).click();
    await partner.expectToast(`${message.company}: New → Answered`);
    await panel.page.keyboard.press('Escape');
    await panel.show('customers');
    await expect(
      panel
        .card('Customers')
        .getByRole('listitem')
        .filter({ hasText: `Lea ${mark}` })
        .getByText('Answered'),
    ).toBeVisible();
  });

  await test.step('add a design, see it on the site', async () => {
    await panel.show('content');
    const designs = new DesignsCard(panel);
    await designs.save(await designs.add(`Day ${mark}`));
    const seen = designs.record(`Day ${mark}`).getByRole('link', { name: /^View/ });
    const opening = panel.page.waitForEvent('popup');
    await seen.click();
    const page = await opening;
    await expect(page.getByText(`Day ${mark}`).first()).toBeVisible();
  });
});
