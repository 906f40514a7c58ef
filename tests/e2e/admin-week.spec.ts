/** An administrator's week: the own calendar closes an hour, a visitor books another and moves, the feed follows. */
import { slotInstant } from '../../src/domain/slots.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/fixtures-meetings.ts';
import { startRadicale } from '../support/radicale.ts';
import { draftAt } from '../support/wizard-page-draft.ts';
import { MeetingPart } from '../support/wizard-page-meeting.ts';

function hour(date: string, label: string): { from: Date; until: Date } {
  const from = slotInstant(date, label) ?? new Date(Number.NaN);
  return { from, until: new Date(from.getTime() + 3_600_000) };
}

/** Start of the only meeting of a feed with this company, as written: '20261208T150000Z'. */
function startIn(feed: string, company: string): string | undefined {
  const events = feed.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  return /^DTSTART:(\S+)/m.exec(events.find((event) => event.includes(company)) ?? '')?.[1];
}

function asWritten(date: string, label: string): string {
  return hour(date, label)
    .from.toISOString()
    .replace(/[-:]|\.\d+/g, '');
}

test('own calendar, busy hour, a booking that moves, the feed, and a conflict', async ({
  panel,
  page,
  cards,
  dates,
  untilVisible,
  anotherVisitor,
  visitor,
  allowProblems,
}) => {
  allowProblems(/422 .*\/api\/admin\/calendar/);
  const calendar = await startRadicale();
  test.skip(calendar === null, 'Radicale cannot be installed here');
  if (!calendar) return;
  try {
    const date = dates.fromMonday();
    await panel.show('availability');
    await cards.offer(date, '10:00 AM', '2:00 PM', '4:00 PM');
    await calendar.putEvent('dentist', hour(date, '10:00 AM'));
    await panel.show('settings');
    const own = panel.card('Your Calendar');
    await own.getByRole('radio', { name: /^CalDAV/ }).check();
    await own.getByLabel('Address of the calendar').fill(calendar.url);
    await own.getByLabel('User name').fill(calendar.user);
    await own.getByLabel('App password').fill('wrong');
    await own.getByRole('button', { name: 'Connect' }).click();
    await expect(own.getByText('The user name or password was refused.')).toBeVisible();
    await own.getByLabel('App password').fill(calendar.password);
    await own.getByRole('button', { name: 'Connect' }).click();
    await expect(own).toContainText('1 busy time ahead');

    const feedCard = panel.card('Your Meetings in Your Calendar');
    await feedCard.getByRole('button', { name: 'Create calendar link' }).click();
    const shown = (await feedCard.getByRole('alert').textContent()) ?? '';
    const address = /https?:\S+\.ics/.exec(shown)?.[0] ?? '';
    const feed = async () => (await page.request.get(new URL(address).pathname)).text();

    await untilVisible(date);
    const site = await anotherVisitor();
    await site.openWithDraft(draftAt('meeting'));
    await site.meeting.chooseDay(date);
    await expect(site.meeting.slot('2:00 PM')).toBeVisible();
    await expect(site.meeting.slot('10:00 AM')).toHaveCount(0);
    await site.meeting.slot('2:00 PM').click();
    await site.meeting.fillContact(visitor);
    await site.meeting.confirm.click();
    const { confirmation } = site.meeting;
    await expect(confirmation.getByRole('link', { name: 'Join the meeting' })).toBeVisible();
    const link = confirmation.getByRole('link', { name: 'Change or cancel your meeting' });
    const manage = (await link.getAttribute('href')) ?? '';
    const headers = (await page.request.get(new URL(address).pathname)).headers();
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    await expect.poll(async () => startIn(await feed(), visitor.company)).toBe(asWritten(date, '2:00 PM'));

    await site.page.goto(manage);
    const other = new MeetingPart(site.page, site.page.getByRole('main'));
    await other.chooseDay(date);
    await other.slot('4:00 PM').click();
    await site.page.getByRole('button', { name: 'Move Meeting' }).click();
    await expect(site.page.getByRole('region', { name: 'Your meeting' })).toContainText('4:00 PM');
    await expect.poll(async () => startIn(await feed(), visitor.company)).toBe(asWritten(date, '4:00 PM'));

    await calendar.putEvent('school', hour(date, '4:00 PM'));
    await own.getByRole('button', { name: 'Read now' }).click();
    await panel.expectToast('Calendar read');
    await panel.show('today');
    await expect(panel.card('Calendar Conflicts')).toContainText(visitor.name);

    await panel.show('settings');
    await own.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await panel.expectToast('Calendar disconnected');
    await feedCard.getByRole('button', { name: 'Revoke link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
    await panel.expectToast('Calendar link revoked');
    expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
  } finally {
    await calendar.stop();
  }
});
