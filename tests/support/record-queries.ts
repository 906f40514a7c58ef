/** Setup of tests with functions: records the product's queries in this process. */
import { createRequire } from 'node:module';
import { type RecordedQuery, recordQuery } from '../../scripts/test/query-indexes.ts';

interface Term {
  readonly field?: { readonly fieldPath: string };
  readonly op?: string;
  readonly direction?: string;
}

interface Query {
  toProto(...args: unknown[]): {
    readonly structuredQuery?: {
      readonly from: readonly [{ readonly collectionId: string; readonly allDescendants?: boolean }];
    };
  };
}

const requireOfFunctions = createRequire(new URL('../../functions/package.json', import.meta.url));
const { Query } = requireOfFunctions('@google-cloud/firestore') as { Query: { prototype: Query } };
const { toProto } = Query.prototype;

// Setup runs before each test file, in a process shared by files
if (toProto.name !== 'recordAndConvert') {
  Query.prototype.toProto = function recordAndConvert(...args) {
    const request = toProto.apply(this, args);
    const { structuredQuery: query } = request;
    if (query) {
      const [{ collectionId: collection, allDescendants: isGroup = false }] = query.from;
      const terms: RecordedQuery['terms'][number][] = [];
      JSON.stringify(query, (_key, value: Term | null) => {
        const { field, op, direction = 'ASCENDING' } = value ?? {};
        if (op === 'OR') throw new Error('Record each part of an OR as a separate query');
        if (field?.fieldPath) terms.push({ field: field.fieldPath, op: op ?? direction });
        return value;
      });
      recordQuery({ collection, isGroup, terms });
    }
    return request;
  };
}
