/** How long the page leaves a visitor without an answer to a tap or a key: the browser's own account of it (Event Timing). */
import type { Page } from '@playwright/test';

/** A tap or a key, and how long it was until the next picture. */
export interface Interaction {
  readonly name: string;
  /** From the finger to the picture, ms, to eight ms as browsers tell it. */
  readonly ms: number;
  /** Of these, until its handlers began, and in them. */
  readonly waitedMs: number;
  readonly handledMs: number;
}

interface Watched {
  interactions: Interaction[];
}

/** The browser tells of nothing that took less, ms. */
export const SHORTEST_MS = 16;
/** Later than this after a picture, nothing is told of it any more. */
const TOLD_WITHIN_MS = 300;

/** Has every page of a context keep account of its interactions. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(watch, SHORTEST_MS);
}

/** The slowest interaction since the last call; null if none took long enough to be told of. */
export async function slowestSinceLast(page: Page): Promise<Interaction | null> {
  await page.waitForTimeout(TOLD_WITHIN_MS);
  const all = await page.evaluate(() => (window as unknown as Watched).interactions.splice(0));
  return all.sort((a, b) => b.ms - a.ms)[0] ?? null;
}

/** Runs in the page, before anything else. */
function watch(durationThreshold: number): void {
  const watched = window as unknown as Watched;
  watched.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!(entry as unknown as { interactionId: number }).interactionId) continue;
      watched.interactions.push({
        name: entry.name,
        ms: entry.duration,
        waitedMs: entry.processingStart - entry.startTime,
        handledMs: entry.processingEnd - entry.processingStart,
      });
    }
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}
