import type { Request } from 'express';
import { type DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { READ_PROPOSAL, READ_PROPOSAL_BOOTH } from '../../../src/domain/api/visitor-routes.ts';
import { PROPOSAL_PICTURES, versionId } from '../../../src/domain/records/proposal-versions.ts';
import { Problem } from '../http/problem.ts';
import { type ApiDependencies, type Call, type ServedRoute, serve } from '../http/serve.ts';
import { isWritten, NOT_FOUND } from '../platform/firebase.ts';
import { logEvent } from '../platform/logging.ts';
import { base64Of, openedBy, proposalOf, shownProposal, versionOf } from './find-proposal.ts';

/** The routes that read the version which the token opens, or the newest. */
export function readProposalRoutes(dependencies: ApiDependencies): ServedRoute[] {
  const { db, clock } = dependencies;
  const read = async (_none: undefined, { token, request }: Call) => {
    const { ref, proposal, version } = await opened(db, token, request);
    const now = clock();
    const shown = shownProposal(proposal, await versionOf({ db }, ref.id, version), now);
    if (isSeen(request)) await countReading(ref, now);
    return { success: true, proposal: shown };
  };
  const readBooth = async (_none: undefined, { token, request }: Call) => {
    const { ref, version, proposal } = await opened(db, token, request);
    if (proposal.state === 'withdrawn') throw new Problem('proposal-not-found');
    const stored = await db.doc(PROPOSAL_PICTURES.path(versionId(ref.id, version))).get();
    const { logo, picture } = PROPOSAL_PICTURES.read(stored.data() ?? {});
    return { success: true, logo: base64Of(logo), picture: base64Of(picture) };
  };
  return [serve(READ_PROPOSAL, read, dependencies), serve(READ_PROPOSAL_BOOTH, readBooth, dependencies)];
}

/** True if the page says that somebody sees it: link checkers and browsers that load ahead read nothing. */
function isSeen(request: Request): boolean {
  return request.method === 'GET' && request.query['seen'] === 'true' && !request.get('Sec-Purpose');
}

/** Counts a reading, and nothing about the reader. The reading itself does not fail with it. */
async function countReading(ref: DocumentReference, now: Date): Promise<void> {
  const read = { reads: FieldValue.increment(1), read_at: Timestamp.fromDate(now) };
  await isWritten(ref.update(read), NOT_FOUND).catch((error: unknown) =>
    logEvent('reading-not-counted', { error }),
  );
}

async function opened(db: Firestore, token: string, { query }: Request) {
  const ref = proposalOf(db, token);
  const { proposal, version } = openedBy(token, await ref.get());
  return { ref, proposal, version: query['version'] === 'newest' ? proposal.version : version };
}
