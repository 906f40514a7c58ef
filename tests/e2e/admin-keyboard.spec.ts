import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures-spare-admin.ts';

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('by keyboard alone: signing in, adding an extra, signing out', async ({
  adminPage,
  page,
  spareAdmin: { email, password },
}) => {
  await page.goto('/auth');
  await tabTo(page, adminPage.email);
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(adminPage.password).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await adminPage.isOpen();

  await tabTo(page, page.getByRole('link', { name: 'Content', exact: true }));
  await page.keyboard.press('Enter');
  const add = adminPage.card('Extras Management').getByRole('button', { name: 'Add Extra' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = adminPage.dialog('Add Extra');
  await expect(dialog.getByRole('heading', { name: 'Add Extra' })).toBeFocused();
  await tabTo(page, dialog.getByLabel('Name'));
  await page.keyboard.type('Neon arrow');
  await tabTo(page, dialog.getByLabel('Price (USD)'));
  await page.keyboard.type('149.5');
  await tabTo(page, dialog.getByLabel('Active'));
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel('Active')).not.toBeChecked();
  await page.keyboard.press('Enter');
  await adminPage.expectToast('Extra added');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(adminPage.card('Extras Management')).toContainText('Neon arrow');

  await tabTo(page, page.getByRole('button', { name: 'Account' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
});

/** True if the focused control is in view and nothing covers it. */
function isFocusSeen(): boolean {
  const control = document.activeElement;
  if (!control) return false;
  const { left, top, width, height } = control.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return control.contains(seen) || Boolean(seen?.closest('label')?.contains(control));
}

test('by keyboard on a phone, the tabs at the bottom cover no control that has the focus', async ({
  sparePanel,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sparePanel.show('settings');
  await tabTo(page, page.getByLabel('Minutes free before a meeting'));
  const last = page.getByRole('button', { name: 'Save reminder' });
  while (!(await last.evaluate((element) => element === document.activeElement))) {
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    expect.soft(await page.evaluate(isFocusSeen), name).toBe(true);
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate(isFocusSeen)).toBe(true);
});
