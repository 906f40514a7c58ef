import axe from 'axe-core';
import { expect } from 'vitest';
import { AXE_TAGS, PAGE_RULES } from '../support/axe-rules.ts';
import { setViewport } from './viewports.ts';

/** HTML errors in a rendered component that axe accepts; tests/e2e/html.spec.ts validates the built pages. */
const INVALID =
  '[aria-activedescendant=""], [popovertarget][aria-expanded], fieldset:not(:has(> legend:first-child))';

/**
 * Expects axe to find nothing in the rendered component, and no sideways scroll. The window grows for the check:
 * otherwise axe reports a button half under the price bar as too small.
 */
export async function expectAccessible(): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  await setViewport({ ...before, height: 4000 });
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: AXE_TAGS,
    rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  });
  await setViewport(before);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  expect(found).toEqual([]);
  expect(smallTargets(), 'targets smaller than 24 px').toEqual([]);
  expect([...document.querySelectorAll(INVALID)].map(openingOf), 'invalid HTML').toEqual([]);
  expect(document.documentElement.scrollWidth, 'width of the content').toBeLessThanOrEqual(innerWidth);
}

/** Returns controls smaller than 24 x 24 px (WCAG 2.5.8), regardless of spacing, except links within a sentence. */
function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary');
  return [...controls]
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isShown =
        control.checkVisibility({ visibilityProperty: true }) && !control.closest('[aria-hidden=true]');
      if (!isShown || width <= 1 || height <= 1) return false;
      return getComputedStyle(control).display !== 'inline' && Math.min(width, height) < 23.5;
    })
    .map(openingOf);
}

function openingOf(element: Element): string {
  return element.outerHTML.slice(0, 160);
}
