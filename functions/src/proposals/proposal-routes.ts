import type { RequestHandler } from 'express';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { READ_PROPOSAL, READ_PROPOSAL_BOOTH } from '../../../src/domain/api/visitor-routes.ts';
import { rawBytes } from '../../../src/domain/records/booking-logos.ts';
import { PROPOSAL_PICTURES } from '../../../src/domain/records/proposal-pictures.ts';
import { versionId } from '../../../src/domain/records/proposal-versions.ts';
import type { ApiDependencies } from '../http/visitor-post.ts';
import { withinDeadline } from '../http/within-deadline.ts';
import { isWritten, NOT_FOUND } from '../platform/firebase.ts';
import { openedBy, proposalOf, shownProposal, TOKEN_HEADER, versionOf } from './find-proposal.ts';

/** GET /api/proposal: the version that the token opens, or the newest. Counts the reading, and nothing about the reader. */
export function readProposalRoute({ db, clock }: ApiDependencies) {
  return tokenRoute(READ_PROPOSAL, db, async ({ ref, proposal, version }) => {
    const now = clock();
    const shown = shownProposal(proposal, await versionOf({ db }, ref.id, version), now);
    const read = { reads: FieldValue.increment(1), read_at: Timestamp.fromDate(now) };
    await isWritten(ref.update(read), NOT_FOUND);
    return { proposal: shown };
  });
}

/** GET /api/proposal/booth: the logo and the picture of the version's booth, in base64. */
export function proposalBoothRoute({ db }: ApiDependencies) {
  return tokenRoute(READ_PROPOSAL_BOOTH, db, async ({ ref, version }) => {
    const stored = await db.doc(PROPOSAL_PICTURES.path(versionId(ref.id, version))).get();
    const { logo, picture } = PROPOSAL_PICTURES.read(stored.data() ?? {});
    return { logo: base64Of(logo), picture: base64Of(picture) };
  });
}

type Opened = ReturnType<typeof openedBy> & { readonly ref: ReturnType<typeof proposalOf> };

/** Serves what a token opens, in answers that no one keeps. */
function tokenRoute(
  { path }: { readonly path: string },
  db: ApiDependencies['db'],
  membersOf: (opened: Opened) => Promise<object>,
): { path: string; handler: RequestHandler } {
  const handler: RequestHandler = async (request, response) => {
    const token = request.get(TOKEN_HEADER) ?? '';
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const members = await withinDeadline(async () => {
      const ref = proposalOf(db, token);
      const { proposal, version } = openedBy(token, await ref.get());
      const isNewest = request.query['version'] === 'newest';
      return membersOf({ ref, proposal, version: isNewest ? proposal.version : version });
    });
    response.json({ success: true, ...members });
  };
  return { path, handler };
}

function base64Of(content: Parameters<typeof rawBytes>[0]): string | null {
  const bytes = rawBytes(content);
  return bytes && Buffer.from(bytes).toString('base64');
}
