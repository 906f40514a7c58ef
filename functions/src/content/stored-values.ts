/** Reading of stored fields that may be absent or of an older shape. */
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

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

/** created_at and updated_at as ISO 8601 in UTC; where a record has none, Firestore's own times stand in. */
export function timesOf(document: QueryDocumentSnapshot): { created_at: string; updated_at: string } {
  return {
    created_at: isoOf(document.get('created_at')) ?? document.createTime.toDate().toISOString(),
    updated_at: isoOf(document.get('updated_at')) ?? document.updateTime.toDate().toISOString(),
  };
}

function isoOf(value: unknown): string | null {
  return value instanceof Timestamp ? value.toDate().toISOString() : textOrNull(value);
}
