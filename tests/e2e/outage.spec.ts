import { bookingsOf, documentsWhere } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { loseAnswers } from '../support/hold-requests.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { CONTACT_KEYS, CONTACT_LABELS } from '../support/visitor.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

const CREATE_BOOKING = '**/api/create-booking';

test('a reload while sending repeats nothing', async ({ wizard, page, offer, visitor, allowProblems }) => {
  allowProblems(/Failed to load resource/, /Failed to create booking/, /Booking creation failed/);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-booking')) keys.push(request.headers()['x-idempotency-key']);
  });
  const day = await offer('10:00 AM');
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.fillIn(day.date, '10:00 AM', visitor);
  const untilStored = await loseAnswers(page, CREATE_BOOKING);
  await wizard.meeting.confirm.click();
  await untilStored();
  // Before the response arrives
  await page.reload();
  // Only now: before the reload this would release the held request, and its response would reach the page
  await page.unroute(CREATE_BOOKING);
  await wizard.isAlive();
  await expect(wizard.meeting.notice).toContainText('Your last attempt was interrupted');
  for (const key of CONTACT_KEYS) {
    await expect(wizard.meeting.contact(CONTACT_LABELS[key])).toHaveValue(visitor[key]);
  }
  await wizard.meeting.notice.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard.meeting.confirmation).toContainText('10:00 AM');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await bookingsOf(visitor.email)).toHaveLength(1);
  expect(await documentsWhere('mail', 'to', visitor.email)).toHaveLength(1);
  await oneMailTo(visitor.email);
});
