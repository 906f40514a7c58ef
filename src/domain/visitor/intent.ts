import type { CameFrom } from '../schemas/came-from.ts';

/** A request to perform exactly once. Retries of its body reuse the key; a different body is a new intent. */
export interface Intent {
  readonly key: string;
  readonly body: string;
}

/**
 * Returns the current intent if the body is unchanged, else a new one with `newKey()`. The visitor's source is sent
 * along but not compared, since a retry may come from another tab.
 */
export function intentFor(
  current: Intent | null,
  body: object,
  newKey: () => string,
  came_from: CameFrom | null = null,
): Intent {
  if (current && asksFor(current, body)) return current;
  return { key: newKey(), body: JSON.stringify(came_from ? { ...body, came_from } : body) };
}

/** True if the intent was made for this body. */
export function asksFor(intent: Intent, body: object | null | undefined): boolean {
  return JSON.stringify(requestBodyIn(intent)) === JSON.stringify(body);
}

/** Returns a stored intent's body without the visitor's source; empty if it was tampered with. */
export function requestBodyIn({ body }: Intent): object {
  try {
    const { came_from: _, ...asked } = Object(JSON.parse(body));
    return asked;
  } catch {
    return {};
  }
}
