/**
 * One thing that the visitor wants done once: the key that the server knows it by, and the body it belongs to.
 * A retry of the same body reuses the key; another body is another intent.
 */
export interface Intent {
  readonly key: string;
  readonly body: string;
}

/**
 * Returns the intent for `body`: the current one if the body is unchanged, else a new one with `newKey()`.
 */
export function intentFor(current: Intent | null, body: unknown, newKey: () => string): Intent {
  const serialised = JSON.stringify(body);
  return current?.body === serialised ? current : { key: newKey(), body: serialised };
}
