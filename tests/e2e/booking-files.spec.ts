import { readFile } from 'node:fs/promises';
import { expect, pictureFile } from '../support/admin-content.ts';
import { test } from '../support/fixtures-meetings.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

// Software rendering is slow
test.setTimeout(240_000);
const TIME = '10:00 AM';
const DRAWN = { timeout: 90_000 };
const PDF = { name: 'acme.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%acme') };

test('a logo, its booth and a print file go with a booking, and are seen on its page and in the panel', async ({
  panel,
  cards,
  dates,
  anotherVisitor,
  untilVisible,
  visitor,
  allowProblems,
}) => {
  allowProblems(/GPU stall due to ReadPixels/);
  await panel.show('availability');
  const date = dates.fromMonday();
  await cards.offer(date, TIME);
  await untilVisible(date);

  const wizard = await anotherVisitor();
  const { page } = wizard;
  await wizard.openWithDraft(draftAt('booth'));
  await wizard.size("10' × 10'").click();
  const logo = wizard.root.getByRole('region', { name: 'Your logo on the booth' });
  const input = logo.getByLabel(/^(Upload logo|Choose another)$/);
  await input.setInputFiles(await pictureFile('logo.png', 300, 120));
  await expect(logo.getByAltText('Your logo')).toBeVisible();
  await input.setInputFiles(PDF);
  await expect(logo.getByRole('alert')).toHaveText('Export it as SVG or PNG, or send it with your booking');
  await logo.getByRole('button', { name: 'Send acme.pdf with my booking' }).click();
  await wizard.design('Launch').click();
  await wizard.next('Choose Extras');
  await wizard.next('Review Quote');
  await wizard.next('Pick a Time & Book Kickoff');
  await wizard.meeting.chooseDay(date);
  await wizard.meeting.slot(TIME).click();
  await wizard.meeting.fillContact(visitor);
  await wizard.root.getByRole('checkbox', { name: /^Send a copy of my logo/ }).check();
  await wizard.meeting.confirm.click();
  const { confirmation } = wizard.meeting;
  await expect(confirmation).toContainText('We have acme.pdf, along with your booking.', DRAWN);
  await expect(confirmation).toContainText('We have your logo, along with your booking.', DRAWN);

  await page.reload();
  await wizard.root.scrollIntoViewIfNeeded();
  await expect(confirmation.getByAltText('Launch, with your logo')).toBeVisible();
  await confirmation.getByRole('link', { name: 'Change or cancel your meeting' }).click();
  await expect(page.getByAltText('Launch, with your logo')).toBeVisible();

  await panel.show('bookings');
  const booking = await cards.openBooking(visitor.name);
  await expect(booking.getByAltText('Launch, as the visitor saw it')).toBeVisible();
  await expect(booking).toContainText('Logo file: acme.pdf, 1 KB');
  const download = panel.page.waitForEvent('download');
  await booking.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('acme.pdf');
  expect(await readFile(await (await download).path())).toEqual(PDF.buffer);
});
