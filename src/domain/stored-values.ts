/** Reading of stored fields that may be absent or of an older shape. */

/** Text of a field, '' if it holds none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Text of a field, null if it holds none. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The texts of a list. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The named members of a record of texts; null where one is absent. */
export function recordOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, string | null> {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, textOrNull(fields[name])])) as Record<
    Name,
    string | null
  >;
}
