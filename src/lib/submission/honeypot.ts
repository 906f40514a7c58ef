/** The page's honeypot fields, which only bots fill in (docs/decisions/0071-app-check.md). */
import { HONEYPOT_FIELD } from '../../domain/schemas/honeypot.ts';

const fields = new Set<HTMLInputElement>();

/** Registers a field while it is mounted, as a `ref` callback. */
export function addHoneypot(input: HTMLInputElement): () => void {
  fields.add(input);
  return () => fields.delete(input);
}

/** Returns the honeypot's content, if any, and empties it: a second attempt after an autofill counts as a person's. */
export function takeHoneypotValue(): { readonly [HONEYPOT_FIELD]?: string } {
  const text = [...fields].map(({ value }) => value).join('');
  for (const input of fields) input.value = '';
  return text ? { [HONEYPOT_FIELD]: text } : {};
}
