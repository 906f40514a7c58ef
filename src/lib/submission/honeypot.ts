/** The page's honeypot fields, which only bots fill in (docs/decisions/0071-app-check.md). */
import { HONEYPOT_FIELD } from '../../domain/schemas/honeypot.ts';

const fields = new Set<HTMLInputElement>();

/** A `ref` callback that registers a field while it is mounted. */
export function addHoneypot(input: HTMLInputElement): () => void {
  fields.add(input);
  return () => fields.delete(input);
}

/** Returns the honeypot's content, if any, and empties it: after an autofill, a second try counts as a person's. */
export function takeHoneypotValue(): { readonly [HONEYPOT_FIELD]?: string } {
  const text = [...fields].map(({ value }) => value).join('');
  for (const input of fields) input.value = '';
  return text ? { [HONEYPOT_FIELD]: text } : {};
}
