import { randomUUID } from 'node:crypto';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { database } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { storeExtra } from '../support/payloads.ts';

test.use({ section: 'content' });

/**
 * Logged by browser and SDK when nothing gets through. The SDK then requests a Google image to find out if there is a
 * network; our policy blocks it, which the SDK takes for a no.
 */
const UNREACHED = [
  /ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
  /@firebase\/firestore.*(?:transport errored|Could not reach|failed with error)/s,
  /(?:refused|foreign request:|Loading the image) '?https:\/\/www\.google\.com\/images\/cleardot\.gif/,
];

test('without a network lists stay, nothing can be saved or is lost, and the panel catches up afterward', async ({
  sparePanel,
  page,
  context,
  spareAdmin: { uid },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, /console warning: (?:Error |A list could not be loaded)/);
  const extras = sparePanel.card('Extras Management');
  const store = (name: string) =>
    storeExtra(database, randomUUID(), { name, admin_id: uid, is_active: false });
  await store('Here all along');
  await expect(extras.getByText('Here all along')).toBeVisible();
  await extras.getByRole('button', { name: 'Add Extra' }).click();
  const dialog = sparePanel.dialog('Add Extra');
  await dialog.getByLabel('Name').fill('Stored in the end');
  await dialog.getByLabel('Price (USD)').fill('12.50');
  await dialog.getByLabel('Active').uncheck();
  const notice = page.getByText('You are offline.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await sparePanel.expectToast('Error adding extra', 'The server cannot be reached.');
  await store('Added meanwhile');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(dialog.getByLabel('Name')).toHaveValue('Stored in the end');
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await sparePanel.expectToast('Extra added');
  for (const name of ['Here all along', 'Added meanwhile', 'Stored in the end']) {
    await expect(extras.getByText(name)).toBeVisible();
  }
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
