import { RECORDS } from '../../src/domain/records/records.ts';
import type { IndexFile } from './deployment.ts';
import type { Finding } from './finding.ts';

/** Finds expiring records that no TTL policy deletes. Indexes are compared with queries in the test run (scripts/test/query-indexes.ts). */
export function checkIndexes({ fieldOverrides }: IndexFile): Finding[] {
  const expiring = RECORDS.filter(({ schema }) => 'expires_at' in schema.shape).map(({ name }) => name);
  const isDeleted = (name: string) =>
    fieldOverrides.some(
      ({ collectionGroup, fieldPath, ttl }) =>
        collectionGroup === name && fieldPath === 'expires_at' && ttl === true,
    );
  return expiring
    .filter((name) => !isDeleted(name))
    .map((name) => ({
      name: 'ttl-missing',
      problem: `Records of ${name} say when they are over, and nothing deletes them.`,
      remedy: `Add a fieldOverride of firestore.indexes.json for expires_at of ${name}, with "ttl": true.`,
    }));
}
