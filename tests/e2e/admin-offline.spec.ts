import type { Page } from '@playwright/test';
import { PART_MISSING } from '../../src/components/part-missing.ts';
import { REPORTED, UNREACHED, withoutNetwork } from '../support/expected-failures.ts';
import { expect, test } from '../support/fixtures-admin.ts';
import { aContactMessage } from '../support/payloads.ts';

/** Messages about reads that fail without a network. */
const UNREAD = /session could not be checked|quote submission could not be read/;

test.use({ section: 'bookings', serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  // The worker starts while the section's code is loading, so it neither sees that request nor is notified
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
  allowProblems(...UNREACHED, REPORTED, UNREAD);
  const bookings = panel.card('Recent Bookings');
  await expectKept(page);
  await withoutNetwork(context, async () => {
    // Read now, since other tests book while this one runs
    const names = await bookings.getByRole('heading', { level: 3 }).allTextContents();
    expect(names.length).toBeGreaterThan(0);
    await page.reload();
    await expect(bookings.getByText('This list may be out of date.')).toBeVisible({ timeout: 30_000 });
    await expect(bookings.getByText(/As of .* \(New York\)\./)).toBeVisible();
    expect(await bookings.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
  });
  await expect(bookings.getByText(/^As of/)).toHaveCount(0, { timeout: 45_000 });

  await panel.signOut();
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

test('a part that is not cached leaves the lists as they are', async ({
  panel,
  page,
  context,
  allowProblems,
}) => {
  allowProblems(...UNREACHED, REPORTED, UNREAD, /FindVisitors/);
  await expectKept(page);
  await page.evaluate(async () => {
    const kept = await caches.open('admin-panel-1');
    for (const file of await kept.keys()) if (file.url.includes('FindVisitors')) await kept.delete(file);
  });
  await withoutNetwork(context, async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Find a visitor' }).click();
    await expect(page.getByRole('button', { name: PART_MISSING.again })).toBeVisible({ timeout: 30_000 });
    await expect(panel.card('Recent Bookings').getByText('This list may be out of date.')).toBeVisible({
      timeout: 30_000,
    });
  });
});

test('an open panel without a network logs no error, and its dialog says what is not saved', async ({
  panel,
  page,
  context,
  request,
  allowProblems,
}) => {
  // Going offline, the SDK announces the end of its connection
  allowProblems(REPORTED, /ERR_INTERNET_DISCONNECTED .*Listen\/channel/);
  const mark = crypto.randomUUID().slice(0, 8);
  const message = aContactMessage({ name: `Lea ${mark}`, email: `${mark}@visitor.example` });
  const headers = { 'X-Idempotency-Key': crypto.randomUUID() };
  expect((await request.post('/api/send-contact-email', { headers, data: message })).status()).toBe(202);
  await panel.show('leads');
  await panel.card('Leads').getByRole('button', { name: message.name, exact: true }).click();
  const lead = panel.dialog(message.name);
  await lead.getByLabel('Note').fill('Typed in a tunnel');
  const errors: string[] = [];
  page.on('console', (logged) => {
    if (logged.type() === 'error') errors.push(logged.text());
  });
  await withoutNetwork(context, async () => {
    await lead.getByRole('button', { name: 'Save note' }).click();
    await expect(lead.getByText('Not saved: you are offline. Your input stays here.')).toBeVisible();
  });
  await expect(lead.getByText('You are back online. This is not saved yet.')).toBeVisible();
  await lead.getByRole('button', { name: 'Save note' }).click();
  await panel.expectToast(`${message.company}: note saved`);
  expect(errors.length).toBeLessThanOrEqual(1);
});

test('sections that were never opened open without a network, and no request is tried', async ({
  panel,
  page,
  context,
  allowProblems,
}) => {
  allowProblems(...UNREACHED, REPORTED, UNREAD, /could not be (loaded|read)/);
  const unopened = /\/(Today|Availability|Content)Section\./;
  await expect.poll(async () => (await keptFiles(page)).filter((file) => unopened.test(file)).length).toBe(3);
  const tabs = page.getByRole('navigation', { name: 'Sections' });
  await withoutNetwork(context, async () => {
    const asked: string[] = [];
    page.on('requestfailed', (request) => asked.push(request.url()));
    for (const [tab, card] of [
      ['Today', 'Waiting for an Answer'],
      ['Availability', 'Current Schedule'],
      ['Content', 'Site Logo'],
    ] as const) {
      await tabs.getByRole('link', { name: tab }).click();
      await expect(panel.card(card)).toBeVisible();
    }
    // The SDK's own connection ends
    expect(asked.filter((url) => !url.includes('/Listen/'))).toEqual([]);
  });
});

/** Returns the addresses that the worker has cached. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await caches.open('admin-panel-1');
    return (await kept.keys()).map(({ url }) => url);
  });
}

/** Waits until the worker has cached everything that the panel has loaded so far, which it needs to open offline. */
async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.open('admin-panel-1');
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        const needed = ['/admin', ...files.filter((name) => name.includes('/_astro/'))];
        const isKept = await Promise.all(needed.map((file) => kept.match(file)));
        return needed.filter((_, index) => !isKept[index]);
      }),
    )
    .toEqual([]);
}
