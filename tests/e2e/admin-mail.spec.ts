import type { Locator } from '@playwright/test';
import { database, documentsWhere } from '../support/firestore.ts';
import { bookSlot } from '../support/fixtures-booking.ts';
import { expect, test } from '../support/fixtures-meetings.ts';
import { mailServer, mailsTo, oneMailTo } from '../support/mailbox.ts';

test.use({ section: 'bookings' });

/** Attempts that leave a single one; to reach it by retrying would take days. */
const ALL_BUT_ONE = 199;

/** Leaves the booking's mails one attempt, and waits until it has failed. */
async function giveUpMailsOf(bookingId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const mails = await documentsWhere('mail', 'booking_id', bookingId);
        for (const { id, attempts } of mails) {
          if (attempts < ALL_BUT_ONE) await database.doc(`mail/${id}`).update({ attempts: ALL_BUT_ONE });
        }
        return mails.map(({ state }) => state);
      },
      { timeout: 45_000 },
    )
    .toEqual(['failed', 'failed']);
}

function mailOf(booking: Locator, name: string): Locator {
  return booking.getByRole('list', { name: 'Mail' }).getByRole('listitem').filter({ hasText: name });
}

test('emails of a booking while the mail server is down: waiting, failed, and resent from the panel', async ({
  cards,
  dates,
  request,
  visitor,
}) => {
  const date = dates.fromMonday();
  const times = ['9:00 AM'];
  await cards.panel.show('availability');
  await cards.offer(date, ...times);
  await cards.panel.show('bookings');
  const booking = cards.panel.dialog('Fran First');
  const toVisitor = mailOf(booking, 'Invitation to the visitor');
  const toTeam = mailOf(booking, 'Notice to the team');

  await mailServer('stop');
  try {
    await bookSlot(request, { availabilityId: `demo-admin_${date}`, date, times }, '9:00 AM', visitor.email);
    await cards.openBooking('Fran First');
    await expect(toVisitor).toContainText('Waiting');
    await expect(toTeam).toContainText('Waiting');
    const [stored] = await documentsWhere('bookings', 'user_email', visitor.email);
    await giveUpMailsOf(stored?.id ?? '');
    await expect(toVisitor).toContainText('Failed');
    await expect(toTeam).toContainText('Failed');
  } finally {
    await mailServer('start');
  }
  expect(await mailsTo(visitor.email)).toEqual([]);

  await toVisitor.getByRole('button', { name: 'Resend: Invitation to the visitor, Fran First' }).click();
  await cards.panel.expectToast('Email resent', 'Invitation to the visitor');
  await expect(toVisitor).toContainText('Sent', { timeout: 45_000 });
  await expect(toVisitor.getByRole('button')).toHaveCount(0);
  await oneMailTo(visitor.email);
  await oneMailTo('team@booth.example', 'Email not delivered: Invitation to the visitor', visitor.email);

  await expect(toTeam).toContainText('Failed');
  await booking.getByRole('button', { name: 'Close' }).click();
  await cards.showAll();
  await cards.openBooking('Fran First', cards.allBookings);
  const inAll = toTeam;
  await inAll.getByRole('button', { name: 'Resend: Notice to the team, Fran First' }).press('Enter');
  await cards.panel.expectToast('Email resent', 'Notice to the team');
  await expect(inAll).toContainText('Sent', { timeout: 45_000 });
  await oneMailTo('team@booth.example', 'New booking', visitor.email);
});
