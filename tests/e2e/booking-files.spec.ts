import { bookWithLogo } from '../support/book-with-logo.ts';
import { expect, test } from '../support/fixtures-meetings.ts';

// Software rendering is slow
test.setTimeout(240_000);
const TIME = '10:00 AM';

test('a logo and its booth go with a booking, and are seen on its page and in the panel', async ({
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
  await bookWithLogo(wizard, { date, time: TIME, visitor });

  await page.reload();
  await wizard.root.scrollIntoViewIfNeeded();
  await expect(confirmation.getByAltText('Launch, with your logo')).toBeVisible();
  await confirmation.getByRole('link', { name: 'Change or cancel your meeting' }).click();
  await expect(page.getByAltText('Launch, with your logo')).toBeVisible();

  await panel.show('bookings');
  const booking = await cards.openBooking(visitor.name);
  await expect(booking.getByAltText('Launch, as the visitor saw it')).toBeVisible();
});
