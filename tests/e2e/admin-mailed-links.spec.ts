import { PASSWORD } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { type LinkPurpose, linksTo } from '../support/out-of-band-links.ts';

const NEW_PASSWORD = 'another-password-2';
const ONE_STEP = 'Your email address is confirmed. One last step: choose a new password';

/** Waits for the link that the provider mails to `email` as a result of `action`. */
async function linkMailedBy(action: () => Promise<void>, email: string, purpose: LinkPurpose) {
  const { length } = await linksTo(email, purpose);
  await action();
  await expect.poll(async () => (await linksTo(email, purpose)).length).toBe(length + 1);
  return (await linksTo(email, purpose)).at(-1) ?? '';
}

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
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
});
