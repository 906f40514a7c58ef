import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { COLLECTIONS } from '../rules/collections.ts';
import { accounts, PASSWORD, removeAccount } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { createStoredSession } from '../support/stored-session.ts';

const { ports, projectId } = testStackAddresses();
const FIRESTORE = `http://127.0.0.1:${ports.firestore}`;
const DOCUMENTS = `${FIRESTORE}/v1/projects/${projectId}/databases/(default)/documents`;

/** Returns the ID token that the page gets as a result of `action`. */
async function tokenFrom(page: Page, action: () => Promise<void>): Promise<string> {
  let token = '';
  // Read in transit: the page may navigate right after the response
  await page.route(/accounts:signInWithPassword/, async (route) => {
    const response = await route.fetch();
    ({ idToken: token } = (await response.json()) as { idToken: string });
    await route.fulfill({ response });
  });
  await action();
  await expect.poll(() => token).not.toBe('');
  return token;
}

/** Lists each collection through Firestore's REST API with this token; returns the statuses. */
async function listings(token: string): Promise<Record<string, number>> {
  const answers = COLLECTIONS.map(async (name) => {
    const response = await fetch(`${DOCUMENTS}/${name}?pageSize=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await response.body?.cancel();
    return [name, response.status] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

const ALL_REFUSED = Object.fromEntries(COLLECTIONS.map((name) => [name, 403]));

/** Collects the requests that the page sends to the database from now on. */
function databaseRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(FIRESTORE)) urls.push(request.url());
  });
  return urls;
}

test('an account that is not on the list is refused, signed out, and could not read a single document', async ({
  adminPage,
  page,
}) => {
  const email = `former-${randomUUID()}@example.com`;
  const { uid } = await accounts.createUser({ email, password: PASSWORD, emailVerified: true });
  await accounts.setCustomUserClaims(uid, { admin: true });
  const asked = databaseRequests(page);
  await page.goto('/auth');
  const token = await tokenFrom(page, () => adminPage.submitCredentials('Sign In', email, PASSWORD));
  await adminPage.expectToast('Access Denied', 'Only authorized administrators can access this panel.');
  await expect(adminPage.email).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(adminPage.email).toBeVisible();
  expect(asked).toEqual([]);
  expect(await listings(token)).toEqual(ALL_REFUSED);
  await removeAccount(email);
});

test('a session of someone who is not an administrator is refused at the panel, too', async ({
  adminPage,
  page,
  context,
}) => {
  const email = `former-${randomUUID()}@example.com`;
  await accounts.createUser({ email, password: PASSWORD, emailVerified: true });
  await context.setStorageState(await createStoredSession(email, PASSWORD));
  const asked = databaseRequests(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await adminPage.expectToast('Access Denied', 'You are not authorized to access the admin panel.');
  await expect(adminPage.email).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  expect(asked).toEqual([]);
  await removeAccount(email);
});

test('an administrator reads what the rules allow, in the same way', async ({
  adminPage,
  page,
  spareAdmin: { email, password },
}) => {
  await page.goto('/auth');
  const token = await tokenFrom(page, () => adminPage.submitCredentials('Sign In', email, password));
  await adminPage.isOpen();
  expect(await listings(token)).toMatchObject({ booth_designs: 200, custom_requests: 200, mail: 200 });
});
