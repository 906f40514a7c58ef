import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects axe to find nothing, and no sideways scroll. The window grows for that: axe would take a button that happens
 * to lie half under another layer for too small.
 */
export async function expectAccessible(): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(width, 4000);
  const { violations } = await axe.run(document, { runOnly: TAGS });
  await page.viewport(width, height);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  expect.soft(found).toEqual([]);
  const overflow = document.documentElement.scrollWidth - innerWidth;
  expect.soft(overflow, 'pixels of horizontal scroll').toBeLessThanOrEqual(0);
}
