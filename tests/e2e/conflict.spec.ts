import { bookingsOf, documentsWhere } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { bookSlot } from '../support/fixtures-booking.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

test('a slot taken in the meantime turns Booked, no typed text is lost, and an alternative is one click away: one lead', async ({
  wizard,
  offer,
  visitor,
  request,
  allowProblems,
}) => {
  allowProblems(/409/, /Someone just booked this time/);
  const day = await offer('9:00 AM', '10:00 AM', '11:00 AM', '2:00 PM');
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.fillIn(day.date, '10:00 AM', visitor);

  await bookSlot(request, day, '10:00 AM', `first-${visitor.email}`);
  await wizard.meeting.confirm.click();

  await wizard.expectToast('Booking failed', 'Please try again or contact us directly.');
  await expect(wizard.meeting.slot('10:00 AM Booked')).toBeDisabled();
  await expect(wizard.meeting.contact('Name')).toHaveValue(visitor.name);
  await expect(wizard.meeting.contact('Work email')).toHaveValue(visitor.email);
  await expect(wizard.meeting.contact('Website')).toHaveValue(visitor.website);
  await expect(wizard.meeting.notice).toContainText('Someone just booked this time.');
  await expect(wizard.meeting.notice.getByRole('listitem')).toHaveText([/9:00 AM/, /11:00 AM/, /2:00 PM/]);

  await wizard.meeting.alternative(day.date, '11:00 AM').click();
  await expect(wizard.meeting.slot('11:00 AM')).toHaveAttribute('aria-pressed', 'true');
  await wizard.meeting.confirm.click();
  await expect(wizard.meeting.confirmation).toContainText('11:00 AM');

  const bookings = await bookingsOf(visitor.email);
  expect(bookings).toHaveLength(1);
  expect(bookings[0]).toMatchObject({ date: day.date, time: '11:00 AM' });
  expect((await bookingsOf(`first-${visitor.email}`))[0]).toMatchObject({ time: '10:00 AM' });
  expect(await documentsWhere('quote_submissions', 'contact.email', visitor.email)).toHaveLength(1);
  expect(await documentsWhere('mail', 'to', visitor.email)).toHaveLength(1);
});
