/** The honeypot: a field that people do not see and honest callers leave out (docs/decisions/0071-app-check.md). */
export const HONEYPOT_FIELD = 'further_comments';

/** True if a request's body has text in the honeypot. */
export function isHoneypotFilled(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, HONEYPOT_FIELD)) return false;
  const text: unknown = Reflect.get(body, HONEYPOT_FIELD);
  return typeof text === 'string' && text.trim() !== '';
}
