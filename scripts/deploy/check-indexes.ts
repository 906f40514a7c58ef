import type { Finding } from './finding.ts';
import type { StoredQuery, Term } from './queries.ts';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
}

/** The parts of firestore.indexes.json that are checked. */
export interface IndexFile {
  readonly indexes: readonly { readonly collectionGroup: string; readonly fields: readonly IndexField[] }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes: readonly unknown[];
  }[];
}

export interface QueryFacts {
  readonly queries: readonly StoredQuery[];
  readonly unread: readonly string[];
  /** Collection by its expression in the source, such as `BOOKINGS.name`. */
  readonly collections: ReadonlyMap<string, string>;
  /** Collections whose records have an expiry time. */
  readonly expiring: readonly string[];
}

const FILE = 'firestore.indexes.json';

/** Indexes and TTL policies that the code needs and firestore.indexes.json lacks. */
export function checkIndexes(
  { queries, unread, collections, expiring }: QueryFacts,
  file: IndexFile,
): Finding[] {
  const findings: Finding[] = unread.map((place) => ({
    name: 'query-unread',
    problem: `The query at ${place} cannot be read from the source, so nobody knows which index it needs.`,
    remedy: 'Write its collection, fields and operators where it is built (scripts/deploy/queries.ts).',
  }));
  for (const query of queries) {
    const needed = neededIndex(query.terms);
    const collection = collections.get(query.collection);
    if (needed.length > 0 && !(collection && hasIndex(file, collection, query.terms))) {
      findings.push(missingIndex(query, collection ?? query.collection, needed));
    }
    const field = query.terms.map((term) => term.field).find((name) => isUnindexed(file, collection, name));
    if (field) {
      findings.push({
        name: 'index-switched-off',
        problem: `The query at ${query.place} asks ${collection} for ${field}, whose index ${FILE} switches off.`,
        remedy: `Take ${field} out of fieldOverrides.`,
      });
    }
  }
  return [...findings, ...expiring.filter((name) => !hasTimeToLive(file, name)).map(missingTimeToLive)];
}

/** Fields of the composite index that a query needs, as in the file; empty if it needs none. */
function neededIndex(terms: readonly Term[]): IndexField[] {
  const { equal, ordered } = partsOf(terms);
  if (ordered.length === 0 || equal.length + ordered.length === 1) return [];
  return [...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })), ...ordered];
}

/** Equality fields, in any order, and sort fields. */
function partsOf(terms: readonly Term[]): { equal: string[]; ordered: IndexField[] } {
  const fields = (kind: Term['kind'][]) => [
    ...new Set(terms.filter((term) => kind.includes(term.kind)).map(({ field }) => field)),
  ];
  const sorted = fields(['asc', 'desc']);
  const ordered = [...sorted, ...fields(['range']).filter((field) => !sorted.includes(field))];
  const isDescending = (field: string) => terms.some((term) => term.field === field && term.kind === 'desc');
  return {
    equal: fields(['equal']).filter((field) => !ordered.includes(field)),
    ordered: ordered.map((fieldPath) => ({
      fieldPath,
      order: isDescending(fieldPath) ? 'DESCENDING' : 'ASCENDING',
    })),
  };
}

function hasIndex({ indexes }: IndexFile, collection: string, terms: readonly Term[]): boolean {
  const { equal, ordered } = partsOf(terms);
  return indexes.some(({ collectionGroup, fields }) => {
    if (collectionGroup !== collection || fields.length !== equal.length + ordered.length) return false;
    const first = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
    const rest = fields.slice(equal.length);
    return (
      equal.every((field) => first.includes(field)) &&
      ordered.every(
        ({ fieldPath, order }, at) => rest[at]?.fieldPath === fieldPath && rest[at]?.order === order,
      )
    );
  });
}

function isUnindexed(file: IndexFile, collection: string | undefined, field: string): boolean {
  return file.fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === collection && fieldPath === field && indexes.length === 0,
  );
}

function hasTimeToLive({ fieldOverrides }: IndexFile, collection: string): boolean {
  return fieldOverrides.some(
    ({ collectionGroup, fieldPath, ttl }) =>
      collectionGroup === collection && fieldPath === 'expires_at' && ttl === true,
  );
}

function missingIndex({ place }: StoredQuery, collection: string, fields: readonly IndexField[]): Finding {
  const index = { collectionGroup: collection, queryScope: 'COLLECTION', fields };
  return {
    name: 'index-missing',
    problem: `The query at ${place} fails in production: ${FILE} has no index for it.`,
    remedy: `Add ${JSON.stringify(index)}.`,
  };
}

function missingTimeToLive(collection: string): Finding {
  return {
    name: 'ttl-missing',
    problem: `Records of ${collection} say when they are over, and nothing deletes them.`,
    remedy: `Add a fieldOverride of ${FILE} for expires_at of ${collection}, with "ttl": true.`,
  };
}
