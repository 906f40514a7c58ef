import type { Proposal } from '../records/proposals.ts';

/** States of a version, as its customer and the team see it. */
export const PROPOSAL_STATES = ['open', 'replaced', 'expired', 'withdrawn', 'accepted', 'declined'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Returns the state of one version of a proposal at `now`; of the newest if omitted. */
export function proposalState(
  { state, version: newest, accepted, ends_at }: Pick<Proposal, 'state' | 'version' | 'accepted' | 'ends_at'>,
  now: Date,
  version: number = newest,
): ProposalState {
  if (version !== (accepted?.version ?? newest)) return 'replaced';
  if (state !== 'sent') return state;
  return ends_at.toDate() <= now ? 'expired' : 'open';
}
