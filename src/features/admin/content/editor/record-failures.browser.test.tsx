import { beforeEach, expect, test, vi } from 'vitest';
import {
  addContent,
  CONTENT_KINDS,
  deleteContent,
  editContent,
  extraContent,
  record,
  storeContent,
} from '../../../../../tests/browser/admin-kinds.tsx';
import {
  button,
  dialog,
  expectToast,
  NO_NETWORK,
  REFUSAL,
  REPORTED,
  startPanel,
  withoutNetwork,
} from '../../../../../tests/browser/admin-panel.tsx';
import { database } from '../../../../../tests/browser/firebase/fake-database.ts';
import { allowProblems } from '../../../../../tests/browser/problems.ts';

beforeEach(() => {
  startPanel();
  allowProblems(REPORTED);
});

for (const kind of CONTENT_KINDS) {
  const { titles } = kind;

  test(`${kind.heading}: without a network nothing is added, changed or deleted, and nothing typed is lost`, async () => {
    const path = storeContent(kind, 'Kept as it is');
    const before = database.read(path);
    const adding = await addContent(kind);
    await kind.fill(adding, 'Never stored');
    await withoutNetwork(async () => {
      await button(kind.save, adding).click();
      await expectToast(titles.addFailed, NO_NETWORK);
    });
    await expect.element(adding.getByLabelText(kind.named)).toHaveValue('Never stored');
    await button('Cancel', adding).click();
    await button('Edit Kept as it is').click();
    const editing = dialog(kind.editDialog);
    await editing.getByLabelText(kind.named).fill('Changed in vain');
    await withoutNetwork(async () => {
      await button(kind.update, editing).click();
      await expectToast(titles.updateFailed, NO_NETWORK);
    });
    await expect.element(editing.getByLabelText(kind.named)).toHaveValue('Changed in vain');
    await button('Cancel', editing).click();
    await withoutNetwork(async () => {
      await deleteContent(kind, 'Kept as it is');
      await expectToast(titles.deleteFailed, NO_NETWORK);
    });
    await expect.element(record(kind, 'Kept as it is')).toBeVisible();
    expect(database.all(kind.collection)).toHaveLength(1);
    expect(database.read(path)).toEqual(before);
  });
}

test('a refusal by the rules is reported in their words', async () => {
  const { titles, update } = extraContent;
  const path = storeContent(extraContent, 'Globe');
  const editing = await editContent(extraContent, 'Globe');
  await editing.getByLabelText('Name').fill('Changed in vain');
  database.refuse((refused) => refused === path);
  await button(update, editing).click();
  await expectToast(titles.updateFailed, REFUSAL);
  await expect.element(editing.getByLabelText('Name')).toHaveValue('Changed in vain');
  await button('Cancel', editing).click();
  await deleteContent(extraContent, 'Globe');
  await expectToast(titles.deleteFailed, REFUSAL);
  expect(database.read(path)).toBeDefined();
});

test('an unresponsive server is given up after 20 seconds, and the dialog stays', async () => {
  const adding = await addContent(extraContent);
  await extraContent.fill(adding, 'No answer');
  database.silence();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await button(extraContent.save, adding).click();
  await expect.element(button('Saving...', adding)).toHaveAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await expectToast(extraContent.titles.addFailed, NO_NETWORK);
  await expect.element(adding.getByLabelText('Name')).toHaveValue('No answer');
});
