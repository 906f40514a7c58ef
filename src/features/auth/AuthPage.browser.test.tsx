import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { button, expectToast, openCard, press, tabTo } from '../../../tests/browser/admin-panel.tsx';
import { fakeApi, noAnswer } from '../../../tests/browser/fake-api.ts';
import { provider } from '../../../tests/browser/firebase/fake-auth.ts';
import { clearToasts } from '../../../tests/browser/toasts.ts';
import { setViewport, WIDTHS } from '../../../tests/browser/viewports.ts';
import { AuthPage } from './AuthPage.tsx';

const ADMIN = 'admin@booth.example';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password');

beforeEach(() => provider.start());

function problems(): (string | null)[] {
  return [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent);
}

const open = () => openCard(<AuthPage />);

test('the form reports missing values next to the field, and sends nothing', async () => {
  await open();
  await button('Sign In').click();
  await expect.poll(problems).toEqual(['Invalid email address', 'Password is required']);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Invalid email address');
  await email.fill('admin@');
  await button('Sign In').click();
  await expect.poll(problems).toEqual(['Invalid email address', 'Password is required']);
  await email.fill(ADMIN);
  await button('Sign In').click();
  await expect.poll(problems).toEqual(['Password is required']);
  await expect.element(password).toHaveFocus();
  expect(provider.asked()).toEqual([]);
});

test('by keyboard alone an administrator signs in', async () => {
  await open();
  await tabTo(email);
  await press(ADMIN, '{Tab}');
  await expect.element(password).toHaveFocus();
  await press('a-good-password-1', '{Enter}');
  await expect.poll(provider.asked).toEqual([`sign-in ${ADMIN}`]);
});

test('the toggle leads to signing up and back, and keeps the address', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'Admin sign-in' })).toBeVisible();
  await email.fill(ADMIN);
  await button('Sign up').click();
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect.element(password).toHaveAccessibleDescription('At least 12 characters');
  await expect.element(email).toHaveValue(ADMIN);
  await button('Sign in').click();
  await expect.element(button('Sign In')).toBeVisible();
  await expect.element(email).toHaveValue(ADMIN);
});

test('a new password has at least 12 characters, and nothing is sent before; an older one may be shorter', async () => {
  await open();
  await button('Sign up').click();
  await email.fill(ADMIN);
  await password.fill('eleven-char');
  await button('Sign Up').click();
  await expect.poll(problems).toEqual(['The password should have at least 12 characters.']);
  await expect.element(password).toHaveFocus();
  expect(provider.asked()).toEqual([]);
  await password.fill('twelve-chars');
  await button('Sign Up').click();
  await expect.poll(provider.asked).toContain(`sign-up ${ADMIN}`);

  await button('Sign in').click();
  await password.fill('short');
  await button('Sign In').click();
  await expect.poll(provider.asked).toContain(`sign-in ${ADMIN}`);
});

test('an unreachable provider is reported, and can be retried', async () => {
  provider.fail('auth/network-request-failed');
  await open();
  await email.fill(ADMIN);
  await password.fill('a-good-password-1');
  await button('Sign In').click();
  await expectToast('Authentication Error', 'The server cannot be reached.');
  await expect.element(email).toHaveValue(ADMIN);
  await button('Sign In').click();
  await expect.poll(provider.asked).toEqual([`sign-in ${ADMIN}`, `sign-in ${ADMIN}`]);
});

test('where the provider hides whether an address exists, only a stranger is refused as not listed, if the server says so', async () => {
  const STANDING = 'POST /api/sign-in-standing';
  const api = fakeApi({
    [STANDING]: ({ body }) => ({ success: true, listed: JSON.parse(body).email === ADMIN }),
  });
  provider.fail('auth/invalid-credential');
  await open();
  await email.fill('stranger@example.com');
  await password.fill('a-good-password-1');
  await button('Sign In').click();
  await expectToast('Access Denied', 'Only authorized administrators can access this panel.');
  await email.fill(ADMIN);
  await button('Sign In').click();
  await expectToast('Authentication Error', 'The supplied auth credential is incorrect');
  await expect.element(email).toHaveValue(ADMIN);

  clearToasts();
  api.answer(STANDING, noAnswer);
  await email.fill('stranger@example.com');
  await button('Sign In').click();
  await expectToast('Authentication Error', 'The supplied auth credential is incorrect');
});

test('a visitor who forgot the password is asked for the address only, and learns nothing about accounts', async () => {
  await open();
  await email.fill(ADMIN);
  await button('Forgot password?').click();
  await expect.element(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect.element(email).toHaveValue(ADMIN);
  await expect.element(password).not.toBeInTheDocument();
  await button('Send link').click();
  await expectToast('Check your email', "we've emailed it a link to set a new password");
  expect(provider.asked()).toEqual([`new password ${ADMIN}`]);

  clearToasts();
  provider.fail('auth/user-not-found');
  await button('Forgot password?').click();
  await email.fill('nobody@example.com');
  await button('Send link').click();
  await expectToast('Check your email', 'If this address has an account');
  await expect.element(page.getByRole('heading', { name: 'Admin sign-in' })).toBeVisible();
});

for (const viewport of [{ width: 320, height: 640 }, ...WIDTHS]) {
  test(`at ${viewport.width} px: each state of the form`, async () => {
    await setViewport(viewport);
    await open();
    await button('Sign In').click();
    await expect.element(page.getByText('Password is required')).toBeVisible();
    await expectAccessible();
    await button('Forgot password?').click();
    await expect.element(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expectAccessible();
    await button('Back to sign-in').click();
    await button('Sign up').click();
    provider.fail('auth/email-already-in-use');
    await email.fill(ADMIN);
    await password.fill('a-good-password-1');
    await button('Sign Up').click();
    await expectToast('Authentication Error');
    await expectAccessible();
  });

  test(`at ${viewport.width} px: an address that is still to be confirmed`, async () => {
    provider.signIn({ emailVerified: false });
    await setViewport(viewport);
    await open();
    await expect.element(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await expectAccessible();
  });
}
