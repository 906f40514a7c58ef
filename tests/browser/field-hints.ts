import type { Locator } from 'vitest/browser';

/** Returns the fields' hints for keyboards and browsers, as 'inputmode enterkeyhint autocomplete'. */
export function fieldHints(root: Locator): string[] {
  const fields = root
    .element()
    .querySelectorAll<HTMLInputElement>('input:not([tabindex="-1"], [type="radio"]), textarea');
  return [...fields].map((field) =>
    [field.inputMode, field.enterKeyHint, field.getAttribute('autocomplete')]
      .map((hint) => hint || '-')
      .join(' '),
  );
}
