import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/addresses.ts';
import { checkIndexes, type IndexFile } from './check-indexes.ts';
import { readQueriesOf } from './queries.ts';
import { readQueries } from './read-queries.ts';

const own = await readQueries(ROOT);
const file = JSON.parse(readFileSync(resolve(ROOT, 'firestore.indexes.json'), 'utf8')) as IndexFile;

/** Queries of a file as `collection field:kind …`. */
function read(text: string, ...others: string[]): string[] {
  const files = [text, ...others].map((source, index): [string, string] => [`src/${index}.ts`, source]);
  return readQueriesOf(new Map(files)).queries.map(
    ({ collection, terms }) =>
      `${collection} ${terms.map(({ field, kind }) => `${field}:${kind}`).join(' ')}`,
  );
}

test('a chain in the functions is one query, including its constants', () => {
  expect(
    read(`
      const due = db.collection(MAIL.name).where('sweep_at', '<=', now);
      const found = await due.where('kind', 'in', KINDS).orderBy('sweep_at').limit(9).get();
    `),
  ).toContain('MAIL.name sweep_at:range kind:equal sweep_at:asc');
});

test('a function of queries is read for each of its calls', () => {
  const within =
    "const within = (query: Query, field: string) => query.where(field, '>=', 1).where(field, '<', 2);";
  const calls = "within(db.collection(A.name), 'created_at'); within(db.collection(B.name), 'cancelled_at');";
  expect(read(within + calls)).toEqual([
    'A.name created_at:range created_at:range',
    'B.name cancelled_at:range cancelled_at:range',
  ]);
});

test('the panel can leave constraints out, spread them, and take a query from another file', () => {
  expect(
    read(
      "query(collection(db, A.name), ...(from ? [where('at', '>=', from)] : []), orderBy('name', 'desc'), limit(1))",
    ),
  ).toEqual(['A.name at:range name:desc', 'A.name name:desc']);
  const useLatest =
    "export function useLatest(records: Query) { return query(records, orderBy('at', 'desc')); }";
  const card = "const OPEN = query(collection(db, A.name), where('open', '==', true)); useLatest(OPEN);";
  expect(read(useLatest, card)).toContain('A.name open:equal at:desc');
});

test('an unreadable query is reported with its place', () => {
  const text = "\nexport const open = db.collection(A.name).where(fieldOf(user), '==', 1);";
  expect(readQueriesOf(new Map([['src/a.ts', text]]))).toEqual({
    queries: [],
    unread: ['src/a.ts:2 (fieldOf(user))'],
  });
});

test("all of the repository's queries are readable and have an index", () => {
  expect(own.queries.length).toBeGreaterThan(20);
  expect(checkIndexes(own, file)).toEqual([]);
});

test("a missing index of one of the repository's queries is found", () => {
  const unneeded = file.indexes.filter((index) => {
    const others = file.indexes.filter((other) => other !== index);
    return checkIndexes(own, { ...file, indexes: others }).length === 0;
  });
  expect(unneeded).toEqual([]);
});
