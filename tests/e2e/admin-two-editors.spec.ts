import type { Locator } from '@playwright/test';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { ContentCard, expect, storedRecord, storeOwnExtra, test } from '../support/admin-content.ts';
import type { AdminPage } from '../support/admin-page.ts';

test.use({ section: 'content' });

const SAME_PERSON = DEMO_ADMINS[0].email;

test('a change saved in one browser appears in the other without a reload', async ({
  panel,
  anotherPanel,
  mark,
}) => {
  const name = `Live ${mark}`;
  const [here, there] = [extrasOf(panel), extrasOf(await anotherPanel(SAME_PERSON))];
  await storeOwnExtra(name);
  await expect(here.record(name)).toContainText('$95.00');
  await save(await there.edit(name, 'Edit Extra'), { 'Price (USD)': '96' });
  await expect(here.record(name)).toContainText('$96.00');
  await there.delete(name, 'Delete Extra');
  await expect(here.record(name)).toBeHidden();
});

test('the second to save is warned, sees both versions, and can keep their own', async ({
  panel,
  anotherPanel,
  mark,
}) => {
  const name = `Twice ${mark}`;
  await storeOwnExtra(name);
  const there = await anotherPanel(SAME_PERSON);
  const dialog = await extrasOf(panel).edit(name, 'Edit Extra');
  const other = await extrasOf(there).edit(name, 'Edit Extra');
  await other.getByLabel('Active (visible to customers)').uncheck();
  await save(other, { 'Price (USD)': '120' });
  await there.expectToast('Extra updated');
  await save(dialog, { Category: 'Mine' });

  const question = panel.alert(`Someone changed “${name}”`);
  await expect(question.getByRole('definition')).toHaveText([
    'Yours$95.00Theirs$120.00',
    'YoursMineTheirsfurniture',
    'YoursYesTheirsNo',
  ]);
  await question.getByRole('button', { name: 'Back to editing' }).click();
  expect(await storedRecord('extras', name)).toMatchObject({ category: 'furniture', unit_price_usd: 120 });
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
  await question.getByRole('button', { name: 'Save mine' }).click();
  await panel.expectToast('Extra updated');
  await expect(dialog).toBeHidden();
  expect(await storedRecord('extras', name)).toMatchObject({
    unit_price_usd: 95,
    category: 'Mine',
    is_active: true,
  });
});

function extrasOf(panel: AdminPage): ContentCard {
  return new ContentCard(panel, 'extras');
}

/** Fills in fields by their labels and presses the dialog's main button. */
async function save(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
}
