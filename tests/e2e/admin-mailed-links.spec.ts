import { accounts, PASSWORD } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { linkMailedBy } from '../support/mailed-links.ts';
import { runCommand } from '../support/run-command.ts';

const NEW_PASSWORD = 'another-password-2';
const ONE_STEP = 'Your email address is confirmed. One last step: choose a new password';

test('a listed address has to be confirmed first; the link can be resent and opens the panel', async ({
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
  const newLink = await linkMailedBy(
    async () => {
      await page.goto(link);
      await expect(page).toHaveURL(/\/auth$/);
      await expect(page.getByText(ONE_STEP)).toBeVisible();
    },
    email,
    'PASSWORD_RESET',
  );
  await page.goto(`${newLink}&newPassword=${NEW_PASSWORD}`);
  await expect(page).toHaveURL(/\/auth$/);
  await adminPage.submitCredentials('Sign In', email, NEW_PASSWORD);
  await adminPage.isOpen();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(email)).toBeVisible();
});

test('a link opened elsewhere counts as well: the waiting page continues', async ({
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
  // For example on the phone, where no one is signed in
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toMatch(/\/admin$/);
  await page.getByRole('button', { name: 'I have confirmed it' }).click();
  await expect(page.getByText(ONE_STEP)).toBeVisible();
});

test('an invited administrator sets a password through the mailed link, and is in', async ({
  adminPage,
  page,
  spareAddress: email,
  allowProblems,
}) => {
  allowProblems(/400 \(Bad Request\)/);
  // Someone else has signed up with the address, and its owner has confirmed it
  await accounts.createUser({ email, password: PASSWORD, emailVerified: true });
  const { output } = await runCommand('admins.ts', 'invite', email);
  const [link = ''] = /http\S+/.exec(output) ?? [];

  await page.goto('/auth');
  await adminPage.submitCredentials('Sign In', email, PASSWORD);
  await adminPage.expectToast('Authentication Error', 'The supplied auth credential is incorrect');
  expect((await fetch(`${link}&newPassword=${NEW_PASSWORD}`)).status).toBe(200);
  await adminPage.submitCredentials('Sign In', email, NEW_PASSWORD);
  await adminPage.isOpen();
});

test('a forgotten password is reset through the mailed link', async ({
  adminPage,
  page,
  spareAdmin: { email },
}) => {
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
  await adminPage.expectToast('Check your email', "we've emailed it a link to set a new password");

  // The provider's page asks for the password; the emulator takes it in the address
  await page.goto(`${link}&newPassword=${NEW_PASSWORD}`);
  await expect(page).toHaveURL(/\/auth$/);
  await adminPage.submitCredentials('Sign In', email, NEW_PASSWORD);
  await adminPage.isOpen();
});

test('a request for a new password reveals nothing about existing accounts', async ({
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
