import type { Locator, Page } from '@playwright/test';

/** Two taps within less are a double tap, in milliseconds. */
const BETWEEN_TAPS_MS = 600;
/** So much of a target in view is enough to hit it, in CSS pixels. */
const ENOUGH_PX = 48;

/** A visitor's taps, and how far they scrolled, in CSS pixels. */
export interface ThumbWork {
  readonly taps: number;
  readonly scrolledPx: number;
}

/**
 * Taps as a person does: scrolls no further than it takes to see enough of the target between the fixed header and what
 * sticks to the window's bottom, and taps that. Playwright's own scrolling would center every target.
 */
export class Thumb {
  private readonly page: Page;
  private taps = 0;
  private scrolledPx = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get work(): ThumbWork {
    return { taps: this.taps, scrolledPx: this.scrolledPx };
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    await this.page.waitForTimeout(BETWEEN_TAPS_MS);
    await this.page.waitForFunction(isStill);
    this.scrolledPx += await target.evaluate(bringIntoReach, ENOUGH_PX);
    const { x, y } = await target.evaluate(middleOfVisiblePart);
    await this.page.touchscreen.tap(x, y);
    this.taps += 1;
  }
}

/** True once neither the page nor what is in it has moved for two frames. Runs in the page. */
async function isStill(): Promise<boolean> {
  const place = () => `${scrollY} ${document.documentElement.scrollHeight}`;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const before = place();
  await frame();
  await frame();
  return before === place();
}

/** Scrolls until enough of the element is in reach; answers how far that was. Runs in the page. */
function bringIntoReach(element: Element, enough: number): number {
  const edgeAt = (y: number): DOMRect | undefined =>
    document
      .elementsFromPoint(innerWidth / 2, y)
      .find((at) => /sticky|fixed/.test(getComputedStyle(at).position) && !at.contains(element))
      ?.getBoundingClientRect();
  const top = edgeAt(1)?.bottom ?? 0;
  const bottom = edgeAt(innerHeight - 2)?.top ?? innerHeight;
  const box = element.getBoundingClientRect();
  const needed = Math.min(enough, box.height);
  const below = box.top + needed - bottom;
  const above = top - (box.bottom - needed);
  const way = below > 0 ? below : above > 0 ? -above : 0;
  const before = scrollY;
  scrollBy({ top: way, behavior: 'instant' });
  return Math.abs(scrollY - before);
}

/** A point of the element that nothing lies over. Runs in the page. */
function middleOfVisiblePart(element: Element): { x: number; y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (left + right) / 2;
  for (let y = Math.max(top, 0) + 2; y < Math.min(bottom, innerHeight); y += 2) {
    const at = document.elementFromPoint(x, y + Math.min(20, (bottom - top) / 2 - 2));
    if (at && (element.contains(at) || at.contains(element)))
      return { x, y: y + Math.min(20, (bottom - top) / 2 - 2) };
  }
  throw new Error('Something lies over the target.');
}
