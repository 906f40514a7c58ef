/** The bar above every section: tabs, search, and the account menu. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { menuItem } from '../../../../tests/browser/admin-kinds.tsx';
import { startMeetings, storeBooking } from '../../../../tests/browser/admin-meetings.tsx';
import { ADMIN, button, card, openCard, press, tabTo } from '../../../../tests/browser/admin-panel.tsx';
import { PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AdminSections } from './AdminSections.tsx';
import { InBar } from './InBar.tsx';

beforeEach(() => startMeetings());

const account = page.getByRole('button', { name: /^Account/ });
const bar = page.getByRole('banner');
const signOut = button('Sign Out', bar);
const field = page.getByRole('searchbox', { name: 'Name, company, show, phone, or reference' });

async function openFrame(email = ADMIN.email) {
  const onSignOut = vi.fn(async () => {});
  await openCard(
    <>
      <InBar place="panel-account">
        <AccountMenu email={email} onSignOut={onSignOut} />
      </InBar>
      <AdminSections admin={ADMIN} />
    </>,
  );
  await expect.element(card('Next Meeting')).toBeVisible();
  return onSignOut;
}

const LONG = `${'maximiliane.featherstonehaugh-cholmondeley'.repeat(3)}@booth.example`;

for (const [width, height, email] of [
  [PHONE.width, 56, ADMIN.email],
  [768, 104, LONG],
  [1024, 56, LONG],
] as const) {
  test(`at ${width} px the bar has room for all, ${email.length} letters of an email too, and is accessible`, async () => {
    await setViewport({ width, height: 800 });
    for (let day = 10; day < 22; day += 1) storeBooking({ date: `2027-01-${day}` });
    await openFrame(email);
    const header = document.getElementById('bar');
    expect(header?.getBoundingClientRect().height).toBe(height);
    expect(header?.scrollWidth).toBeLessThanOrEqual(width);
    for (const control of [account, button('Find a customer')]) {
      await expect.element(control).toBeInViewport({ ratio: 1 });
    }
    await account.click();
    await expect.element(page.getByText(`Signed in as ${email}`)).toBeVisible();
    await expectAccessible();
    await press('{Escape}');
    await button('Find a customer').click();
    await expect.element(field).toHaveFocus();
    await expectAccessible();
  });
}

test('from 768 px on the bar shows the email and Sign Out, and by keyboard the account’s menu leads to the settings', async () => {
  await setViewport({ width: 768, height: 800 });
  const onSignOut = await openFrame();
  await expect.element(bar.getByText(ADMIN.email)).toBeInViewport({ ratio: 1 });
  await tabTo(account);
  await press('{Enter}');
  await expect.element(menuItem('Settings')).toBeVisible();
  await expect.element(menuItem('Sign Out')).not.toBeInTheDocument();
  await press('{Enter}');
  await expect.element(card('Where We Meet')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Settings section' })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  await signOut.click();
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('on a phone Sign Out is the last entry of the account’s menu, by keyboard', async () => {
  await setViewport(PHONE);
  const onSignOut = await openFrame();
  await expect.element(signOut).not.toBeInTheDocument();
  await expect.element(bar.getByText(ADMIN.email)).not.toBeInTheDocument();
  await tabTo(account);
  await press('{Enter}', '{End}', '{Enter}');
  await expect.poll(() => onSignOut.mock.calls).toHaveLength(1);
});
