import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import {
  NO_NETWORK,
  REFUSAL,
  REFUSED,
  refuseAll,
  refuseNothing,
  TOLD,
  UNREACHED,
  withoutNetwork,
} from '../support/expected-failures.ts';
import { database } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { extraContent, storeContent } from '../support/spare-records.ts';

const { ports } = testStackAddresses();
const FIRESTORE = `http://127.0.0.1:${ports.firestore}/**`;

/** The cards with the specified titles of their load failures. */
const LISTS = [
  ['Current Schedule', 'Error loading availability'],
  ['Recent Bookings', 'Error loading bookings'],
  ['Extras Management', 'Error loading extras'],
  ['Reference Projects', 'Error loading reference projects'],
  ['Booth Designs', 'Error loading booth designs'],
  ['Contact Messages', 'Error loading contact messages'],
  ['Custom Booth Requests', 'Error loading custom booth requests'],
] as const;

function offlineNotice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'You are offline.' });
}

/** A date on which this administrator has two slots on offer. */
async function storeAvailability(adminId: string) {
  const date = DateTime.now().setZone('America/New_York').plus({ days: 40 }).toFormat('yyyy-MM-dd');
  const ref = database.doc(`availability/${adminId}_${date}`);
  await ref.set({ date, slots: ['9:00 AM', '10:00 AM'], admin_id: adminId });
  return { date, ref };
}

test('each list that the rules refuse says so under its own title, and comes when it is allowed', async ({
  adminPage,
  page,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(...REFUSED, TOLD);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await refuseAll(uid);
  await adminPage.signIn(email, password);
  for (const [card, title] of LISTS) {
    await expect(adminPage.card(card).getByText('could not be loaded.')).toBeVisible();
    await adminPage.card(card).getByRole('button', { name: 'Try again' }).click();
    await adminPage.expectToast(title, REFUSAL);
  }
  // The settings with the logo: only logged
  expect(logged.some((text) => text.startsWith('A list could not be loaded'))).toBe(true);
  await expect(adminPage.card('Site Logo').getByText('No logo yet')).toBeVisible();
  await expect(adminPage.card('Site Logo').getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await refuseNothing(uid);
  for (const [card] of LISTS) {
    await adminPage.card(card).getByRole('button', { name: 'Try again' }).click();
    await expect(adminPage.card(card).getByText('could not be loaded.')).toHaveCount(0);
  }
  await expect(adminPage.card('Extras Management')).toContainText('No extras added yet.');
});

test('lists that cannot be reached say so, and fill themselves when the network is back', async ({
  adminPage,
  page,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, TOLD);
  await storeContent(extraContent, 'Here all along', uid);
  await page.route(FIRESTORE, (route) => route.abort());
  await adminPage.signIn(email, password);
  for (const [card] of LISTS) {
    await expect(adminPage.card(card).getByText('could not be loaded.')).toBeVisible();
  }
  await adminPage.expectToast('Error loading', NO_NETWORK);
  await page.unroute(FIRESTORE);
  // Listening goes on: the database's next attempt comes within some seconds, without 'Try again'
  await expect(adminPage.card('Extras Management').getByText('Here all along')).toBeVisible({
    timeout: 45_000,
  });
  for (const [card] of LISTS) {
    await expect(adminPage.card(card).getByText('could not be loaded.')).toHaveCount(0);
  }
});

test('without a network the panel says so, its lists stay, and it catches up afterwards', async ({
  adminPage,
  page,
  context,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, TOLD);
  await storeContent(extraContent, 'Here all along', uid);
  await adminPage.signIn(email, password);
  const extras = adminPage.card('Extras Management');
  await withoutNetwork(context, async () => {
    await expect(offlineNotice(page)).toBeVisible();
    await expect(extras.getByText('Here all along')).toBeVisible();
    await storeContent(extraContent, 'Added meanwhile', uid);
  });
  await expect(offlineNotice(page)).toHaveCount(0);
  await expect(extras.getByText('Added meanwhile')).toBeVisible();
});

test('a list that is refused later keeps what it showed', async ({
  adminPage,
  context,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, ...REFUSED, TOLD);
  await storeContent(extraContent, 'Here all along', uid);
  await adminPage.signIn(email, password);
  const extras = adminPage.card('Extras Management');
  await withoutNetwork(context, () => refuseAll(uid));
  await expect(extras.getByText('This list may be out of date.')).toBeVisible();
  await expect(extras.getByText('Here all along')).toBeVisible();
});

test('availability that cannot be added or removed is told, and stays as it was', async ({
  adminPage,
  context,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, ...REFUSED, TOLD);
  const { date, ref } = await storeAvailability(uid);
  await adminPage.signIn(email, password);
  const card = adminPage.card('Manage Availability');
  const add = card.getByRole('button', { name: 'Add Availability' });
  await expect(add).toBeDisabled();
  await card.getByRole('checkbox', { name: '2:00 PM', exact: true }).check();
  await add.click();
  await adminPage.expectToast('Missing information', 'Please select a date and at least one time slot.');

  await adminPage.chooseDate(date);
  await withoutNetwork(context, async () => {
    await add.click();
    await adminPage.expectToast('Error adding availability', NO_NETWORK);
  });
  await expect(card.getByRole('checkbox', { name: '2:00 PM', exact: true })).toBeChecked();
  await adminPage.deleteDate(date);
  await withoutNetwork(context, async () => {
    await adminPage
      .alert(/^Delete/)
      .getByRole('button', { name: 'Delete date' })
      .click();
    await adminPage.expectToast('Error removing availability', NO_NETWORK);
  });
  await expect(adminPage.scheduledDay(date)).toContainText('9:00 AM');

  // Somebody else's under this very id: the rules refuse to touch it
  await ref.update({ admin_id: 'somebody-else' });
  await expect(adminPage.scheduledDay(date)).toHaveCount(0);
  await add.click();
  await adminPage.expectToast('Error adding availability', REFUSAL);
  expect((await ref.get()).get('slots')).toEqual(['9:00 AM', '10:00 AM']);
  await ref.delete();
});

test('a panel whose code cannot be fetched says so, and comes when the page is loaded again', async ({
  adminPage,
  page,
  allowProblems,
  spareAdmin: { email, password },
}) => {
  allowProblems(...UNREACHED, /Failed to fetch dynamically imported module/);
  await page.route('**/AdminCards.*.js', (route) => route.abort());
  await page.goto('/auth');
  await adminPage.submitCredentials('Sign In', email, password);
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded');
  await page.unroute('**/AdminCards.*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await adminPage.isOpen();
});
