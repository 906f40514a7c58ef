import { randomUUID } from 'node:crypto';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { accounts, PASSWORD } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures-admin.ts';

const ADMIN = DEMO_ADMINS[0].email;
const REFUSAL = 'Only authorized administrators can access this panel.';

test('a visitor who is not signed in is sent to /auth, and an administrator reaches the panel', {
  tag: '@smoke',
}, async ({ adminPage, page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await adminPage.submitCredentials('Sign In', ADMIN.toUpperCase(), DEMO_ADMIN_PASSWORD);
  await adminPage.isOpen();
  await expect(page.getByText('Manage your availability and bookings')).toBeVisible();
  await expect(page.getByRole('banner').getByText(ADMIN)).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/admin$/);
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
