import { randomUUID } from 'node:crypto';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { accounts, PASSWORD } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';

const ADMIN = DEMO_ADMINS[0].email;
const REFUSAL = 'Only authorized administrators can access this panel.';

test('whoever is not signed in is sent to /auth, and an administrator gets to the panel', {
  tag: '@smoke',
}, async ({ adminPage, page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await adminPage.submitCredentials('Sign In', ADMIN.toUpperCase(), DEMO_ADMIN_PASSWORD);
  await adminPage.isOpen();
  await expect(page.getByText('Manage your availability and bookings')).toBeVisible();
  await expect(page.getByText(ADMIN)).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/admin$/);
});

test('a wrong password is told with the message of the provider, and nothing typed is lost', async ({
  adminPage,
  page,
  allowProblems,
}) => {
  allowProblems(/400 \(Bad Request\)/);
  await page.goto('/auth');
  await adminPage.submitCredentials('Sign In', ADMIN, 'not-the-password');
  await adminPage.expectToast('Authentication Error', 'The email or password is incorrect.');
  await expect(adminPage.email).toHaveValue(ADMIN);
});

test('an address that is not listed can neither sign up nor sign in', async ({
  adminPage,
  page,
  allowProblems,
}) => {
  allowProblems(/400 \(Bad Request\)/);
  const email = `stranger-${randomUUID()}@example.com`;
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await adminPage.submitCredentials('Sign Up', email, PASSWORD);
  await adminPage.expectToast('Access Denied', REFUSAL);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await adminPage.submitCredentials('Sign In', email, PASSWORD);
  await adminPage.expectToast('Access Denied', REFUSAL);
  expect((await accounts.getUsers([{ email }])).users).toEqual([]);
});

test('the form names what is missing beside the field, and sends nothing', async ({ adminPage, page }) => {
  const problems = page.locator('[id$="-error"]');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(problems).toHaveText(['Invalid email address', 'Password is required']);
  await expect(adminPage.email).toBeFocused();
  await expect(adminPage.email).toHaveAccessibleDescription('Invalid email address');
  await adminPage.submitCredentials('Sign In', 'admin@', '');
  await expect(problems).toHaveText(['Invalid email address', 'Password is required']);
  await adminPage.submitCredentials('Sign In', ADMIN, '');
  await expect(problems).toHaveText(['Password is required']);
  await expect(adminPage.password).toBeFocused();
});

test('the toggle leads to signing up and back, and keeps the address', async ({ adminPage, page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Admin sign-in' })).toBeVisible();
  await adminPage.email.fill(ADMIN);
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(adminPage.password).toHaveAccessibleDescription('At least 6 characters');
  await expect(adminPage.email).toHaveValue(ADMIN);
  await expect(page.getByText('Already have an account?')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(adminPage.email).toHaveValue(ADMIN);
});

test('what the provider refuses at sign-up is told', async ({
  adminPage,
  page,
  spareAddress,
  allowProblems,
}) => {
  allowProblems(/400 \(Bad Request\)/);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await adminPage.submitCredentials('Sign Up', ADMIN, PASSWORD);
  await adminPage.expectToast('Authentication Error', 'This address has an account already. Please sign in.');
  await adminPage.submitCredentials('Sign Up', spareAddress, 'short');
  await adminPage.expectToast('Authentication Error', 'The password should have at least 6 characters.');
});

test('a provider that cannot be reached is told, too', async ({ adminPage, page, allowProblems }) => {
  allowProblems(/ERR_FAILED/);
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
  await page.goto('/auth');
  await adminPage.submitCredentials('Sign In', ADMIN, DEMO_ADMIN_PASSWORD);
  await adminPage.expectToast('Authentication Error', 'The server cannot be reached.');
  await page.unroute('**/accounts:signInWithPassword**');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await adminPage.isOpen();
});
