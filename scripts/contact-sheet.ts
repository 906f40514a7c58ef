/**
 * `npm run contact-sheet`: takes screenshots of every state of the public site at five widths, in
 * test-results/contact-sheet/. The nightly run keeps them as an artifact.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { addStyle } from '../tests/support/page-checks.ts';
import { PAGE_STATES, type PageState, UNSTUCK } from '../tests/support/page-states.ts';
import { showAllImages } from '../tests/support/show-all-images.ts';
import { WizardPage } from '../tests/support/wizard-page.ts';
import { ROOT } from './stack/addresses.ts';
import { runScript } from './stack/expected-error.ts';
import { launchBrowser } from './stack/launch-browser.ts';
import { onTestSite } from './test/on-test-site.ts';

const WIDTHS = [390, 768, 1024, 1440, 1920];
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };
const FOLDER = resolve(ROOT, 'test-results/contact-sheet');

const wanted = process.argv.slice(2);

await runScript(() => onTestSite(({ siteUrl }) => shootAll(siteUrl)));

async function shootAll(siteUrl: string): Promise<void> {
  const browser = await launchBrowser();
  mkdirSync(FOLDER, { recursive: true });
  try {
    for (const state of PAGE_STATES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      for (const width of WIDTHS) {
        if (state.isForPhones && width >= 768) continue;
        await shoot(browser, state, width, siteUrl);
      }
      console.log(`  ${state.name}`);
    }
  } finally {
    await browser.close();
  }
}

async function shoot(browser: Browser, state: PageState, width: number, baseURL: string): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    reducedMotion: 'reduce',
    hasTouch: width < 1024,
  });
  const page = await context.newPage();
  const target = await state.show(new WizardPage(page));
  await page.evaluate(showAllImages);
  const file = resolve(FOLDER, `${state.name}-${width}.png`);
  if (target) await page.evaluate(addStyle, UNSTUCK);
  await (target ?? page).screenshot({ path: file, animations: 'disabled' });
  await context.close();
}
