import type { Firestore } from 'firebase-admin/firestore';
import { PROPOSAL_PICTURES } from '../../../src/domain/records/proposal-pictures.ts';
import { PROPOSAL_VERSIONS, versionId } from '../../../src/domain/records/proposal-versions.ts';
import { PROPOSALS } from '../../../src/domain/records/proposals.ts';

/** Deletes a proposal with all its versions, in one transaction. Safe to repeat. */
export async function deleteProposal(db: Firestore, id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(PROPOSALS.path(id)));
    const { version: newest } = PROPOSALS.read(stored.data() ?? {});
    for (let version = 1; version <= newest; version += 1) {
      for (const record of [PROPOSAL_VERSIONS, PROPOSAL_PICTURES])
        transaction.delete(db.doc(record.path(versionId(id, version))));
    }
    transaction.delete(stored.ref);
  });
}
