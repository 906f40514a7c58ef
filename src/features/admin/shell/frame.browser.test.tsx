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

const account = button('Account');
const field = page.getByLabelText('Name, company, email or reference');

async function openFrame(onSignOut = vi.fn(async () => {})) {
  await openCard(
    <>
      <InBar place="panel-account">
        <AccountMenu email={ADMIN.email} onSignOut={onSignOut} />
      </InBar>
      <AdminSections admin={ADMIN} />
    </>,
  );
  await expect.element(card('Next Meeting')).toBeVisible();
  return onSignOut;
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} px the bar is 56 px high, and the menu and the search are accessible`, async () => {
    await setViewport(viewport);
    await openFrame();
    const header = document.getElementById('bar');
    expect(header?.getBoundingClientRect().height).toBe(56);
    expect(header?.scrollWidth).toBeLessThanOrEqual(viewport.width);
    await account.click();
    await expect.element(page.getByText(ADMIN.email)).toBeVisible();
    await expectAccessible();
    await press('{Escape}');
    await button('Find a visitor').click();
    await expect.element(field).toHaveFocus();
    await expectAccessible();
    await press('{Escape}');
    await expect.element(button('Find a visitor')).toHaveFocus();
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

test('Sign Out is in the account’s menu', async () => {
  const onSignOut = await openFrame();
  await account.click();
  await expect.element(page.getByText(`Signed in as ${ADMIN.email}`)).toBeVisible();
  await menuItem('Sign Out').click();
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('by keyboard, Sign Out is the last entry of the account’s menu', async () => {
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
