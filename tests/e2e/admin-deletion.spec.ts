import {
  ContentCard,
  countStored,
  expect,
  expectShown,
  pictureFile,
  publishedContent,
  storedRecord,
  storeOwnExtra,
  test,
} from '../support/admin-content.ts';
import { keyboardHands } from '../support/wizard-page-hands.ts';

test('deleting asks first and names what would go; Cancel has the focus', async ({ panel, mark, page }) => {
  const name = `Fountain ${mark}`;
  await storeOwnExtra(name);
  const extras = new ContentCard(panel, 'extras');
  const deleteButton = extras.root.getByRole('button', { name: `Delete ${name}` });
  await deleteButton.click();
  const question = panel.alert(`Delete “${name}”?`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(deleteButton).toBeFocused();
  expect(await countStored('extras', name)).toBe(1);
});

test('a deleted extra is gone for visitors, and comes back as it was', async ({ panel, mark, request }) => {
  const extras = new ContentCard(panel, 'extras');
  const name = `Fountain ${mark}`;
  const dialog = await extras.add('Add Extra');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price (USD)').fill('700');
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('fountain.png'));
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await expect(extras.record(name)).toBeVisible();
  const { created_at: _created, updated_at: _updated, ...before } = await storedRecord('extras', name);

  await extras.delete(name, 'Delete Extra');
  const toast = await panel.expectToast('Extra deleted');
  await expect(extras.record(name)).toBeHidden();
  await expect(extras.root.getByRole('button', { name: 'Add Extra' })).toBeFocused();
  expect(await countStored('extras', name)).toBe(0);
  expect((await publishedContent(request)).extras.map((extra) => extra.name)).not.toContain(name);
  expect((await request.get(before['image_url'])).status()).toBe(200);

  await toast.getByRole('button', { name: 'Undo' }).click();
  await panel.expectToast('Restored', 'Everything is as it was before.');
  await expectShown(extras.record(name).getByRole('presentation'));
  expect(await storedRecord('extras', name)).toMatchObject(before);
  expect((await publishedContent(request)).extras.map((extra) => extra.id)).toContain(before.id);
});

test('the way back is open by keyboard: F8 leads to the message', async ({ panel, mark, page }) => {
  const name = `Fountain ${mark}`;
  await storeOwnExtra(name);
  const extras = new ContentCard(panel, 'extras');
  const { press } = keyboardHands(page);
  await extras.root.getByRole('button', { name: `Delete ${name}` }).focus();
  await page.keyboard.press('Enter');
  await press(panel.alert(`Delete “${name}”?`).getByRole('button', { name: 'Delete Extra' }));
  const toast = await panel.expectToast('Extra deleted');
  await page.keyboard.press('F8');
  await press(toast.getByRole('button', { name: 'Undo' }));
  await panel.expectToast('Restored');
  await expect(extras.record(name)).toBeVisible();
});

test('an undo after somebody has made the record anew leaves theirs', async ({ panel, mark }) => {
  const name = `Fountain ${mark}`;
  const id = await storeOwnExtra(name);
  const extras = new ContentCard(panel, 'extras');
  await extras.delete(name, 'Delete Extra');
  const toast = await panel.expectToast('Extra deleted');
  await storeOwnExtra(name, { id, description: 'Made anew' });
  await expect(extras.record(name)).toContainText('Made anew');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await panel.expectToast('Not restored', 'It was added again meanwhile');
  await expect(extras.record(name)).toContainText('Made anew');
});
