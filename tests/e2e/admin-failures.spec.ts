import { randomUUID } from 'node:crypto';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { NO_NETWORK, REPORTED, UNREACHED, withoutNetwork } from '../support/expected-failures.ts';
import { database } from '../support/firestore.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { storeExtra } from '../support/payloads.ts';

test.use({ section: 'content' });

test('without a network lists stay, nothing can be saved or is lost, and the panel catches up afterward', async ({
  sparePanel,
  page,
  context,
  spareAdmin: { uid },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, REPORTED);
  const offlineNotice = page.getByRole('status').filter({ hasText: 'You are offline.' });
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
  await withoutNetwork(context, async () => {
    await expect(offlineNotice).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Save Extra' }).click();
    await sparePanel.expectToast('Error adding extra', NO_NETWORK);
    await store('Added meanwhile');
  });
  await expect(offlineNotice).toHaveCount(0);
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
