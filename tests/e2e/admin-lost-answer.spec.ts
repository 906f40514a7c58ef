import type { Page } from '@playwright/test';
import { ContentCard, countStored, expect, storedRecord, test } from '../support/admin-content.ts';

test('adding again after a lost answer adds nothing twice, and keeps what was changed since', async ({
  panel,
  mark,
  page,
  allowProblems,
}) => {
  allowProblems(/Error adding extra/, /net::ERR_FAILED/, /@firebase\/firestore/);
  const name = `Echo ${mark}`;
  const extras = new ContentCard(panel, 'extras');
  const dialog = await extras.add('Add Extra');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price (USD)').fill('10');
  const { mend } = await loseAnswers(page);
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  const failure = page.locator('li[data-state="open"]').filter({ hasText: 'Error adding extra' });
  await expect(failure).toBeVisible({ timeout: 40_000 });
  expect(await storedRecord('extras', name)).toMatchObject({ unit_price_usd: 10 });

  await mend();
  await dialog.getByLabel('Price (USD)').fill('12');
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await panel.expectToast('Extra added');
  expect(await countStored('extras', name)).toBe(1);
  expect(await storedRecord('extras', name)).toMatchObject({ unit_price_usd: 12 });
});

test('changing again after a lost answer is no quarrel with oneself', async ({
  panel,
  mark,
  page,
  allowProblems,
}) => {
  allowProblems(/Error updating extra/, /net::ERR_FAILED/, /@firebase\/firestore/);
  const name = `Second echo ${mark}`;
  const extras = new ContentCard(panel, 'extras');
  const adding = await extras.add('Add Extra');
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('Price (USD)').fill('10');
  await adding.getByRole('button', { name: 'Save Extra' }).click();
  await panel.expectToast('Extra added');

  const dialog = await extras.edit(name, 'Edit Extra');
  await dialog.getByLabel('Price (USD)').fill('11');
  const { mend } = await loseAnswers(page);
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
  const failure = page.locator('li[data-state="open"]').filter({ hasText: 'Error updating extra' });
  await expect(failure).toBeVisible({ timeout: 40_000 });
  expect(await storedRecord('extras', name)).toMatchObject({ unit_price_usd: 11 });

  await mend();
  await dialog.getByRole('button', { name: 'Update Extra' }).click();
  await panel.expectToast('Extra updated');
  await expect(dialog).toBeHidden();
  expect(await storedRecord('extras', name)).toMatchObject({ unit_price_usd: 11 });
});

/** Lets the first write through but none of the answers, and nothing after it, until `mend`. */
async function loseAnswers(page: Page): Promise<{ mend: () => Promise<void> }> {
  const commits = /documents:commit/;
  let isWritten = false;
  await page.route(commits, async (route) => {
    if (!isWritten) await route.fetch();
    isWritten = true;
    await route.abort();
  });
  return { mend: () => page.unroute(commits) };
}
