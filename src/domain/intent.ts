/**
 * Something to be done exactly once: an idempotency key and the request body it belongs to. Retrying the same body
 * reuses the key; a different body is a new intent.
 */
export interface Intent {
  readonly key: string;
  readonly body: string;
}

/** Returns the current intent if the body is unchanged, else a new one with `newKey()`. */
export function intentFor(current: Intent | null, body: unknown, newKey: () => string): Intent {
  const serialised = JSON.stringify(body);
  return current?.body === serialised ? current : { key: newKey(), body: serialised };
}
