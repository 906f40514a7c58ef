import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Expects exactly these elements in order; each has the whole text, or matches the pattern. */
export async function expectTexts(locator: Locator, texts: readonly (string | RegExp)[]): Promise<void> {
  const expected = texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));
  await expect.poll(() => textsOf(locator)).toEqual(expected);
}

/** Returns the texts of all elements, with whitespace collapsed. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
}

/** Focuses an element without a pointer. */
export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  locator.element().focus();
}
