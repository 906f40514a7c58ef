/** An administrator's week: calendars close hours, visitors book others and move. */
import { type Locator, mergeTests } from '@playwright/test';
import { slotInstant } from '../../src/domain/booking/slots.ts';
import type { AdminPage } from '../support/admin-page.ts';
import { expect } from '../support/fixtures.ts';
import { test as withMeetings } from '../support/fixtures-meetings.ts';
import { test as withSpareAdmin } from '../support/fixtures-spare-admin.ts';
import { serveCalendar } from '../support/served-calendar.ts';
import { draftAt } from '../support/wizard-page-draft.ts';
import { MeetingPart } from '../support/wizard-page-meeting.ts';

const test = mergeTests(withMeetings, withSpareAdmin);

/** Connects a calendar in the card 'Your Calendars'. */
async function connect(card: Locator, url: string) {
  await card.getByLabel('Address of the calendar').fill(url);
  await card.getByRole('button', { name: 'Connect' }).click();
}

async function disconnect(panel: AdminPage) {
  await panel.card('Your Calendars').getByRole('button', { name: 'Disconnect' }).click();
  await panel.alert('Disconnect your calendar?').getByRole('button', { name: 'Disconnect' }).click();
  await panel.expectToast('Calendar disconnected');
}

function hour(date: string, label: string): { from: Date; until: Date } {
  const from = slotInstant(date, label) ?? new Date(Number.NaN);
  return { from, until: new Date(from.getTime() + 3_600_000) };
}

test('own calendar, busy hour, a booking that moves, and a conflict', async ({
  panel,
  cards,
  dates,
  untilVisible,
  anotherVisitor,
  visitor,
}) => {
  const calendar = await serveCalendar();
  try {
    const date = dates.fromMonday();
    await panel.show('availability');
    await cards.offer(date, '10:00 AM', '2:00 PM', '4:00 PM');
    calendar.addEvent(hour(date, '10:00 AM'));
    await panel.show('settings', 'Connections');
    const own = panel.card('Your Calendars');
    await connect(own, calendar.url.replace('http:', 'ftp:'));
    await expect(own.getByText('Use an address that starts with https://')).toBeVisible();
    await connect(own, calendar.url);
    await expect(own).toContainText('Read this minute');

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

    await site.page.goto(manage);
    const other = new MeetingPart(site.page, site.page.getByRole('main'));
    await other.chooseDay(date);
    await other.slot('4:00 PM').click();
    await site.page.getByRole('button', { name: 'Move Meeting' }).click();
    await expect(site.page.getByRole('region', { name: 'Your meeting' })).toContainText('4:00 PM');

    calendar.addEvent(hour(date, '4:00 PM'));
    await own.getByRole('button', { name: 'Read now' }).click();
    await panel.expectToast('Calendar read');
    await panel.show('today');
    await expect(panel.card('Calendar Conflicts')).toContainText(visitor.name);

    await panel.show('settings', 'Connections');
    await disconnect(panel);
  } finally {
    calendar.stop();
  }
});
