import { expect, test } from 'vitest';
import { type IndexField, type IndexFile, missingIndexes, type RecordedQuery } from './query-indexes.ts';

const asc = (fieldPath: string): IndexField => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string): IndexField => ({ fieldPath, order: 'DESCENDING' });
const contains = (fieldPath: string): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' });
const indexes = (...lists: IndexField[][]): IndexFile => ({
  indexes: lists.map((fields) => ({ collectionGroup: 'bookings', queryScope: 'COLLECTION', fields })),
  fieldOverrides: [],
});

/** Returns a query of bookings with terms such as `admin_id ==` and `starts_at DESCENDING`. */
function query(...terms: string[]): RecordedQuery {
  const split = terms.map((text) => text.split(' '));
  return { collection: 'bookings', terms: split.map(([field = '', op = '']) => ({ field, op })) };
}

const compare = (asked: RecordedQuery, file: IndexFile) => missingIndexes([asked], file);

test.each([
  ['equality alone', query('admin_id EQUAL', 'state in', 'words array-contains')],
  ['one range', query('starts_at >=', 'starts_at <', 'starts_at ASCENDING')],
  ['an order by name', query('admin_id ==', '__name__ ASCENDING')],
  ['all documents', query()],
])('%s needs no composite index', (_name, asked) => {
  expect(compare(asked, indexes())).toEqual([]);
});

test.each([
  [query('starts_at LESS_THAN', 'admin_id EQUAL'), [asc('admin_id'), asc('starts_at')]],
  [query('b IN', 'a IS_NULL', 'starts_at DESCENDING'), [asc('b'), asc('a'), desc('starts_at')]],
  [
    query('words ARRAY_CONTAINS', 'starts_at <=', 'starts_at DESCENDING'),
    [contains('words'), desc('starts_at')],
  ],
  [query('a ASCENDING', 'b DESCENDING'), [asc('a'), desc('b')]],
  [query('a >', 'b ASCENDING', '__name__ ASCENDING'), [asc('b'), asc('a')]],
])('a query on two fields passes with its index only: %#', (asked, fields) => {
  expect(compare(asked, indexes(fields))).toEqual([]);
  const last = fields.at(-1) ?? asc('');
  const turned = { ...last, order: last.order === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING' };
  for (const others of [[], [[...fields.slice(0, -1), turned]], [[...fields, asc('more')]]])
    expect(compare(asked, indexes(...others))).toEqual([
      expect.stringMatching(/^bookings \(.+\) fails in production/),
    ]);
});

test('a switched-off field is found, and one that is left sorts in its direction only', () => {
  const file = (kept: { order: string; queryScope: string }[]): IndexFile => ({
    indexes: [],
    fieldOverrides: [{ collectionGroup: 'bookings', fieldPath: 'expires_at', indexes: kept }],
  });
  const [up, down] = ['ASCENDING', 'DESCENDING'].map((order) => query(`expires_at ${order}`));
  const ascending = [{ order: 'ASCENDING', queryScope: 'COLLECTION' }];
  expect(up && compare(up, file([]))).toHaveLength(1);
  expect(up && compare(up, file(ascending))).toEqual([]);
  expect(down && compare(down, file(ascending))).toHaveLength(1);
});
