/**
 * Compares the queries that tests ran with firestore.indexes.json, because no emulator enforces indexes. A query
 * needs a composite index if it sorts or has a range and also uses a second field:
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { logFilesOf, ROOT, type StackAddresses, testStackAddresses } from '../stack/addresses.ts';

const INDEX_FILE = 'firestore.indexes.json';

/** A query without its values, which may be visitors' data. */
export interface RecordedQuery {
  readonly collection: string;
  readonly isGroup?: boolean;
  /** Operators as the SDK or the API names them: `==` or `EQUAL`; `ASCENDING` and `DESCENDING` for orders. */
  readonly terms: readonly { readonly field: string; readonly op: string }[];
}

export interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

export interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: string;
    readonly fields: readonly IndexField[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly (Omit<IndexField, 'fieldPath'> & { readonly queryScope: string })[];
  }[];
}

const recorded = new Set<string>();

/** Appends a query to the test stack's log, once per process. */
export function recordQuery(query: RecordedQuery): void {
  const line = JSON.stringify(query);
  if (recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(logFilesOf(testStackAddresses()).queries, `${line}\n`);
}

/** Returns the log's queries that lack an index. */
export function indexProblems(stack: StackAddresses): string[] {
  const { queries: log } = logFilesOf(stack);
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  const queries = [...new Set(lines)].map((line) => JSON.parse(line) as RecordedQuery);
  const file = JSON.parse(readFileSync(resolve(ROOT, INDEX_FILE), 'utf8')) as IndexFile;
  console.log(`  ${queries.length} queries compared with ${INDEX_FILE}`);
  return missingIndexes(queries, file);
}

/** Returns a sentence for each query without an index. */
export function missingIndexes(
  queries: readonly RecordedQuery[],
  { indexes, fieldOverrides }: IndexFile,
): string[] {
  const missing = queries.flatMap(({ collection, isGroup, terms }) => {
    const scope = isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
    const { equal, ordered } = partsOf(terms);
    const fields = [...equal, ...ordered];
    const failure = `${collection} (${fields.join(', ')}) fails in production: ${INDEX_FILE} has no ${scope} index for it.`;
    if (ordered.length === 0 || fields.length === 1) {
      // By default, single fields have indexes within a collection
      const isIndexed = (field: string) => {
        const override = fieldOverrides.find(
          (each) => each.collectionGroup === collection && field.startsWith(`${each.fieldPath} `),
        );
        if (!override) return !isGroup;
        const { fieldPath, indexes: own } = override;
        return own.some((index) => index.queryScope === scope && textOf({ ...index, fieldPath }) === field);
      };
      return fields.every(isIndexed) ? [] : [failure];
    }
    const hasIndex = indexes.some(({ collectionGroup, queryScope, fields: all }) => {
      const texts = all.map(textOf);
      const sorted = [...texts.slice(0, equal.length).sort(), ...texts.slice(equal.length)];
      return collectionGroup === collection && queryScope === scope && sorted.join() === fields.join();
    });
    return hasIndex ? [] : [failure];
  });
  return [...new Set(missing)];
}

function textOf({ fieldPath, order, arrayConfig }: IndexField): string {
  return `${fieldPath} ${order ?? arrayConfig}`;
}

/** Returns the fields of a query's index: equalities, sorted by name; then orders and ranges. */
function partsOf(terms: RecordedQuery['terms']): { equal: string[]; ordered: string[] } {
  const equal = new Set<string>();
  const ordered = new Map<string, string>();
  const ranges: string[] = [];
  // Every index ends with the document's name
  for (const { field, op } of terms.filter((term) => term.field !== '__name__')) {
    if (/^(==|in|EQUAL|IN|IS_NULL)$/.test(op)) equal.add(`${field} ASCENDING`);
    else if (/^array.contains/i.test(op)) equal.add(`${field} CONTAINS`);
    else if (op.endsWith('CENDING')) ordered.set(field, op);
    else ranges.push(field);
  }
  for (const field of ranges) ordered.set(field, ordered.get(field) ?? 'ASCENDING');
  return { equal: [...equal].sort(), ordered: [...ordered].map((pair) => pair.join(' ')) };
}
