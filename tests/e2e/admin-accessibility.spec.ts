import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { accounts, PASSWORD } from '../support/accounts.ts';
import type { AdminPage } from '../support/admin-page.ts';
import { REFUSED, refuseAll, TOLD, UNREACHED, withoutNetwork } from '../support/expected-failures.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { CONTENT_KINDS, extraContent, storeContent } from '../support/spare-records.ts';

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** Saves an extra that somebody else has changed meanwhile. */
async function provokeConflict(adminPage: AdminPage, uid: string, name: string): Promise<void> {
  const ref = await storeContent(extraContent, name, uid);
  await adminPage
    .card(extraContent.card)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const dialog = adminPage.dialog(extraContent.editDialog);
  await dialog.getByLabel('Price (USD)').fill('77');
  await ref.update({
    description: 'Longer than before\nand on two lines',
    updated_at: FieldValue.serverTimestamp(),
  });
  await dialog.getByRole('button', { name: extraContent.updateButton }).click();
  await expect(adminPage.alert(`“${name}” was changed meanwhile`)).toBeVisible();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('/auth in each of its states', async ({ adminPage, page, spareAddress, allowProblems }) => {
      allowProblems(/400 \(Bad Request\)/);
      await accounts.createUser({ email: spareAddress, password: PASSWORD });
      await page.goto('/auth');
      await press(page, 'Sign In');
      await expect(page.getByText('Password is required')).toBeVisible();
      await expectAccessible(page);
      await press(page, 'Forgot password?');
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
      await expectAccessible(page);
      await press(page, 'Back to sign-in');
      await press(page, 'Sign up');
      await expectAccessible(page);
      await adminPage.submitCredentials('Sign Up', spareAddress, PASSWORD);
      await adminPage.expectToast('Authentication Error');
      await expectAccessible(page);
      await press(page, 'Sign in');
      await adminPage.submitCredentials('Sign In', spareAddress, PASSWORD);
      await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the panel with its demo content, and all bookings', async ({ panel, page }) => {
      await expectAccessible(page);
      await press(page, 'Show all');
      await expect(panel.dialog('All bookings').getByRole('listitem').first()).toBeVisible();
      await expect(panel.dialog('All bookings').getByText('Loading')).toHaveCount(0);
      await expectAccessible(page);
    });

    test('each dialog of a record: new with what is missing, and filled', async ({ panel, page }) => {
      for (const kind of CONTENT_KINDS) {
        const card = panel.card(kind.card);
        await card.getByRole('button', { name: kind.addButton }).click();
        await press(page, kind.saveButton);
        await panel.expectToast('Missing information');
        await expectAccessible(page);
        await press(page, 'Cancel');
        await card
          .getByRole('button', { name: /^Edit / })
          .first()
          .click();
        await expect(panel.dialog(kind.editDialog)).toBeVisible();
        await expectAccessible(page);
        await press(page, 'Cancel');
      }
    });

    test('the questions: delete, discard, and which of two versions shall hold', async ({
      adminPage,
      page,
      spareAdmin: { uid, email, password },
    }) => {
      await adminPage.signIn(email, password);
      await provokeConflict(adminPage, uid, 'Neon arrow');
      await expectAccessible(page);
      await press(page, 'Back to editing');
      await page.keyboard.press('Escape');
      await expect(adminPage.alert('Discard what you entered?')).toBeVisible();
      await expectAccessible(page);
      await press(page, 'Discard');
      await press(page, 'Delete Neon arrow');
      await expect(adminPage.alert('Delete “Neon arrow”?')).toBeVisible();
      await expectAccessible(page);
      await press(page, extraContent.deleteButton);
      await adminPage.expectToast('Extra deleted');
      await expectAccessible(page);
    });

    test('an empty panel, one without a network, and one whose lists failed', async ({
      adminPage,
      page,
      context,
      spareAdmin: { uid, email, password },
      allowProblems,
    }) => {
      allowProblems(...REFUSED, ...UNREACHED, TOLD);
      await adminPage.signIn(email, password);
      await expectAccessible(page);
      await withoutNetwork(context, async () => {
        await expect(page.getByText('You are offline.')).toBeVisible();
        await expectAccessible(page);
        await refuseAll(uid);
      });
      await expect(adminPage.card('Booth Designs').getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('at 320 px nothing scrolls sideways', async ({ panel, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  for (const { card, addButton } of CONTENT_KINDS) {
    await panel.card(card).getByRole('button', { name: addButton }).click();
    await expectNoSidewaysScroll(page);
    await press(page, 'Cancel');
  }
  await press(page, 'Show all');
  await expect(panel.dialog('All bookings').getByRole('listitem').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await press(page, 'Sign Out');
  for (const mode of ['Forgot password?', 'Back to sign-in', 'Sign up']) {
    await press(page, mode);
    await expectNoSidewaysScroll(page);
  }
});
