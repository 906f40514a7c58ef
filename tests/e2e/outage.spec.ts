import type { Page } from '@playwright/test';
import { bookingsOf, documentsWhere, type OfferedDay } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { loseAnswers } from '../support/hold-requests.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { unusableAnswer } from '../support/unusable-answers.ts';
import { CONTACT_KEYS, CONTACT_LABELS, type Visitor } from '../support/visitor.ts';
import type { WizardPage } from '../support/wizard-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

/** Messages that browser and wizard log during an outage. */
const OUTAGE = [
  /Failed to load resource/,
  /Failed to submit quote/,
  /Booking creation failed/,
  /Failed to create booking/,
];

async function fillIn(wizard: WizardPage, day: OfferedDay, visitor: Visitor): Promise<void> {
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.fillIn(day.date, '10:00 AM', visitor);
}

/** Collects the idempotency keys of requests to `path`, in the order sent. */
function keysSentTo(page: Page, path: string): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) keys.push(request.headers()['x-idempotency-key']);
  });
  return keys;
}

async function expectOneBooking(visitor: Visitor): Promise<void> {
  expect(await bookingsOf(visitor.email)).toHaveLength(1);
  expect(await documentsWhere('mail', 'to', visitor.email)).toHaveLength(1);
  await oneMailTo(visitor.email);
}

test('a portal’s refusal after a lost response: the retry finds the visitor’s own booking', async ({
  wizard,
  page,
  offer,
  visitor,
  allowProblems,
}) => {
  allowProblems(...OUTAGE);
  const keys = keysSentTo(page, '/api/create-booking');
  const day = await offer('10:00 AM');
  await fillIn(wizard, day, visitor);
  const { status, contentType, body } = unusableAnswer('a portal’s 403');
  let isStored = false;
  await page.route('**/api/create-booking', async (route) => {
    if (isStored) return route.fulfill({ status, contentType, body });
    await route.fetch();
    isStored = true;
    await route.abort('connectionreset');
  });
  await wizard.meeting.confirm.click();
  await wizard.expectToast('Booking failed', 'Please try again or contact us directly.');
  expect(await bookingsOf(visitor.email)).toHaveLength(1);

  await page.unroute('**/api/create-booking');
  await wizard.meeting.notice.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard.meeting.confirmation).toContainText('10:00 AM');
  expect(new Set(keys).size).toBe(1);
  await expectOneBooking(visitor);
});

test('a reload while sending repeats nothing', async ({ wizard, page, offer, visitor, allowProblems }) => {
  allowProblems(...OUTAGE);
  const keys = keysSentTo(page, '/api/create-booking');
  const day = await offer('10:00 AM');
  await fillIn(wizard, day, visitor);
  const untilStored = await loseAnswers(page, '**/api/create-booking');
  await wizard.meeting.confirm.click();
  await untilStored();
  // Before the response arrives
  await page.reload();
  // Only now: before the reload this would release the held request, and its response would reach the page
  await page.unroute('**/api/create-booking');
  await wizard.isAlive();
  await expect(wizard.meeting.notice).toContainText('Your last attempt was interrupted');
  for (const key of CONTACT_KEYS) {
    await expect(wizard.meeting.contact(CONTACT_LABELS[key])).toHaveValue(visitor[key]);
  }
  await wizard.meeting.notice.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard.meeting.confirmation).toContainText('10:00 AM');
  expect(new Set(keys).size).toBe(1);
  await expectOneBooking(visitor);
});
