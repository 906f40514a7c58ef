import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/browser/accessibility.ts';
import { button, expectToast, openCard, press, tabTo } from '../../../tests/browser/admin-panel.tsx';
import { fakeApi, noAnswer } from '../../../tests/browser/fake-api.ts';
import { provider } from '../../../tests/browser/firebase/fake-auth.ts';
import { setViewport, WIDTHS } from '../../../tests/browser/viewports.ts';
import { AuthPage } from './AuthPage.tsx';

const ADMIN = 'admin@booth.example';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password');
const unconfirmed = page.getByRole('heading', { name: 'Confirm your email address' });

beforeEach(() => {
  provider.start();
});

function problems(): (string | null)[] {
  return [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent);
}

async function open(): Promise<void> {
  await openCard(<AuthPage />);
}

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
  await expect.element(page.getByText("Don't have an account?")).toBeVisible();
  await button('Sign up').click();
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect.element(password).toHaveAccessibleDescription('At least 12 characters');
  await expect.element(email).toHaveValue(ADMIN);
  await expect.element(page.getByText('Already have an account?')).toBeVisible();
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

test('where the provider hides whether an address exists, a stranger is refused as not listed, a listed one is not', async () => {
  const listed: Record<string, boolean> = { [ADMIN]: true };
  const api = fakeApi();
  api.answer('POST /api/sign-in-standing', ({ body }) => {
    const { email: asked } = JSON.parse(body) as { email: string };
    return { success: true, listed: listed[asked] ?? false };
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
});

test("while the server does not say who may sign in, the provider's message is shown", async () => {
  fakeApi().answer('POST /api/sign-in-standing', noAnswer);
  provider.fail('auth/invalid-credential');
  await open();
  await email.fill('stranger@example.com');
  await password.fill('a-good-password-1');
  await button('Sign In').click();
  await expectToast('Authentication Error', 'The supplied auth credential is incorrect');
});

test('a visitor who forgot the password is asked for the address only', async () => {
  await open();
  await email.fill(ADMIN);
  await button('Forgot password?').click();
  await expect.element(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect.element(email).toHaveValue(ADMIN);
  await expect.element(password).not.toBeInTheDocument();
  await button('Send link').click();
  await expectToast('Check your email', "we've emailed it a link to set a new password");
  expect(provider.asked()).toEqual([`new password ${ADMIN}`]);
});

test('a request for a new password reveals nothing about existing accounts', async () => {
  provider.fail('auth/user-not-found');
  await open();
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
    await expectAccessible();
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
    await expect.element(unconfirmed).toBeVisible();
    await expectAccessible();
  });
}
