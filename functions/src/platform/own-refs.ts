import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { CollectionName } from '../../../src/domain/records/records.ts';

/** Returns references to an administrator's records in these collections. */
export async function ownRefs(
  db: Firestore,
  collections: readonly CollectionName[],
  admin_id: string,
): Promise<DocumentReference[]> {
  const found = await Promise.all(
    collections.map((name) => db.collection(name).where('admin_id', '==', admin_id).select().get()),
  );
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}
