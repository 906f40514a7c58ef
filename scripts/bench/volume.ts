/**
 * Measures the panel of a company with 1,000 bookings and 200 projects. Machines differ, so nothing fails here. A stack
 * that was running keeps the records, to look at.
 */
import { type Browser, chromium } from '@playwright/test';
import type { Section } from '../../src/features/admin/place/place.ts';
import { AdminPage } from '../../tests/support/admin-page.ts';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { createStoredSession, type StoredSession } from '../../tests/support/stored-session.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../stack/demo-admins.ts';
import { fillStack } from './volume-content.ts';

const SECTIONS: readonly Section[] = ['today', 'bookings', 'availability', 'content'];
/** Time in ms for lists that load after others. */
const SETTLED_MS = 2_000;

/** Fills the stack, measures and prints the table of docs/performance.md. */
export async function reportVolume(stack: StackAddresses): Promise<void> {
  console.log('Adding records ...');
  await fillStack(stack);
  const session = await createStoredSession(DEMO_ADMINS[0].email, DEMO_ADMIN_PASSWORD);
  await using browser = await chromium.launch(chromiumLaunchOptions());
  console.log('\n| The panel, opened at | documents read | first row, ms | nodes | height, px |');
  console.log('|---|---:|---:|---:|---:|');
  for (const section of SECTIONS) {
    const { documents, firstRow, nodes, height } = await openPanel(browser, stack, session, section);
    console.log(`| ${section} | ${documents} | ${Math.round(firstRow)} | ${nodes} | ${height} |`);
  }
}

/** Opens the panel at a section, with an empty cache, and waits for all lists. */
async function openPanel(
  browser: Browser,
  { siteUrl }: StackAddresses,
  storageState: StoredSession,
  section: Section,
) {
  const context = await browser.newContext({
    ...{ baseURL: siteUrl, storageState, viewport: { width: 1440, height: 900 } },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(keepAnswers);
  const started = performance.now();
  await page.goto(`/admin#${section}`);
  await page.locator('[aria-label$=" section"] li').first().waitFor({ timeout: 120_000 });
  const firstRow = performance.now() - started;
  await new AdminPage(page).isOpen();
  await page.waitForTimeout(SETTLED_MS);
  const counts = await page.evaluate(() => ({
    documents:
      (window as unknown as { answers: string[] }).answers.join().split('"documentChange"').length - 1,
    nodes: document.querySelectorAll('*').length,
    height: document.documentElement.scrollHeight,
  }));
  await context.close();
  return { firstRow, ...counts };
}

/** Keeps what the database answers, a text for each stream. Runs in the page before the page's scripts. */
function keepAnswers(): void {
  const answers: string[] = [];
  const load = window.fetch;
  Object.assign(window, {
    answers,
    async fetch(...request: Parameters<typeof load>) {
      const response = await load(...request);
      if (response.url.includes('/google.firestore.')) void keep(response.clone());
      return response;
    },
  });
  async function keep({ body }: Response): Promise<void> {
    const index = answers.push('') - 1;
    try {
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) answers[index] += text;
    } catch {
      // The SDK has closed the stream
    }
  }
}
