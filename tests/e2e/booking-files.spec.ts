import { readFile } from 'node:fs/promises';
import { bookWithLogo } from '../support/book-with-logo.ts';
import { expect, test } from '../support/fixtures-meetings.ts';

// Software rendering is slow
test.setTimeout(240_000);
const TIME = '10:00 AM';
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
  const { confirmation } = wizard.meeting;
  await bookWithLogo(wizard, {
    ...{ date, time: TIME, visitor },
    andThen: async (logo, input) => {
      await input.setInputFiles(PDF);
      await expect(logo.getByRole('alert')).toHaveText(
        'Export it as SVG or PNG, or send it with your booking',
      );
      await logo.getByRole('button', { name: 'Send acme.pdf with my booking' }).click();
    },
  });
  await expect(confirmation).toContainText('We have acme.pdf, along with your booking.');

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
