import type { Page } from '@playwright/test';
import { bookingsOf, documentsWhere, type OfferedDay } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures.ts';
import { loseAnswers } from '../support/hold-requests.ts';
import { oneMailTo } from '../support/mailbox.ts';
import { unusableAnswer } from '../support/unusable-answers.ts';
import type { Visitor } from '../support/visitor.ts';
import type { WizardPage } from '../support/wizard-page.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

/** What an outage makes the browser and the wizard log. */
const OUTAGE = [
  /Failed to load resource/,
  /Failed to submit quote/,
  /Booking creation failed/,
  /Failed to create booking/,
];

async function fillIn(wizard: WizardPage, day: OfferedDay, visitor: Visitor): Promise<void> {
  await wizard.openWithDraft(draftAt('meeting'));
  await wizard.meeting.chooseDay(day.date);
  await wizard.meeting.slot('10:00 AM').click();
  await wizard.meeting.fillContact(visitor);
}

/** Idempotency keys of the requests to `path`, in the order in which they left. */
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

for (const [name, path, fail] of [
  ['no connection while the quote is sent', '/api/send-quote', 'abort'],
  ['the server down while the meeting is booked', '/api/create-booking', 503],
] as const) {
  test(`${name}: the toast, everything kept, and a retry with the same key`, async ({
    wizard,
    page,
    offer,
    visitor,
    allowProblems,
  }) => {
    allowProblems(...OUTAGE, /Down \(503\)/);
    const keys = keysSentTo(page, path);
    const day = await offer('10:00 AM');
    await fillIn(wizard, day, visitor);
    await page.route(`**${path}`, (route) =>
      fail === 'abort' ? route.abort('connectionrefused') : route.fulfill({ status: fail, body: 'Down' }),
    );
    await wizard.meeting.confirm.click();
    await wizard.expectToast('Booking failed', 'Please try again or contact us directly.');
    await expect(wizard.meeting.contact('Name')).toHaveValue(visitor.name);
    await expect(wizard.meeting.slot('10:00 AM')).toHaveAttribute('aria-pressed', 'true');
    expect(await bookingsOf(visitor.email)).toHaveLength(0);

    await page.unroute(`**${path}`);
    await wizard.meeting.notice.getByRole('button', { name: 'Try again' }).click();
    await expect(wizard.meeting.confirmation).toContainText('10:00 AM');
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await expectOneBooking(visitor);
  });
}

test('an answer lost after the booking was stored: the retry gives the confirmation, one booking', async ({
  wizard,
  page,
  offer,
  visitor,
  allowProblems,
}) => {
  allowProblems(...OUTAGE);
  const day = await offer('10:00 AM');
  await fillIn(wizard, day, visitor);
  let tries = 0;
  await page.route('**/api/create-booking', async (route) => {
    tries += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await wizard.meeting.confirm.click();
  await wizard.expectToast('Booking failed');
  expect(tries).toBeGreaterThan(1);
  await page.unroute('**/api/create-booking');
  await wizard.meeting.notice.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard.meeting.confirmation).toContainText('10:00 AM');
  await expectOneBooking(visitor);
});

test('a 200 without a success is no booking: the toast, everything kept, and a retry with the same key', async ({
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
  const { status, contentType, body } = unusableAnswer('an unsuccessful result');
  await page.route('**/api/create-booking', (route) => route.fulfill({ status, contentType, body }));
  await wizard.meeting.confirm.click();
  await wizard.expectToast('Booking failed', 'Please try again or contact us directly.');
  await expect(wizard.meeting.notice).toContainText('Booking creation failed');
  await expect(wizard.meeting.contact('Name')).toHaveValue(visitor.name);
  expect(await wizard.storedDraft()).toMatchObject({
    meeting: { slot: { date: day.date, time: '10:00 AM' } },
    contact: { email: visitor.email },
  });

  await page.unroute('**/api/create-booking');
  await wizard.meeting.notice.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard.meeting.confirmation).toContainText('10:00 AM');
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await expectOneBooking(visitor);
});

test('a portal’s refusal after a lost answer: the retry finds the visitor’s own booking', async ({
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

test('a reload in the middle of sending repeats nothing', async ({
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
  const untilStored = await loseAnswers(page, '**/api/create-booking');
  await wizard.meeting.confirm.click();
  await untilStored();
  // Before the answer arrives
  await page.reload();
  // Not before: what is still held back would go on to the server, and its answer reach the page
  await page.unroute('**/api/create-booking');
  await wizard.isAlive();
  await expect(wizard.meeting.notice).toContainText('Your last attempt was interrupted');
  await wizard.meeting.notice.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard.meeting.confirmation).toContainText('10:00 AM');
  expect(new Set(keys).size).toBe(1);
  await expectOneBooking(visitor);
});

test('two presses on the button send one booking', async ({ wizard, page, offer, visitor }) => {
  const keys = keysSentTo(page, '/api/create-booking');
  const day = await offer('10:00 AM');
  await fillIn(wizard, day, visitor);
  await wizard.meeting.confirm.dblclick();
  await expect(wizard.meeting.confirmation).toBeVisible();
  expect(keys).toHaveLength(1);
  await expectOneBooking(visitor);
});

test('availability that cannot be loaded is logged, and can be asked for again', async ({
  wizard,
  page,
  offer,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/, /Error loading availability/);
  const day = await offer('10:00 AM');
  await page.route('**/api/availability', (route) => route.fulfill({ status: 503, body: 'Down' }));
  const logged = page.waitForEvent('console', (message) => /Error loading availability/.test(message.text()));
  await wizard.openWithDraft(draftAt('meeting'));
  await logged;
  await page.unroute('**/api/availability');
  await wizard.root.getByRole('button', { name: /try again|load again/i }).click();
  await wizard.meeting.chooseDay(day.date);
  await expect(wizard.meeting.slot('10:00 AM')).toBeEnabled();
});
