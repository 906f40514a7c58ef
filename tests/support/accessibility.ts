import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe has against the page, or a part of it, one line each (that headings skip no level is one of its best
 * practices). The window grows for that: axe would take a button that happens to lie half under the price bar for too
 * small.
 */
export async function accessibilityProblems(page: Page, part = 'html'): Promise<string[]> {
  const viewport = page.viewportSize();
  if (viewport) await page.setViewportSize({ ...viewport, height: 4000 });
  // Half a megabyte: once a page
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(violationsIn, { part, tags: TAGS });
  if (viewport) await page.setViewportSize(viewport);
  return found;
}

/** Runs in the page, which has axe. */
async function violationsIn({ part, tags }: { part: string; tags: string[] }): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(
    { include: [part] },
    { resultTypes: ['violations'], runOnly: tags },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** Expects axe to find nothing, and no sideways scroll. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** Expects the page to be no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels of horizontal scroll').toBeLessThanOrEqual(0);
}
