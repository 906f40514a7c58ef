import { TOLD, UNREACHED, withoutNetwork } from '../support/expected-failures.ts';
import { expect, test } from '../support/fixtures-admin.ts';

test.use({ section: 'bookings', serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  // The section's code is on its way when the worker starts, which neither sees it go nor is told that it is there
  await page.route(/BookingsSection/, async (route) => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await route.continue();
  });
});

test('a panel that was open before opens without a network, with its lists and their age, until Sign Out', async ({
  panel,
  page,
  context,
  allowProblems,
}) => {
  allowProblems(...UNREACHED, TOLD, /session could not be checked|quote submission could not be read/);
  const bookings = panel.card('Recent Bookings');
  const names = await bookings.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.length).toBeGreaterThan(0);
  // The worker has what the page needs to open
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('admin-panel-1')).keys()).map(({ url }) => url)),
    )
    .toEqual(
      expect.arrayContaining([expect.stringContaining('BookingsSection'), expect.stringMatching(/admin$/)]),
    );
  await withoutNetwork(context, async () => {
    await page.reload();
    await expect(bookings.getByText('This list may be out of date.')).toBeVisible({ timeout: 30_000 });
    await expect(bookings.getByText(/As of .* \(New York\)\./)).toBeVisible();
    expect(await bookings.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
  });
  await expect(bookings.getByText(/^As of/)).toHaveCount(0, { timeout: 45_000 });

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(panel.email).toBeVisible();
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('booth-studio-panel');
        opening.onsuccess = () => {
          const all = opening.result.transaction('lists').objectStore('lists').getAllKeys();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
  expect(kept).toEqual([]);
});
