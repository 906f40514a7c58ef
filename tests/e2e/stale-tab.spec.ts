import type { Page } from '@playwright/test';
import { PART_MISSING } from '../../src/components/part-missing.ts';
import { expect, test } from '../support/fixtures.ts';
import { scrollToIsland } from '../support/islands.ts';
import { draftAt } from '../support/wizard-page-draft.ts';

/** Messages that browsers and Astro log about missing code. */
const GONE = [/Failed to load resource/, /astro-island/, /404/];

/** Every page with islands, the wizard's last. */
const PAGES = ['/auth', '/admin', '/quote', '/meeting', '/proposal', '/'];

/** The entry chunks of a page's islands, as its HTML names them. */
async function entryChunks(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/component-url="([^"]+)"/g)].map(([, url = '']) => url);
}

/** Removes the chunk, as a new release of the site does. */
async function removeChunk(page: Page, chunk: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === chunk,
    (route) => route.fulfill({ status: 404, body: 'Gone' }),
  );
}

test('any island whose code is gone says so; reloading restores it with the entered data', async ({
  page,
  wizard,
  allowProblems,
}) => {
  allowProblems(...GONE);
  await wizard.plantDraft(JSON.stringify(draftAt('review')));
  const notices = page.locator('[data-part-missing]');
  for (const path of PAGES) {
    const chunks = await entryChunks(page, path);
    expect(chunks.length, path).toBeGreaterThan(0);
    await page.unrouteAll();
    for (const chunk of chunks) await removeChunk(page, chunk);
    await page.goto(path);
    for (const chunk of chunks) {
      const island = page.locator(`astro-island[component-url="${chunk}"]`);
      await expect(async () => {
        await island.evaluate((element) => (element.parentElement ?? element).scrollIntoView());
        const role = await island.evaluate((element) => element.previousElementSibling?.getAttribute('role'));
        expect(role, `${path} ${chunk}`).toBe('alert');
      }).toPass();
    }
    await expect(notices).toHaveCount(chunks.length);
    await expect(notices.first()).toContainText(PART_MISSING.title);
  }
  await page.unrouteAll();
  await wizard.root.getByRole('button', { name: PART_MISSING.again }).click();
  await scrollToIsland(wizard.root);
  await expect(notices).toHaveCount(0);
  await expect(wizard.heading('Review your booth quote')).toBeVisible();
});
