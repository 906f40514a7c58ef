/**
 * Measures interaction to next paint of each press, as Event Timing reports it, and the time until hero and
 * designs show the visitor's logo. Machines differ, so nothing fails here.
 */
import { type CDPSession, chromium, type Locator } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { PHONE, TO_BOOKED, TO_THE_MEETING, TO_THE_QUOTE } from '../../tests/support/visitor-path.ts';
import { WizardPage } from '../../tests/support/wizard-page.ts';

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
/** Lighthouse's slow 4G, in ms and bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h9v3H0z"/></svg>';
const FILE = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };

/** Measures and prints the table of docs/performance.md. */
export async function reportPresses(baseURL: string): Promise<void> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([
      ...(await onSlowPhone(baseURL, measure)),
      await onSlowPhone(baseURL, waitForLogo),
      ...(await onSlowPhone(baseURL, waitForHero)),
      await onSlowPhone(baseURL, waitForDropped),
    ]);
  }
  console.log(
    `\n| From a press to the next paint, ${SLOWER}x slower, ms | median of ${ROUNDS} | best |\n|---|---:|---:|`,
  );
  [
    ...PRESSES.map(([name]) => name),
    'a logo, until a card shows it, slow 4G',
    `a logo, ${CHOOSING_MS / 1000} s after its button, until the hero's booth shows it, slow 4G`,
    'from there to all designs, until they are there, slow 4G',
    'from then until a card shows the logo, slow 4G',
    'a logo dropped on the hero, until its booth shows it, slow 4G',
  ].forEach((name, index) => {
    const sorted = rounds.map((round) => round[index] ?? 0).sort((a, b) => a - b);
    console.log(`| ${name} | ${sorted[Math.floor(ROUNDS / 2)]} | ${sorted[0]} |`);
  });
}

/** Returns the measurements that `visit` makes on the loaded home page. */
async function onSlowPhone<Figures>(
  baseURL: string,
  visit: (wizard: WizardPage, session: CDPSession) => Promise<Figures>,
): Promise<Figures> {
  await using browser = await chromium.launch(chromiumLaunchOptions());
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', baseURL });
  const page = await context.newPage();
  await page.addInitScript(watch, SHORTEST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const wizard = new WizardPage(page);
  await wizard.open();
  await page.waitForLoadState();
  // Awaited, because the browser closes at the end of the function
  return await visit(wizard, session);
}

/** Returns the slowest interaction of each press. */
async function measure(wizard: WizardPage): Promise<number[]> {
  const { page } = wizard;
  const slowest: number[] = [];
  for (const [, act] of PRESSES) {
    await act(wizard);
    await page.waitForTimeout(REPORTED_WITHIN_MS);
    const all = await page.evaluate(() =>
      (window as unknown as { interactions: number[] }).interactions.splice(0),
    );
    slowest.push(Math.max(SHORTEST_MS, ...all));
  }
  return slowest;
}

/** Returns the milliseconds from choosing a logo in step 2 to the first card that shows it. */
async function waitForLogo(wizard: WizardPage, session: CDPSession): Promise<number> {
  const { page, root } = wizard;
  for (const [, act] of TO_THE_QUOTE.slice(0, TO_THE_DESIGNS)) await act(wizard);
  await page.waitForTimeout(SETTLED_MS);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const chosen = performance.now();
  await root.getByLabel('Upload logo').setInputFiles(FILE);
  await firstCard(wizard).waitFor();
  return Math.round(performance.now() - chosen);
}

/**
 * Returns the milliseconds from choosing a logo in the hero's file dialog to the booth that shows it, from the press that
 * follows to the designs, and from them to the first card.
 */
async function waitForHero(wizard: WizardPage, session: CDPSession): Promise<number[]> {
  const { page, root } = wizard;
  await page.waitForTimeout(SETTLED_MS);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('See your logo on it').tap(),
  ]);
  await page.waitForTimeout(CHOOSING_MS);
  const chosen = performance.now();
  await dialog.setFiles(FILE);
  await page.locator('[data-hero-booth]').waitFor();
  const worn = performance.now();
  await page.getByText('See all designs').tap();
  await root.locator('[role=radiogroup] input[type=radio]').first().waitFor({ state: 'attached' });
  const designs = performance.now();
  await firstCard(wizard).waitFor();
  return [worn - chosen, designs - worn, performance.now() - designs].map(Math.round);
}

/** Returns the milliseconds from a logo that no press announced, as from a drop, to the hero's booth that shows it. */
async function waitForDropped({ page }: WizardPage, session: CDPSession): Promise<number> {
  await page.waitForTimeout(SETTLED_MS);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const dropped = performance.now();
  await page.getByLabel('See your logo on it').setInputFiles(FILE);
  await page.locator('[data-hero-booth]').waitFor();
  return Math.round(performance.now() - dropped);
}

function firstCard({ root }: WizardPage): Locator {
  return root.locator('[role=radiogroup] :is(img[src^="blob:"], [data-projected] > *)').first();
}

/** Records the duration of each interaction. Runs in the page before the page's scripts. */
function watch(durationThreshold: number): void {
  const interactions: number[] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId) interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}
