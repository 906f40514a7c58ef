import type { KeyboardEvent } from 'react';

/** Fields that a visitor fills in, in form order; not the honeypot, which Tab skips. */
const FIELDS = 'input:not([tabindex="-1"]), select, textarea';

/** On touch screens, Enter in a field with `enterkeyhint` 'next' goes to the next one. A hardware keyboard submits. */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLInputElement) || field.enterKeyHint !== 'next') return;
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(field) + 1]?.focus();
}
