import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../tests/browser/accessibility.ts';
import {
  addContent,
  editContent,
  extraContent,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import { button, expectToast, REPORTED, startPanel } from '../../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';

beforeEach(startPanel);

/** Edits an extra's category while someone else saves another price for it and hides it, then saves. */
async function conflict() {
  const path = storeContent(extraContent, 'Globe');
  const extra = await editContent(extraContent, 'Globe');
  database.change(path, { unit_price_usd: 120, is_active: false });
  await extra.getByLabelText('Category').fill('Mine');
  await button('Update Extra', extra).click();
  const notice = extra.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Changed since you opened it');
  return { extra, path, notice };
}

test('the second to save is told, nothing is lost or overwritten, and they can save their own version', async () => {
  const { extra, path, notice } = await conflict();
  await expect.element(notice).toHaveFocus();
  await expectAccessible();
  await expect.element(extra.getByLabelText('Category')).toHaveValue('Mine');
  expect(database.read(path)).toMatchObject({ category: 'furniture', unit_price_usd: 120 });
  await button('Update Extra', extra).click();
  await expect.element(notice).toBeVisible();
  expect(database.read(path)).toMatchObject({ category: 'furniture', unit_price_usd: 120 });
  await button('Save mine', notice).click();
  await expectToast('Extra updated');
  await expect.element(extra).not.toBeInTheDocument();
  expect(database.read(path)).toMatchObject({ unit_price_usd: 95, category: 'Mine', is_active: true });
});

test('the second to save can load the other version, and continue from there', async () => {
  const { extra, path, notice } = await conflict();
  await button('Load theirs', notice).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(extra.getByLabelText('Name')).toHaveFocus();
  await expect.element(extra.getByLabelText('Price (USD)')).toHaveValue('120');
  await expect.element(extra.getByLabelText('Category')).toHaveValue('furniture');
  await extra.getByLabelText('Max Quantity').fill('3');
  await button('Update Extra', extra).click();
  await expectToast('Extra updated');
  expect(database.read(path)).toMatchObject({
    unit_price_usd: 120,
    category: 'furniture',
    is_active: false,
    max_quantity: 3,
  });
});

test('a change of the order alone does not conflict with an edit', async () => {
  const path = storeContent(extraContent, 'Globe');
  const extra = await editContent(extraContent, 'Globe');
  database.change(path, { sort_order: 90 });
  await extra.getByLabelText('Category').fill('Mine');
  await button('Update Extra', extra).click();
  await expectToast('Extra updated');
  expect(database.read(path)).toMatchObject({ category: 'Mine', sort_order: 90 });
});

test('a record deleted in the meantime can be added again', async () => {
  const path = storeContent(extraContent, 'Globe');
  const extra = await editContent(extraContent, 'Globe');
  database.remove(path);
  await extra.getByLabelText('Category').fill('Mine');
  await button('Update Extra', extra).click();
  await expect.element(extra.getByRole('alert')).toMatchTextContent('Deleted since you opened it');
  await expect.element(button('Load theirs', extra)).not.toBeInTheDocument();
  await button('Save mine', extra).click();
  await expectToast('Extra added');
  await expect.element(record(extraContent, 'Globe')).toMatchTextContent('Mine');
  expect(database.only('extras')).toMatchObject({ name: 'Globe', category: 'Mine' });
});

test('adding again after a lost response adds nothing twice, and keeps later changes', async () => {
  allowProblems(REPORTED);
  const extra = await addContent(extraContent);
  await extra.getByLabelText('Name').fill('Echo');
  await extra.getByLabelText('Price (USD)').fill('10');
  database.loseAnswers();
  await button('Save Extra', extra).click();
  await expectToast('Error adding extra');
  expect(database.only('extras')).toMatchObject({ unit_price_usd: 10 });
  database.keepAnswers();
  await extra.getByLabelText('Price (USD)').fill('12');
  await button('Save Extra', extra).click();
  await expectToast('Extra added');
  expect(database.only('extras')).toMatchObject({ name: 'Echo', unit_price_usd: 12 });
});

test('saving again after a lost response does not conflict with itself', async () => {
  allowProblems(REPORTED);
  storeContent(extraContent, 'Globe');
  const extra = await editContent(extraContent, 'Globe');
  await extra.getByLabelText('Price (USD)').fill('11');
  database.loseAnswers();
  await button('Update Extra', extra).click();
  await expectToast('Error updating extra');
  expect(database.only('extras')).toMatchObject({ unit_price_usd: 11 });
  database.keepAnswers();
  await button('Update Extra', extra).click();
  await expectToast('Extra updated');
  await expect.element(extra).not.toBeInTheDocument();
  expect(database.only('extras')).toMatchObject({ unit_price_usd: 11 });
});
