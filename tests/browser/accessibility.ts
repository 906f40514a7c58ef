import axe from 'axe-core';
import { expect } from 'vitest';
import { setViewport } from './viewports.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What only a whole page can have; tests/e2e/states.spec.ts looks for it there. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region', 'heading-order'];

/**
 * Expects axe to find nothing in what is rendered, and no sideways scroll. The window grows for that: axe would take a
 * button that happens to lie half under the price bar for too small.
 */
export async function expectAccessible(): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  await setViewport({ ...before, height: 4000 });
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: TAGS,
    rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
  });
  await setViewport(before);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  expect(found).toEqual([]);
  expect(document.documentElement.scrollWidth, 'width of the content').toBeLessThanOrEqual(innerWidth);
}
