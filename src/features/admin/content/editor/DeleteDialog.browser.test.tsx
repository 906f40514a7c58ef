import { beforeEach, expect, test } from 'vitest';
import {
  CONTENT_KINDS,
  deleteContent,
  extraContent,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import {
  button,
  card,
  expectToast,
  openCard,
  press,
  question,
  startPanel,
} from '../../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';

beforeEach(startPanel);

test('deleting asks first and names the record; Cancel has the focus', async () => {
  storeContent(extraContent, 'Fountain');
  await openCard(extraContent.card());
  await button('Delete Fountain').click();
  const asked = question('Delete “Fountain”?');
  await expect.element(button('Cancel', asked)).toHaveFocus();
  await press('{Enter}');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(button('Delete Fountain')).toHaveFocus();
  expect(database.all('extras')).toHaveLength(1);
});

for (const kind of CONTENT_KINDS) {
  test(`${kind.heading}: a deleted record is gone`, async () => {
    const path = storeContent(kind, 'Fountain');
    await openCard(kind.card());
    await deleteContent(kind, 'Fountain');
    await expectToast(kind.titles.deleted);
    await expect.element(record(kind, 'Fountain')).not.toBeInTheDocument();
    await expect.element(button(kind.add, card(kind.heading))).toHaveFocus();
    expect(database.read(path)).toBeUndefined();
  });
}
