import {
  NO_NETWORK,
  REFUSAL,
  REFUSED,
  TOLD,
  UNREACHED,
  withoutNetwork,
} from '../support/expected-failures.ts';
import { expect, test } from '../support/fixtures-spare-admin.ts';
import { CONTENT_KINDS, storeContent } from '../support/spare-records.ts';

for (const kind of CONTENT_KINDS) {
  const { titles } = kind;

  test(`${kind.card}: without a network every change is refused, and nothing typed is lost`, async ({
    adminPage,
    page,
    context,
    spareAdmin: { uid, email, password },
    allowProblems,
  }) => {
    allowProblems(...UNREACHED, TOLD);
    await storeContent(kind, 'Kept as it is', uid);
    await adminPage.signIn(email, password);
    const card = adminPage.card(kind.card);

    await card.getByRole('button', { name: kind.addButton }).click();
    const adding = adminPage.dialog(kind.addDialog);
    await kind.fill(adding, 'Never stored');
    await withoutNetwork(context, async () => {
      await adding.getByRole('button', { name: kind.saveButton }).click();
      await adminPage.expectToast(titles.add, NO_NETWORK);
    });
    await expect(adding.getByLabel(kind.named)).toHaveValue('Never stored');
    await adding.getByRole('button', { name: 'Cancel', exact: true }).click();

    await card.getByRole('button', { name: 'Edit Kept as it is' }).click();
    const editing = adminPage.dialog(kind.editDialog);
    await editing.getByLabel(kind.named).fill('Changed in vain');
    await withoutNetwork(context, async () => {
      await editing.getByRole('button', { name: kind.updateButton }).click();
      await adminPage.expectToast(titles.update, NO_NETWORK);
    });
    await expect(editing.getByLabel(kind.named)).toHaveValue('Changed in vain');
    await editing.getByRole('button', { name: 'Cancel', exact: true }).click();

    await card.getByRole('button', { name: 'Delete Kept as it is' }).click();
    await withoutNetwork(context, async () => {
      await adminPage
        .alert(/Delete/)
        .getByRole('button', { name: kind.deleteButton })
        .click();
      await adminPage.expectToast(titles.delete, NO_NETWORK);
    });
    await expect(card.getByRole('heading', { name: 'Kept as it is' })).toBeVisible();
    await page.reload();
    await adminPage.isOpen();
    await expect(card.getByRole('heading', { name: 'Kept as it is' })).toBeVisible();
    await expect(card.getByText(/Never stored|Changed in vain/)).toHaveCount(0);
  });

  test(`${kind.card}: what the rules refuse is told in their words`, async ({
    adminPage,
    spareAdmin: { uid, email, password },
    allowProblems,
  }) => {
    allowProblems(...REFUSED, TOLD);
    const changed = await storeContent(kind, 'Somebody’s soon', uid);
    const removed = await storeContent(kind, 'Going soon', uid);
    await adminPage.signIn(email, password);
    const card = adminPage.card(kind.card);

    await card.getByRole('button', { name: 'Edit Somebody’s soon' }).click();
    const editing = adminPage.dialog(kind.editDialog);
    await editing.getByLabel(kind.named).fill('Changed in vain');
    await changed.update({ admin_id: 'somebody-else' });
    await editing.getByRole('button', { name: kind.updateButton }).click();
    await adminPage.expectToast(titles.update, REFUSAL);
    await expect(editing.getByLabel(kind.named)).toHaveValue('Changed in vain');
    await editing.getByRole('button', { name: 'Cancel', exact: true }).click();

    await card.getByRole('button', { name: 'Delete Going soon' }).click();
    await removed.update({ admin_id: 'somebody-else' });
    await adminPage
      .alert(/Delete/)
      .getByRole('button', { name: kind.deleteButton })
      .click();
    await adminPage.expectToast(titles.delete, REFUSAL);
    expect((await removed.get()).exists).toBe(true);
    await Promise.all([changed.delete(), removed.delete()]);
  });
}

test('a server that never answers is given up after some seconds, and the dialog stays', async ({
  adminPage,
  page,
  spareAdmin: { email, password },
  allowProblems,
}) => {
  allowProblems(...UNREACHED, TOLD);
  const [kind] = CONTENT_KINDS;
  await page.clock.install();
  await adminPage.signIn(email, password);
  await adminPage.card(kind.card).getByRole('button', { name: kind.addButton }).click();
  const dialog = adminPage.dialog(kind.addDialog);
  await kind.fill(dialog, 'Nobody answers');
  await page.route(/documents:(?:batchGet|commit)/, () => {});
  const asked = page.waitForRequest(/documents:batchGet/);
  await dialog.getByRole('button', { name: kind.saveButton }).click();
  await asked;
  await page.clock.fastForward('00:20');
  await adminPage.expectToast(kind.titles.add, NO_NETWORK);
  await expect(dialog.getByLabel(kind.named)).toHaveValue('Nobody answers');
});
