import type { Locator } from '@playwright/test';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import {
  ContentCard,
  countStored,
  expect,
  storedRecord,
  storeOwnExtra,
  test,
} from '../support/admin-content.ts';
import type { AdminPage } from '../support/admin-page.ts';

const SAME_PERSON = DEMO_ADMINS[0].email;

test('what one browser saves appears in the other without a reload', async ({
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

test('the second to save is told, sees both versions, and can go back to editing', async ({
  panel,
  anotherPanel,
  mark,
}) => {
  const name = `Twice ${mark}`;
  const { dialog } = await conflict(panel, await anotherPanel(SAME_PERSON), name);
  const question = panel.alert(`“${name}” was changed meanwhile`);
  await expect(question).toContainText('Nothing of yours is lost yet: choose what shall hold.');
  await expect(question.getByRole('term')).toHaveText([
    'Price (USD) changed by them',
    'Category changed by you',
    'Active (visible to customers) changed by them',
  ]);
  await expect(question.getByRole('definition')).toHaveText([
    'Yours$95.00Theirs$120.00',
    'YoursMineTheirsfurniture',
    'YoursYesTheirsNo',
  ]);
  await question.getByRole('button', { name: 'Back to editing' }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Category')).toHaveValue('Mine');
  expect(await storedRecord('extras', name)).toMatchObject({ category: 'furniture', unit_price_usd: 120 });
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
  await expect(question).toBeVisible();
});

test('the second to save can let the other version hold, and go on from there', async ({
  panel,
  anotherPanel,
  mark,
}) => {
  const name = `Theirs ${mark}`;
  const { dialog } = await conflict(panel, await anotherPanel(SAME_PERSON), name);
  await panel
    .alert(/was changed meanwhile/)
    .getByRole('button', { name: 'Use theirs' })
    .click();
  await expect(dialog.getByLabel('Price (USD)')).toHaveValue('120');
  await expect(dialog.getByLabel('Category')).toHaveValue('furniture');
  await save(dialog, { 'Max Quantity': '3' });
  await panel.expectToast('Extra updated');
  expect(await storedRecord('extras', name)).toMatchObject({
    unit_price_usd: 120,
    category: 'furniture',
    is_active: false,
    max_quantity: 3,
  });
});

test('the second to save can let the own version hold', async ({ panel, anotherPanel, mark }) => {
  const name = `Mine ${mark}`;
  const { dialog } = await conflict(panel, await anotherPanel(SAME_PERSON), name);
  await panel
    .alert(/was changed meanwhile/)
    .getByRole('button', { name: 'Save mine' })
    .click();
  await panel.expectToast('Extra updated');
  await expect(dialog).toBeHidden();
  expect(await storedRecord('extras', name)).toMatchObject({
    unit_price_usd: 95,
    category: 'Mine',
    is_active: true,
  });
});

test('a change of the order alone does not stand in the way of a change', async ({ panel, mark }) => {
  const name = `Moved ${mark}`;
  const id = await storeOwnExtra(name);
  const extras = extrasOf(panel);
  const dialog = await extras.edit(name, 'Edit Extra');
  await storeOwnExtra(name, { id, sort_order: 90_001, updated_at: new Date() });
  await save(dialog, { Category: 'Mine' });
  await panel.expectToast('Extra updated');
  expect(await storedRecord('extras', name)).toMatchObject({ category: 'Mine', sort_order: 90_001 });
});

test('what was deleted meanwhile can be added again, or left', async ({ panel, anotherPanel, mark }) => {
  const name = `Gone ${mark}`;
  await storeOwnExtra(name);
  const [here, there] = [extrasOf(panel), extrasOf(await anotherPanel(SAME_PERSON))];
  const dialog = await here.edit(name, 'Edit Extra');
  await there.delete(name, 'Delete Extra');
  await expect(there.record(name)).toBeHidden();
  await save(dialog, { Category: 'Mine' });
  const question = panel.alert(`“${name}” was deleted meanwhile`);
  await question.getByRole('button', { name: 'Back to editing' }).click();
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
  await question.getByRole('button', { name: 'Add it again' }).click();
  await panel.expectToast('Extra added');
  await expect(there.record(name)).toContainText('Mine');

  const again = await here.edit(name, 'Edit Extra');
  await there.delete(name, 'Delete Extra');
  await expect(here.record(name)).toBeHidden();
  await save(again, { Category: 'Other' });
  await question.getByRole('button', { name: 'Leave it deleted' }).click();
  await expect(again).toBeHidden();
  expect(await countStored('extras', name)).toBe(0);
});

function extrasOf(panel: AdminPage): ContentCard {
  return new ContentCard(panel, 'extras');
}

/** Fills in fields by their labels and presses the dialog's main button. */
async function save(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
}

/** Both browsers open the extra; `there` saves another price and hides it, then `here` saves another category. */
async function conflict(here: AdminPage, there: AdminPage, name: string): Promise<{ dialog: Locator }> {
  await storeOwnExtra(name);
  const dialog = await extrasOf(here).edit(name, 'Edit Extra');
  const other = await extrasOf(there).edit(name, 'Edit Extra');
  await other.getByLabel('Active (visible to customers)').uncheck();
  await save(other, { 'Price (USD)': '120' });
  await there.expectToast('Extra updated');
  await save(dialog, { Category: 'Mine' });
  return { dialog };
}
