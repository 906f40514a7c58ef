/** Interaction to next paint of each press, as Event Timing reports it. Machines differ, so nothing fails here. */
import { WizardPage } from '../../tests/support/wizard-page.ts';
import { launchBrowser } from '../stack/launch-browser.ts';
import { PHONE, TO_BOOKED, TO_THE_MEETING, TO_THE_QUOTE } from './visitor-path.ts';

const PRESSES = [...TO_THE_QUOTE, TO_THE_MEETING, ...TO_BOOKED];
const ROUNDS = 5;
const SLOWER = 4;
/** Event Timing reports nothing shorter, in ms. */
const SHORTEST_MS = 16;
/** Event Timing reports an event within this time after its paint. */
const REPORTED_WITHIN_MS = 300;

/** Measures and prints the table of docs/performance.md. */
export async function reportPresses(baseURL: string): Promise<void> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(baseURL));
  console.log(
    `\n| From a press to the next paint, ${SLOWER}x slower, ms | median of ${ROUNDS} | best |\n|---|---:|---:|`,
  );
  PRESSES.forEach(([name], press) => {
    const sorted = rounds.map((round) => round[press] ?? 0).sort((a, b) => a - b);
    console.log(`| ${name} | ${sorted[Math.floor(ROUNDS / 2)]} | ${sorted[0]} |`);
  });
}

/** Returns the slowest interaction of each press. */
async function measure(baseURL: string): Promise<number[]> {
  await using browser = await launchBrowser();
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', baseURL });
  const page = await context.newPage();
  await page.addInitScript(watch, SHORTEST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const wizard = new WizardPage(page);
  await wizard.open();
  await page.waitForLoadState();
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

/** Records each interaction's duration. Runs in the page before its own scripts. */
function watch(durationThreshold: number): void {
  const interactions: number[] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId) interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}
