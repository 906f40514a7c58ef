import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { accounts, PASSWORD, removeAccount } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures-admin.ts';
import { createStoredSession } from '../support/stored-session.ts';

const FIRESTORE = `http://127.0.0.1:${testStackAddresses().ports.firestore}`;

/** Collects the requests that the page sends to the database from now on. */
function databaseRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(FIRESTORE)) urls.push(request.url());
  });
  return urls;
}

test('an account that is not on the list is refused and signed out at the panel and at the form, before the page reads a document', async ({
  adminPage,
  page,
  context,
}) => {
  const email = `former-${randomUUID()}@example.com`;
  const { uid } = await accounts.createUser({ email, password: PASSWORD, emailVerified: true });
  await accounts.setCustomUserClaims(uid, { admin: true });
  await context.setStorageState(await createStoredSession(email, PASSWORD));
  const asked = databaseRequests(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await adminPage.expectToast('Access Denied', 'You are not authorized to access the admin panel.');
  await adminPage.submitCredentials('Sign In', email, PASSWORD);
  await adminPage.expectToast('Access Denied', 'Only authorized administrators can access this panel.');
  await expect(adminPage.email).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(adminPage.email).toBeVisible();
  expect(asked).toEqual([]);
  await removeAccount(email);
});
