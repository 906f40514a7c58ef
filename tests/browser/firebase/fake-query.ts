/** Queries of the fake database, as far as the panel needs them. */
import { type FakeReference, FakeSnapshot, type Fields } from './fake-snapshot.ts';

/** Field by which a query refers to document ids. */
export const DOCUMENT_ID = '__name__';

export type Constraint =
  | { readonly type: 'where'; readonly field: string; readonly op: string; readonly value: unknown }
  | { readonly type: 'orderBy'; readonly field: string; readonly isDescending: boolean }
  | { readonly type: 'limit'; readonly count: number }
  | { readonly type: 'startAfter'; readonly id: string };

export interface FakeQuery {
  readonly collection: string;
  readonly constraints: readonly Constraint[];
}

/** Returns the documents that a query finds, in order. */
export function findDocuments(
  { collection, constraints }: FakeQuery,
  documents: ReadonlyMap<string, Fields>,
): FakeSnapshot[] {
  let found = [...documents]
    .filter(([path]) => path.startsWith(`${collection}/`))
    .map(([path, fields]) => new FakeSnapshot(referenceTo(path), fields));
  for (const constraint of constraints) found = apply(constraint, found);
  return found;
}

export function referenceTo(path: string): FakeReference {
  return { path, id: path.slice(path.indexOf('/') + 1) };
}

function apply(constraint: Constraint, found: FakeSnapshot[]): FakeSnapshot[] {
  switch (constraint.type) {
    case 'where':
      return found.filter((document) => isMatch(fieldOf(document, constraint.field), constraint));
    case 'orderBy':
      return inOrderOf(constraint, found);
    case 'startAfter':
      return found.slice(found.findIndex(({ id }) => id === constraint.id) + 1);
    case 'limit':
      return found.slice(0, constraint.count);
  }
}

function fieldOf(document: FakeSnapshot, field: string): unknown {
  return field === DOCUMENT_ID ? document.id : document.get(field);
}

/** Sorts documents; omits those without the field, like Firestore. */
function inOrderOf(
  { field, isDescending }: { field: string; isDescending: boolean },
  found: FakeSnapshot[],
): FakeSnapshot[] {
  const sorted = found
    .filter((document) => document.get(field) !== undefined)
    .sort((a, b) => compare(a.get(field), b.get(field)) || (a.id < b.id ? -1 : 1));
  return isDescending ? sorted.reverse() : sorted;
}

function isMatch(value: unknown, { op, value: wanted }: { op: string; value: unknown }): boolean {
  if (op === 'in') return (wanted as unknown[]).includes(value);
  if (op === 'array-contains') return Array.isArray(value) && value.includes(wanted);
  if (value === undefined || (value === null) !== (wanted === null)) return false;
  const order = compare(value, wanted);
  if (op === '==') return order === 0;
  if (op === '>=') return order >= 0;
  if (op === '<=') return order <= 0;
  if (op === '<') return order < 0;
  if (op === '>') return order > 0;
  throw new Error(`The fake database knows no ${op}`);
}

/** Compares values of the same type: texts, numbers, moments. */
function compare(a: unknown, b: unknown): number {
  const [first, second] = [a, b].map((value) => (value === null ? '' : (value as object).valueOf())) as [
    string,
    string,
  ];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
