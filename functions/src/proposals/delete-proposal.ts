import type { Firestore } from 'firebase-admin/firestore';
import { versionPaths } from '../../../src/domain/records/proposal-versions.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';

/** Deletes a proposal with all its versions, in one transaction. Safe to repeat. */
export async function deleteProposal(db: Firestore, id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(PROPOSALS.path(id)));
    const { version } = PROPOSALS.read(stored.data() ?? {});
    for (const path of versionPaths(id, version)) transaction.delete(db.doc(path));
    transaction.delete(stored.ref);
  });
}
