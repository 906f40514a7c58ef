import type { Proposal } from '../records/proposals.ts';
import type { ProposalState } from '../schemas/shown-proposal.ts';

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
