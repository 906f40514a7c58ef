import type { Page } from '@playwright/test';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { ContentCard, countStored, expect, storedRecord, test } from '../support/admin-content.ts';

test.use({ section: 'content' });

test('adding again after a lost response adds nothing twice, and keeps later changes', async ({
  adminPage: panel,
  demoSession,
  mark,
  page,
  allowProblems,
}) => {
  allowProblems(/Error adding extra/, /net::ERR_FAILED/, /@firebase\/firestore/);
  const name = `Echo ${mark}`;
  await page.clock.install();
  await panel.enter(await demoSession(DEMO_ADMINS[0].email), 'content');
  const extras = new ContentCard(panel, 'extras');
  const dialog = await extras.add('Add Extra');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price (USD)').fill('10');
  const { written, mend } = await loseAnswers(page);
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await written;
  await page.clock.fastForward('00:20');
  const failure = page.locator('li[data-state="open"]').filter({ hasText: 'Error adding extra' });
  await expect(failure).toBeVisible();
  expect(await storedRecord('extras', name)).toMatchObject({ unit_price_usd: 10 });

  await mend();
  await dialog.getByLabel('Price (USD)').fill('12');
  await dialog.getByRole('button', { name: 'Save Extra' }).click();
  await panel.expectToast('Extra added');
  expect(await countStored('extras', name)).toBe(1);
  expect(await storedRecord('extras', name)).toMatchObject({ unit_price_usd: 12 });
});

/** Lets the first write through but none of the responses, and nothing after it, until `mend`. */
async function loseAnswers(page: Page) {
  const commits = /documents:commit/;
  const { promise: written, resolve } = Promise.withResolvers<void>();
  let isWritten = false;
  await page.route(commits, async (route) => {
    if (!isWritten) await route.fetch();
    isWritten = true;
    await route.abort();
    resolve();
  });
  return { written, mend: () => page.unroute(commits) };
}
