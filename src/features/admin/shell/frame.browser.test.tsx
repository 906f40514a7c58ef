/** The bar above every section: tabs, search, and the account menu. */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/browser/accessibility.ts';
import { menuItem } from '../../../../tests/browser/admin-kinds.tsx';
import { startMeetings, storeBooking } from '../../../../tests/browser/admin-meetings.tsx';
import {
  ADMIN,
  button,
  card,
  dialog,
  openCard,
  press,
  tabTo,
} from '../../../../tests/browser/admin-panel.tsx';
import { DESKTOP, PHONE, setViewport } from '../../../../tests/browser/viewports.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AdminSections } from './AdminSections.tsx';
import { InBar } from './InBar.tsx';

beforeEach(() => startMeetings());

const account = page.getByRole('button', { name: /^Account/ });
const bar = page.getByRole('banner');
const signOut = button('Sign Out', bar);
const field = page.getByLabelText('Name, company, email, or reference');

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
  [767, 56, LONG],
  [768, 104, LONG],
  [1024, 56, LONG],
  [DESKTOP.width, 56, ADMIN.email],
  [DESKTOP.width, 56, LONG],
] as const) {
  test(`at ${width} px the bar has room for all, ${email.length} letters of an email too, and is accessible`, async () => {
    await setViewport({ width, height: 800 });
    for (let day = 10; day < 22; day += 1) storeBooking({ date: `2027-01-${day}` });
    await openFrame(email);
    const header = document.getElementById('bar');
    expect(header?.getBoundingClientRect().height).toBe(height);
    expect(header?.scrollWidth).toBeLessThanOrEqual(width);
    for (const control of [account, button('Find a visitor')]) {
      await expect.element(control).toBeInViewport({ ratio: 1 });
    }
    await account.click();
    await expect.element(page.getByText(`Signed in as ${email}`)).toBeVisible();
    await expectAccessible();
    await press('{Escape}');
    await button('Find a visitor').click();
    await expect.element(field).toHaveFocus();
    await expectAccessible();
    await press('{Escape}');
    await expect.element(button('Find a visitor')).toHaveFocus();
  });
}

for (const width of [768, DESKTOP.width]) {
  test(`at ${width} px the bar shows the email and Sign Out, which the menu then leaves out`, async () => {
    await setViewport({ width, height: 800 });
    const onSignOut = await openFrame();
    await expect.element(bar.getByText(ADMIN.email)).toBeInViewport({ ratio: 1 });
    await account.click();
    await expect.element(menuItem('Settings')).toBeVisible();
    await expect.element(menuItem('Sign Out')).not.toBeInTheDocument();
    await press('{Escape}');
    await tabTo(signOut);
    await press('{Enter}');
    expect(onSignOut).toHaveBeenCalledOnce();
  });
}

test('Settings are in the account’s menu, and by keyboard the focus moves to them', async () => {
  await openFrame();
  await tabTo(account);
  await press('{Enter}');
  await expect.element(menuItem('Settings')).toBeVisible();
  await press('{Enter}');
  await expect.element(card('Where We Meet')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Settings section' })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
});

test('on a phone Sign Out is in the account’s menu', async () => {
  await setViewport(PHONE);
  const onSignOut = await openFrame();
  await expect.element(signOut).not.toBeInTheDocument();
  await expect.element(bar.getByText(ADMIN.email)).not.toBeInTheDocument();
  await account.click();
  await menuItem('Sign Out').click();
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('by keyboard on a phone, Sign Out is the last entry of the account’s menu', async () => {
  await setViewport(PHONE);
  const onSignOut = await openFrame();
  await tabTo(account);
  await press('{Enter}', '{End}', '{Enter}');
  await expect.poll(() => onSignOut.mock.calls).toHaveLength(1);
});

test('Ctrl+K searches in every section; a result opens, Back returns to the search, and closing it to the section', async () => {
  storeBooking({ user_name: 'Zoe Zander' });
  await openFrame();
  location.hash = '#leads';
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('zoe');
  await page.getByRole('list', { name: 'Found' }).getByRole('button').click();
  await expect.element(dialog('Zoe Zander')).toBeVisible();
  expect(location.hash).toMatch(/^#bookings\?booking=/);
  // The shortcut does nothing while a dialog is open
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).not.toBeInTheDocument();
  history.back();
  await expect.element(field).toHaveValue('zoe');
  // The first press clears the field
  await press('{Escape}', '{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  expect(location.hash).toBe('#leads');
});
