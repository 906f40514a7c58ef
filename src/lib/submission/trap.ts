/** The fields of this page that only machines fill in (docs/decisions/0071-app-check.md). */
import { TRAP_FIELD } from '../../domain/schemas/trap.ts';

const traps = new Set<HTMLInputElement>();

/** Adds a field as long as it is on the page; for `ref`. */
export function addTrap(input: HTMLInputElement): () => void {
  traps.add(input);
  return () => traps.delete(input);
}

/**
 * Returns the honeypot's content, if any, and empties it: an autofilled value is sent once, and a second try
 * counts as a person's.
 */
export function takeTrapped(): { readonly [TRAP_FIELD]?: string } {
  const text = [...traps].map(({ value }) => value).join('');
  for (const input of traps) input.value = '';
  return text ? { [TRAP_FIELD]: text } : {};
}
