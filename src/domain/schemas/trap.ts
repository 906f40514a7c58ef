/**
 * A member of the visitors' POSTs that no person fills in: their forms have it where nobody sees it, and machines that fill
 * in every field fill it, too. Callers leave it out (docs/decisions/0071-app-check.md).
 */
export const TRAP_FIELD = 'further_comments';

/** Whether the body of a request has something in that member. */
export function isTrapped(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, TRAP_FIELD)) return false;
  const text: unknown = Reflect.get(body, TRAP_FIELD);
  return typeof text === 'string' && text.trim() !== '';
}
