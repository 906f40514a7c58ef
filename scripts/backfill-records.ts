import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Document } from '../src/domain/records/document.ts';

/** As many documents as are read at once. */
const PAGE = 300;
const OVERTAKEN = 9;

interface BackfilledRecord {
  readonly name: string;
  /** Default of a field in records that lack it. */
  readonly fresh?: Document;
}

/**
 * Gives stored records the fields that they lack and that `fresh` of their definition has, so that the rules can require them.
 * A record that is changed meanwhile is left to the next run.
 * @param write only counts when false
 * @returns how many records of each collection lacked something
 */
export async function backfillRecords(
  db: Firestore,
  records: readonly BackfilledRecord[],
  { write }: { write: boolean },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, fresh } of records) {
    if (!fresh) continue;
    counts[name] = 0;
    const all = db.collection(name).orderBy('__name__').limit(PAGE);
    let { docs } = await all.get();
    for (let last = docs.at(-1); last; last = docs.at(-1)) {
      for (const document of docs) if (await fill(document, fresh, write)) counts[name] += 1;
      docs = (await all.startAfter(last).get()).docs;
    }
  }
  return counts;
}

/** Returns true if the record lacked something. */
async function fill(document: QueryDocumentSnapshot, fresh: Document, write: boolean): Promise<boolean> {
  const stored = document.data();
  const missing = Object.entries(fresh).filter(([field]) => stored[field] === undefined);
  if (missing.length === 0) return false;
  if (!write) return true;
  return document.ref.update(Object.fromEntries(missing), { lastUpdateTime: document.updateTime }).then(
    () => true,
    (error: { code?: unknown }) => {
      if (error.code === OVERTAKEN) return false;
      throw error;
    },
  );
}
