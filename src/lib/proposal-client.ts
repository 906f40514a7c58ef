/** Client for the page behind a proposal's link. */
import type * as z from 'zod/mini';
import {
  type AcceptProposal,
  answeredProposalSchema,
  proposalBoothSchema,
  type ShownProposal,
  shownProposalSchema,
} from '../domain/schemas/shown-proposal.ts';
import { proposalHeaders, replyText, request } from './api-client.ts';
import { linkPosts } from './submission/link-posts.ts';
import { type Outcome, outcomeOf } from './submission/outcome.ts';

/** The changes of the shown proposal after an answer. */
export type ProposalOutcome = Outcome<{
  proposal: Pick<ShownProposal, 'state' | 'changed_at'> & Partial<Pick<ShownProposal, 'accepted'>>;
}>;

/** A link's token, and true to read the newest version in place of the one that the link was made for. */
export interface ProposalAddress {
  readonly token: string;
  readonly isNewest: boolean;
}

/** Base64 of the WebP files of a booth; null without one. */
export type ProposalPictures = Pick<z.infer<typeof proposalBoothSchema>, 'logo' | 'picture'>;

/** Fetches a link's proposal: 'none' if there is none, null if the request failed, which is logged. */
export async function fetchProposal(address: ProposalAddress): Promise<ShownProposal | 'none' | null> {
  const reply = await read('/api/proposal', address);
  const outcome = outcomeOf(reply, shownProposalSchema);
  if (outcome.kind === 'done') return outcome.answer.proposal;
  if (outcome.kind === 'refused' && outcome.code === 'proposal-not-found') return 'none';
  console.error(`Error loading the proposal: ${replyText(reply)}`);
  return null;
}

/** Reports that somebody sees the proposal. Nothing is shown of a failure, which only leaves a reading out. */
export async function reportSeen(token: string): Promise<void> {
  await request('/api/proposal?seen=true', { cache: 'no-store', headers: proposalHeaders(token) });
}

/** Fetches logo and picture of the proposal's booth; null if the request failed, which is logged. */
export async function fetchProposalPictures(address: ProposalAddress): Promise<ProposalPictures | null> {
  const reply = await read('/api/proposal/booth', address);
  const outcome = outcomeOf(reply, proposalBoothSchema);
  if (outcome.kind === 'done') return outcome.answer;
  console.warn(`Error loading the picture of the booth: ${replyText(reply)}`);
  return null;
}

function read(path: string, { token, isNewest }: ProposalAddress) {
  return request(isNewest ? `${path}?version=newest` : path, {
    cache: 'no-store',
    headers: proposalHeaders(token),
  });
}

/** Returns functions that answer the token's proposal. One that got no reply is sent as the same intent next time. */
export function proposalAnswers(token: string) {
  const send = linkPosts({ answerSchema: answeredProposalSchema, headers: proposalHeaders(token) });
  return {
    accept: async (acceptance: AcceptProposal): Promise<ProposalOutcome> => {
      const outcome = await send('/api/proposal/accept', acceptance);
      if (outcome.kind !== 'done') return outcome;
      const { proposal } = outcome.answer;
      const accepted = { ...acceptance, at: proposal.changed_at };
      return { kind: 'done', answer: { proposal: { ...proposal, accepted } } };
    },
    decline: (version: number, reason: string) => send('/api/proposal/decline', { version, reason }),
    ask: (version: number, text: string) => send('/api/proposal/ask', { version, text }),
  };
}
