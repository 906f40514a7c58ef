import type { Page } from '@playwright/test';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import {
  NO_NETWORK,
  REFUSAL,
  REFUSED,
  REPORTED,
  refuseAll,
  refuseNothing,
  UNREACHED,
  withoutNetwork,
} from '../support/expected-failures.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { fillExtra, storeSpareExtra } from '../support/spare-records.ts';
import { createStoredSession } from '../support/stored-session.ts';

test.use({ section: 'content' });

const { ports } = testStackAddresses();
const FIRESTORE = `http://127.0.0.1:${ports.firestore}/**`;

/** The section's lists, by their cards. AdminSections.browser.test.tsx tests the other sections. */
const LISTS = ['Extras Management', 'Reference Projects', 'Booth Designs'];

function offlineNotice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'You are offline.' });
}

test('each list that the rules refuse says so, and loads once allowed', async ({
  adminPage,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(...REFUSED, REPORTED);
  await refuseAll(uid);
  await adminPage.enter(await createStoredSession(email, password), 'content');
  for (const name of LISTS) await expect(adminPage.card(name)).toContainText('could not be loaded.');
  await adminPage.expectToast('Error loading', REFUSAL);
  await refuseNothing(uid);
  for (const name of LISTS) {
    await adminPage.card(name).getByRole('button', { name: 'Try again' }).click();
    await expect(adminPage.card(name).getByText('could not be loaded.')).toHaveCount(0);
  }
  await expect(adminPage.card('Extras Management').getByRole('heading', { level: 3 })).not.toHaveCount(0);
});

test('lists that cannot be reached say so, and load when the network is back', async ({
  adminPage,
  page,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, REPORTED);
  await storeSpareExtra('Here all along', uid);
  await page.route(FIRESTORE, (route) => route.abort());
  await page.clock.install();
  await adminPage.enter(await createStoredSession(email, password), 'content');
  for (const name of LISTS) await expect(adminPage.card(name)).toContainText('could not be loaded.');
  await adminPage.expectToast('Error loading', NO_NETWORK);
  await page.unroute(FIRESTORE);
  // The SDK keeps listening: it reconnects within some seconds, without 'Try again'
  await page.clock.fastForward('01:30');
  await expect(adminPage.card('Extras Management').getByText('Here all along')).toBeVisible({
    timeout: 45_000,
  });
  for (const name of LISTS) {
    await expect(adminPage.card(name).getByText('could not be loaded.')).toHaveCount(0);
  }
});

test('without a network lists stay, nothing can be saved or is lost, and the panel catches up afterward', async ({
  sparePanel,
  page,
  context,
  spareAdmin: { uid },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, REPORTED);
  const extras = sparePanel.card('Extras Management');
  await storeSpareExtra('Here all along', uid);
  await expect(extras.getByText('Here all along')).toBeVisible();
  await extras.getByRole('button', { name: 'Add Extra' }).click();
  const dialog = sparePanel.dialog('Add Extra');
  await fillExtra(dialog, 'Stored in the end');
  await withoutNetwork(context, async () => {
    await expect(offlineNotice(page)).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Save Extra' }).click();
    await sparePanel.expectToast('Error adding extra', NO_NETWORK);
    await storeSpareExtra('Added meanwhile', uid);
  });
  await expect(offlineNotice(page)).toHaveCount(0);
  await expect(dialog.getByLabel('Name')).toHaveValue('Stored in the end');
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await sparePanel.expectToast('Extra added');
  for (const name of ['Here all along', 'Added meanwhile', 'Stored in the end']) {
    await expect(extras.getByText(name)).toBeVisible();
  }
});

test('a change that the rules refuse is reported in their words', async ({
  sparePanel,
  spareAdmin: { uid },
  allowProblems,
}) => {
  allowProblems(...REFUSED, REPORTED);
  const extras = sparePanel.card('Extras Management');
  const changed = await storeSpareExtra('Odd soon', uid);
  await extras.getByRole('button', { name: 'Edit Odd soon' }).click();
  const dialog = sparePanel.dialog('Edit Extra');
  await dialog.getByLabel('Name').fill('Changed in vain');
  // The rules know no such field
  await changed.update({ unknown: true });
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
  await sparePanel.expectToast('Error updating extra', REFUSAL);
  await expect(dialog.getByLabel('Name')).toHaveValue('Changed in vain');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await changed.delete();
});

test('a panel whose code cannot be fetched says so, and opens when the page is reloaded', async ({
  adminPage,
  page,
  context,
  demoSession,
  allowProblems,
}) => {
  allowProblems(...UNREACHED, /Failed to fetch dynamically imported module/);
  await context.setStorageState(await demoSession(DEMO_ADMINS[0].email));
  await page.route('**/AdminSections.*.js', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded');
  await page.unroute('**/AdminSections.*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await adminPage.isOpen();
});
