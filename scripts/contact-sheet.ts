/** `npm run contact-sheet`: takes screenshots of every state of the public site at five widths. */
import { resolve } from 'node:path';
import type { Browser, ViewportSize } from '@playwright/test';
import { addStyle } from '../tests/support/page-checks.ts';
import { PAGE_STATES, type PageState, UNSTUCK } from '../tests/support/page-states.ts';
import { showAllImages } from '../tests/support/show-all-images.ts';
import { WizardPage } from '../tests/support/wizard-page.ts';
import { ROOT } from './stack/addresses.ts';
import { runScript } from './stack/expected-error.ts';
import { launchBrowser } from './stack/launch-browser.ts';
import { onTestSite } from './test/test-stack.ts';

/** Width and height of the windows. */
const VIEWPORTS = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const FOLDER = resolve(ROOT, 'test-results/contact-sheet');

const wanted = process.argv.slice(2);

await runScript(() => onTestSite(({ siteUrl }) => shootAll(siteUrl)));

async function shootAll(siteUrl: string): Promise<void> {
  await using browser = await launchBrowser();
  for (const state of PAGE_STATES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const [width, height] of VIEWPORTS) {
      if (state.isForPhones && width >= 768) continue;
      await shoot(browser, state, { width, height }, siteUrl);
    }
    console.log(`  ${state.name}`);
  }
}

async function shoot(
  browser: Browser,
  state: PageState,
  viewport: ViewportSize,
  baseURL: string,
): Promise<void> {
  const { width } = viewport;
  const page = await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce', hasTouch: width < 1024 });
  const target = await state.show(new WizardPage(page));
  await page.evaluate(showAllImages);
  if (target) await page.evaluate(addStyle, UNSTUCK);
  const path = resolve(FOLDER, `${state.name}-${width}.png`);
  await (target ?? page).screenshot({ path, animations: 'disabled' });
  await page.close();
}
