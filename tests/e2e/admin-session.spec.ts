import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { accounts } from '../support/accounts.ts';
import { AdminPage } from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { createStoredSession } from '../support/stored-session.ts';

test.use({ section: 'content' });

const ENDED = 'Your session has ended. Please sign in again.';

/** Opens 'Add Extra' and enters text that must survive. */
async function beginExtra(panel: AdminPage) {
  await panel.card('Extras Management').getByRole('button', { name: 'Add Extra' }).click();
  const dialog = panel.dialog('Add Extra');
  await dialog.getByLabel('Name').fill('Neon arrow');
  await dialog.getByLabel('Price (USD)').fill('149.50');
  await dialog.getByLabel('Active').uncheck();
}

test('signing in or out in one tab does so in every tab; a reload keeps the session', async ({
  adminPage,
  page,
  context,
  spareAdmin,
}) => {
  await page.goto('/auth');
  const other = new AdminPage(await context.newPage());
  await other.page.goto('/auth');
  await expect(other.email).toBeVisible();
  await adminPage.submitCredentials('Sign In', spareAdmin.email, spareAdmin.password);
  await adminPage.isOpen();
  await other.isOpen();
  await page.reload();
  await adminPage.isOpen();

  await adminPage.signOut();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(adminPage.email).toBeVisible();
  await expect(page.getByText(ENDED)).toHaveCount(0);
  await expect(other.page).toHaveURL(/\/auth$/);
  await expect(other.page.getByText(ENDED)).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
});

test('a session that cannot be renewed after its hour leads to /auth, and no typed text is lost', async ({
  adminPage,
  page,
  spareAdmin: { uid, email, password },
  allowProblems,
}) => {
  // Counts are asked for again after an hour
  allowProblems(/400 \(Bad Request\)/, /A list could not be loaded .*auth\/user-disabled/);
  await page.clock.install();
  await adminPage.enter(await createStoredSession(email, password), 'content');
  await beginExtra(adminPage);
  await accounts.updateUser(uid, { disabled: true });
  await page.clock.fastForward('01:00:00');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText(ENDED)).toBeVisible();

  await accounts.updateUser(uid, { disabled: false });
  await adminPage.submitCredentials('Sign In', email, password);
  const dialog = adminPage.dialog('Add Extra');
  await expect(dialog.getByText('We restored your entries.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Neon arrow');
  await expect(dialog.getByLabel('Price (USD)')).toHaveValue('149.50');
  await expect(dialog.getByLabel('Active')).not.toBeChecked();
});

test('typed text is not shown to anyone else who signs in later', async ({ sparePanel, page, context }) => {
  await beginExtra(sparePanel);
  const other = new AdminPage(await context.newPage());
  await other.page.goto('/admin');
  await other.isOpen();
  await other.signOut();
  await expect(page.getByText(ENDED)).toBeVisible();
  await sparePanel.submitCredentials('Sign In', DEMO_ADMINS[1].email, DEMO_ADMIN_PASSWORD);
  await sparePanel.isOpen();
  await expect(page.getByRole('banner').getByText(DEMO_ADMINS[1].email)).toBeVisible();
  await expect(sparePanel.dialog('Add Extra')).toHaveCount(0);
});
