import { accounts, PASSWORD } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { linkMailedBy } from '../support/mailed-links.ts';

test('a listed address has to be confirmed first; the link can be sent again and opens the way', async ({
  adminPage,
  page,
  spareAddress: email,
}) => {
  const unconfirmed = page.getByRole('heading', { name: 'Confirm your email address' });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await adminPage.submitCredentials('Sign Up', email, PASSWORD);
  await adminPage.expectToast('Check your email', "We've sent you a confirmation link.");
  await expect(unconfirmed).toBeVisible();

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(unconfirmed).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await adminPage.submitCredentials('Sign In', email, PASSWORD);
  await expect(unconfirmed).toBeVisible();
  await expect(page.getByText('Access Denied')).toHaveCount(0);
  await page.getByRole('button', { name: 'I have confirmed it' }).click();
  await adminPage.expectToast('Not confirmed yet');

  const link = await linkMailedBy(
    async () => {
      await page.getByRole('button', { name: 'Resend confirmation' }).click();
      await adminPage.expectToast('Check your email', "We've sent you a confirmation link.");
    },
    email,
    'VERIFY_EMAIL',
  );
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Your email address is confirmed. Please sign in.')).toBeVisible();
  expect((await accounts.getUserByEmail(email)).emailVerified).toBe(true);
  await adminPage.submitCredentials('Sign In', email, PASSWORD);
  await adminPage.isOpen();
  await expect(page.getByText(email)).toBeVisible();
});

test('a link opened elsewhere counts as well: the page that waits goes on from there', async ({
  adminPage,
  page,
  spareAddress: email,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  const link = await linkMailedBy(
    () => adminPage.submitCredentials('Sign Up', email, PASSWORD),
    email,
    'VERIFY_EMAIL',
  );
  await expect(page.getByText(email)).toBeVisible();
  // On the phone, say: with nobody signed in there
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toMatch(/\/admin$/);
  await page.getByRole('button', { name: 'I have confirmed it' }).click();
  await expect(page.getByText('Your email address is confirmed. Please sign in.')).toBeVisible();
  await adminPage.submitCredentials('Sign In', email, PASSWORD);
  await adminPage.isOpen();
});

test('a forgotten password is set anew through the mailed link', async ({
  adminPage,
  page,
  spareAdmin: { email },
}) => {
  const newPassword = 'another-password-2';
  await page.goto('/auth');
  await adminPage.email.fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(adminPage.email).toHaveValue(email);
  await expect(adminPage.password).toHaveCount(0);
  const link = await linkMailedBy(
    () => page.getByRole('button', { name: 'Send link' }).click(),
    email,
    'PASSWORD_RESET',
  );
  await adminPage.expectToast('Check your email', 'a link to set a new password is on its way');

  // The provider's page asks for the password; the emulator takes it in the address
  await page.goto(`${link}&newPassword=${newPassword}`);
  await expect(page).toHaveURL(/\/auth$/);
  await adminPage.submitCredentials('Sign In', email, newPassword);
  await adminPage.isOpen();
});

test('who asks for a new password learns nothing about the accounts there are', async ({
  adminPage,
  page,
  spareAddress,
  allowProblems,
}) => {
  allowProblems(/400 \(Bad Request\)/);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await adminPage.email.fill(spareAddress);
  await page.getByRole('button', { name: 'Send link' }).click();
  await adminPage.expectToast('Check your email', 'If this address has an account');
  await expect(page.getByRole('heading', { name: 'Admin sign-in' })).toBeVisible();
});
