import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { AXE_TAGS, PAGE_RULES } from './axe-rules.ts';

/** Only page rules: a component test has run the others on the same state. */
export const IN_COMPONENT_TESTS: axe.RunOnly = { type: 'rule', values: PAGE_RULES };

const ALL_RULES: axe.RunOnly = { type: 'tag', values: AXE_TAGS };

/**
 * Returns axe's findings on the page or a part of it, one line each. The window grows for the check: otherwise axe
 * reports a button half under the price bar as too small.
 */
export async function accessibilityProblems(
  page: Page,
  { part = 'html', rules = ALL_RULES } = {},
): Promise<string[]> {
  const viewport = page.viewportSize();
  if (viewport) await page.setViewportSize({ ...viewport, height: 4000 });
  // Half a megabyte: add it once per page
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(violationsIn, { part, rules });
  if (viewport) await page.setViewportSize(viewport);
  return found;
}

async function violationsIn({ part, rules }: { part: string; rules: axe.RunOnly }): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(
    { include: [part] },
    { resultTypes: ['violations'], runOnly: rules },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

export async function expectAccessible(page: Page, rules?: axe.RunOnly): Promise<void> {
  expect(await accessibilityProblems(page, { rules })).toEqual([]);
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels of horizontal scroll').toBeLessThanOrEqual(0);
}
