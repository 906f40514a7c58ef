import { type Browser, type CDPSession, type Locator, test } from '@playwright/test';
import { PHONE, TO_BOOKED, TO_THE_MEETING, TO_THE_QUOTE } from '../support/visitor-path.ts';
import { WizardPage } from '../support/wizard-page.ts';

const PRESSES = [...TO_THE_QUOTE, TO_THE_MEETING, ...TO_BOOKED];
const ROUNDS = 5;
const SLOWER = 4;
/** Number of presses until the design cards appear. */
const TO_THE_DESIGNS = 4;
/** Event Timing does not report events shorter than this, in ms. */
const SHORTEST_MS = 16;
/** Event Timing reports an event within this time after its paint. */
const REPORTED_WITHIN_MS = 300;
/** Time for what the page loads by itself. Playwright's 'networkidle' waits in vain for the preloaded content. */
const SETTLED_MS = 5_000;
/** Time that a visitor needs at least to choose a file in a dialog. */
const CHOOSING_MS = 2_000;
/** Lighthouse's, in ms and bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h9v3H0z"/></svg>';
const FILE = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };

/**
 * `npm run presses`: prints the interaction to next paint of each press, as Event Timing reports it, and the time
 * until a card and the hero show the visitor's logo. Machines differ, so nothing fails here.
 */
test('presses on a slow phone', async ({ browser }) => {
  test.setTimeout(0);
  const rounds: number[][] = [];
  while (rounds.length < ROUNDS) {
    const presses = await onSlowPhone(browser, measurePresses);
    const logos = [await onSlowPhone(browser, waitForCard), await onSlowPhone(browser, waitForHero)];
    rounds.push([...presses, ...logos]);
  }
  console.log(
    `\n| From a press to the next paint, ${SLOWER}x slower, ms | median of ${ROUNDS} | best |\n|---|---:|---:|`,
  );
  [
    ...PRESSES.map(([name]) => name),
    'a logo, until a card shows it, slow 4G',
    `a logo, ${CHOOSING_MS / 1000} s after its button, until the hero's booth shows it, slow 4G`,
  ].forEach((name, index) => {
    const sorted = rounds.map((round) => round[index] ?? 0).sort((a, b) => a - b);
    console.log(`| ${name} | ${sorted[Math.floor(ROUNDS / 2)]} | ${sorted[0]} |`);
  });
});

/** Returns the measurements that `visit` makes on the loaded home page. */
async function onSlowPhone<Figures>(
  browser: Browser,
  visit: (wizard: WizardPage, session: CDPSession) => Promise<Figures>,
): Promise<Figures> {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(recordInteractions, SHORTEST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const wizard = new WizardPage(page);
  await wizard.open();
  await page.waitForLoadState();
  // Awaited, because the context closes at the end of the function
  return await visit(wizard, session);
}

/** Returns the slowest interaction of each press. */
async function measurePresses(wizard: WizardPage): Promise<number[]> {
  const slowest: number[] = [];
  for (const [, act] of PRESSES) {
    await act(wizard);
    await wizard.page.waitForTimeout(REPORTED_WITHIN_MS);
    const all = await wizard.page.evaluate(() =>
      (window as unknown as { interactions: number[] }).interactions.splice(0),
    );
    slowest.push(Math.max(SHORTEST_MS, ...all));
  }
  return slowest;
}

/** Returns the milliseconds on slow 4G from choosing a logo in step 2 to the first card that shows it. */
async function waitForCard(wizard: WizardPage, session: CDPSession): Promise<number> {
  const { page, root } = wizard;
  for (const [, act] of TO_THE_QUOTE.slice(0, TO_THE_DESIGNS)) await act(wizard);
  await page.waitForTimeout(SETTLED_MS);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const card = root.locator('[role=radiogroup] :is(img[src^="blob:"], [data-projected] > *)').first();
  return timeUntil(card, () => root.getByLabel('Upload logo').setInputFiles(FILE));
}

/** Returns the milliseconds from choosing a logo in the hero's file dialog to the booth that shows it. */
async function waitForHero({ page }: WizardPage, session: CDPSession): Promise<number> {
  await page.waitForTimeout(SETTLED_MS);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const dialog = page.waitForEvent('filechooser');
  await page.getByText('See your logo on it').tap();
  await page.waitForTimeout(CHOOSING_MS);
  return timeUntil(page.locator('[data-hero-booth]'), async () => (await dialog).setFiles(FILE));
}

async function timeUntil(shown: Locator, choose: () => Promise<void>): Promise<number> {
  const chosen = performance.now();
  await choose();
  await shown.waitFor();
  return Math.round(performance.now() - chosen);
}

/** Records the duration of each interaction. Runs in the page before the page's scripts. */
function recordInteractions(durationThreshold: number): void {
  const interactions: number[] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId) interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}
