import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { ProposalSheet } from '../../../src/domain/proposal/sheet.ts';
import { rawBytes } from '../../../src/domain/records/booking-logos.ts';
import {
  PROPOSAL_VERSIONS,
  type ProposalVersion,
  versionId,
} from '../../../src/domain/records/proposal-versions.ts';
import { PROPOSALS, type Proposal, proposalState } from '../../../src/domain/records/proposals.ts';
import type { ShownProposal } from '../../../src/domain/schemas/shown-proposal.ts';
import { Problem } from '../http/problem.ts';
import { recordIn } from '../platform/firebase.ts';
import { idInToken, newLinkToken, opens } from '../platform/link-token.ts';

/** Maximum links of a proposal; beyond that, the oldest close. */
const MAX_LINKS = 200;

/** Returns a new link to a version of the proposal, and the proposal's links with it. */
export function newLink(siteUrl: string, id: string, links: Proposal['links'], version: number) {
  const { token, hash } = newLinkToken(id);
  // The token follows the '#', so that no server, log or Referer sees it
  const url = `${siteUrl}/proposal#${token}`;
  return { url, links: [...links, { hash, version }].slice(-MAX_LINKS) };
}

/** Returns the reference to the proposal that a token names. @throws Problem `proposal-not-found` if it names none */
export function proposalOf(db: Firestore, token: string): DocumentReference {
  const id = idInToken(token);
  if (!id) throw new Problem('proposal-not-found');
  return db.doc(PROPOSALS.path(id));
}

/**
 * Returns the proposal that a token opens, and the version that its link was made for.
 * @throws Problem `proposal-not-found`, the same for unknown, foreign and deleted ones
 */
export function openedBy(token: string, stored: DocumentSnapshot): { proposal: Proposal; version: number } {
  const proposal = recordIn(PROPOSALS, stored);
  const link = proposal?.links.find(({ hash }) => opens(token, [hash]));
  if (!proposal || !link) throw new Problem('proposal-not-found');
  return { proposal, version: link.version };
}

/** Reads a version. @throws Problem `proposal-not-found` if it was just deleted */
export async function versionOf(
  { db, transaction }: { db: Firestore; transaction?: Transaction },
  id: string,
  version: number,
): Promise<ProposalVersion> {
  const ref = db.doc(PROPOSAL_VERSIONS.path(versionId(id, version)));
  const stored = recordIn(PROPOSAL_VERSIONS, await (transaction ? transaction.get(ref) : ref.get()));
  if (!stored) throw new Problem('proposal-not-found');
  return stored;
}

/** Returns what a version says. */
export function sheetOf({ sheet }: Pick<ProposalVersion, 'sheet'>): ProposalSheet {
  return JSON.parse(sheet) as ProposalSheet;
}

/** Returns a version as its page shows it: without its text once the proposal was withdrawn. */
export function shownProposal(
  proposal: Proposal,
  { version, ...text }: ProposalVersion,
  now: Date,
): ShownProposal {
  const { accepted, changed_at, deposit_on, paid_on, ends_at, sent } = proposal;
  const state = proposal.state === 'withdrawn' ? proposal.state : proposalState(proposal, now, version);
  const { sheet, sha256 } = state === 'withdrawn' ? { sheet: null, sha256: null } : text;
  const isSettled = state === 'withdrawn' || state === 'accepted' || state === 'declined';
  const since = isSettled ? changed_at : (sent[version - 1]?.at ?? changed_at);
  return {
    ...{ sheet, sha256, version, newest: proposal.version, state, deposit_on, paid_on },
    ends_at: ends_at.toDate().toISOString(),
    accepted: accepted && { ...accepted, at: accepted.at.toDate().toISOString() },
    changed_at: since.toDate().toISOString(),
  };
}

/** Returns a stored file in base64; null without one. */
export function base64Of(content: Parameters<typeof rawBytes>[0]): string | null {
  const bytes = rawBytes(content);
  return bytes && Buffer.from(bytes).toString('base64');
}
