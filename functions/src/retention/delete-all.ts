import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FAILED_PRECONDITION, NOT_FOUND } from '../platform/firebase.ts';

const PAGE = 300;

/** Error codes of a document that changed or was deleted since it was read. */
const OVERTAKEN: readonly unknown[] = [NOT_FOUND, FAILED_PRECONDITION];

/** Deletes the results of an ordered query, unless they changed since; returns how many. */
export async function deleteAll(
  db: Firestore,
  found: Query,
  isOver: (document: QueryDocumentSnapshot) => boolean = () => true,
): Promise<number> {
  let count = 0;
  for await (const docs of pagesOf(found)) {
    const writer = db.bulkWriter();
    const deletions = docs.filter(isOver).map(({ ref, updateTime }) =>
      writer.delete(ref, { lastUpdateTime: updateTime }).then(
        () => 1,
        (error: { code?: unknown }) => {
          if (OVERTAKEN.includes(error.code)) return 0;
          throw error;
        },
      ),
    );
    const [done] = await Promise.all([Promise.all(deletions), writer.close()]);
    count += done.reduce<number>((sum, one) => sum + one, 0);
  }
  return count;
}

/** Pages of an ordered query. */
export async function* pagesOf(found: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const page = found.limit(PAGE);
  let { docs } = await page.get();
  for (let last = docs.at(-1); last; last = docs.at(-1)) {
    yield docs;
    if (docs.length < PAGE) return;
    ({ docs } = await page.startAfter(last).get());
  }
}
