/** Time, documents read and memory of the panel's views with ten thousand bookings. */
import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../src/domain/calendar-day.ts';
import { todayInNewYork } from '../../src/domain/slots.ts';
import { AdminPage } from '../../tests/support/admin-page.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../stack/demo-admins.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import { MANY, type ManyBookings, storeManyBookings } from './many-bookings.ts';

/** Cost of one view. */
interface View {
  readonly what: string;
  readonly ms: number;
  /** Documents that the database sent; null where a function read them. */
  readonly reads: number | null;
  /** Of the page afterwards, in megabytes. */
  readonly heap: number;
}

/** One whose meetings are not the demo's. */
const [, { email: ADMIN, uid: ADMIN_ID }] = DEMO_ADMINS;
const PATIENCE = { timeout: 300_000 };
/** Background reads finish within this time. */
const SETTLING_MS = 1_000;

/** Stores ten thousand bookings, goes through the panel's long views, prints what each took, and removes them. */
export async function reportLongPanel(stack: StackAddresses): Promise<void> {
  const bookings = await storeManyBookings(stack, ADMIN_ID);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: stack.siteUrl });
    await countReads(page);
    const panel = new AdminPage(page);
    await page.goto('/auth');
    await panel.submitCredentials('Sign In', ADMIN, DEMO_ADMIN_PASSWORD);
    await panel.title.waitFor(PATIENCE);
    await page.goto('about:blank');
    console.log(
      `\n| With ${MANY.toLocaleString('en-US')} bookings | ms | documents read | heap, MB |\n|---|---:|---:|---:|`,
    );
    for await (const { what, ms, reads, heap } of views(page, bookings)) {
      console.log(`| ${what} | ${Math.round(ms)} | ${reads ?? ''} | ${heap.toFixed(0)} |`);
    }
  } finally {
    await browser.close();
    await bookings.remove();
  }
}

async function* views(page: Page, bookings: ManyBookings): AsyncGenerator<View> {
  const panel = new AdminPage(page);
  yield measure(page, 'the panel, all its lists there', async () => {
    await page.goto('/admin#bookings');
    await guests(panel.card('Recent Bookings')).first().waitFor(PATIENCE);
  });
  // Of both the panel hears by itself
  const recent = guests(panel.card('Recent Bookings'));
  yield measure(page, 'a booking changes', async () => {
    await bookings.handOver(0, MANY);
    await recent.filter({ hasText: `Guest ${MANY}` }).waitFor(PATIENCE);
  });
  yield measure(page, 'a booking comes in', async () => {
    await bookings.store(-1);
    await recent.filter({ hasText: 'Guest -1' }).waitFor(PATIENCE);
  });
  const all = panel.dialog('All bookings');
  yield measure(page, "'Show all'", async () => {
    await panel.card('Recent Bookings').getByRole('button', { name: 'Show all' }).click();
    await guests(all).nth(24).waitFor(PATIENCE);
  });
  yield measure(page, "'Load more', ten times", async () => {
    for (let shown = 25; shown <= 250; shown += 25) {
      await all.getByRole('button', { name: 'Load more' }).click();
      await guests(all).nth(shown).waitFor(PATIENCE);
    }
  });
  yield measure(page, 'a month of it', async () => {
    const until = addDays(todayInNewYork(new Date()), -300);
    await all.getByLabel('From').fill(addDays(until, -30));
    await all.getByLabel('Until').fill(until);
    await guests(all)
      .filter({ hasText: `Guest ${8 * 299}` })
      .waitFor(PATIENCE);
  });
  yield measure(page, 'the file of that month', () => saveFile(page, all));
  await all.getByRole('button', { name: 'Clear search and dates' }).click();
  yield measure(page, 'a name that one of the oldest has', async () => {
    await all.getByLabel('Search').fill(`guest ${MANY - 1}`);
    await guests(all)
      .filter({ hasText: `Guest ${MANY - 1}` })
      .waitFor(PATIENCE);
  });
  // Avoids cached search results
  await page.goto('about:blank');
  await page.goto('/admin#bookings');
  await panel.card('Recent Bookings').getByRole('button', { name: 'Show all' }).click();
  yield measure(page, 'the file of all', () => saveFile(page, all));
  for (const when of ['for the first time', 'again']) {
    await page.goto('about:blank');
    const view = await measure(page, `26 weeks of numbers, ${when}`, async () => {
      await page.goto('/admin#numbers?weeks=26');
      await panel.card('Week by week').getByRole('figure').waitFor(PATIENCE);
    });
    yield { ...view, reads: null };
  }
}

/** Finds this bench's bookings. */
function guests(within: Locator): Locator {
  return within.getByText(/^Guest -?\d+$/);
}

async function saveFile(page: Page, dialog: Locator): Promise<void> {
  const saved = page.waitForEvent('download', PATIENCE);
  await dialog.getByRole('button', { name: 'Export CSV' }).click();
  await saved;
}

async function measure(page: Page, what: string, view: () => Promise<void>): Promise<View> {
  const before = await readsSoFar(page);
  const started = performance.now();
  await view();
  const ms = performance.now() - started;
  await page.waitForTimeout(SETTLING_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const reads = (await readsSoFar(page)) - before;
  return { what, ms, reads, heap: usedSize / 1_000_000 };
}

/** Documents that the page was sent since it was opened. */
function readsSoFar(page: Page): Promise<number> {
  return page.evaluate(() => Number((globalThis as { reads?: number }).reads ?? 0));
}

/** Has the page count the documents in the database's answers, which never end. */
async function countReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = globalThis as { reads?: number };
    const ask = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      const response = await ask(...request);
      if (!response.body || !response.url.includes('google.firestore')) return response;
      const [kept, looked] = response.body.tee();
      const look = async () => {
        const reader = looked.pipeThrough(new TextDecoderStream()).getReader();
        for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
          counted.reads = (counted.reads ?? 0) + (value?.split('"documentChange"').length ?? 1) - 1;
        }
      };
      look().catch(() => {});
      return new Response(kept, response);
    };
  });
}
