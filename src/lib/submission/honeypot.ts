/** The fields of this page that only machines fill in (docs/decisions/0071-app-check.md). */
import { TRAP_FIELD } from '../../domain/schemas/trap.ts';

const fields = new Set<HTMLInputElement>();

/** Adds a field as long as it is on the page; for `ref`. */
export function addHoneypot(input: HTMLInputElement): () => void {
  fields.add(input);
  return () => fields.delete(input);
}

/**
 * Returns the honeypot's content, if any, and empties it: an autofilled value is sent once, and a second try
 * counts as a person's.
 */
export function drainHoneypot(): { readonly [TRAP_FIELD]?: string } {
  const text = [...fields].map(({ value }) => value).join('');
  for (const input of fields) input.value = '';
  return text ? { [TRAP_FIELD]: text } : {};
}
