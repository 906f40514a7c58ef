import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLinkToken } from '../../components/use-link-token.ts';
import { proposalMessages } from '../../domain/messages/proposal.ts';
import type { ProposalSheet } from '../../domain/proposal/sheet.ts';
import type { ShownProposal } from '../../domain/schemas/shown-proposal.ts';
import { replyText } from '../../lib/api-client.ts';
import {
  fetchProposal,
  type ProposalOutcome,
  proposalAnswers,
  reportSeen,
} from '../../lib/proposal-client.ts';
import { failureMessage } from '../../lib/submission/failure-message.ts';
import { tabStore } from '../../lib/text-store.ts';

/** Key of the proposal's token in the tab's storage, for reloads. */
const KEY = 'booth-studio:proposal-token:v1';

type ProposalPageState = { readonly status: 'loading' | 'none' | 'failed' } | WithdrawnState | OpenedState;

interface WithdrawnState {
  readonly status: 'withdrawn';
  readonly proposal: ShownProposal;
}

export interface OpenedState {
  readonly status: 'ready';
  readonly proposal: ShownProposal & { readonly sheet: string };
  /** The version's sheet, parsed: the page shows nothing else. */
  readonly sheet: ProposalSheet;
}

const NONE: ProposalPageState = { status: 'none' };

export function useProposal() {
  const token = useLinkToken(KEY);
  /** Token of the link that is to show the newest version, not the one it was made for. */
  const [newestOf, setNewestOf] = useState('');
  const isNewest = newestOf === token && token !== '';
  const [state, setState] = useState<ProposalPageState>({ status: 'loading' });
  /** True after an answer that came too late: the page then shows what happened before it. */
  const [isLate, setLate] = useState(false);
  const answers = useMemo(() => proposalAnswers(token), [token]);

  const load = useCallback(async () => {
    setLate(false);
    setState({ status: 'loading' });
    // Without a link there is nothing to ask for
    setState(token === '' ? NONE : await stateOf({ token, isNewest }));
  }, [token, isNewest]);

  useEffect(() => void load(), [load]);

  useReadingReport(token, state.status === 'ready');

  /** Sends an answer; shows the result, or what changed in between. @returns the message of a failure; null without */
  async function answer(send: (to: typeof answers) => Promise<ProposalOutcome>): Promise<string | null> {
    const outcome = await send(answers);
    if (outcome.kind === 'done') {
      const { proposal: change } = outcome.answer;
      flushSync(() =>
        setState((shown) => (shown.status === 'ready' ? opened({ ...shown.proposal, ...change }) : shown)),
      );
      return null;
    }
    console.error(`Error answering the proposal: ${replyText(outcome)}`);
    const isOutdated = outcome.kind === 'refused' && outcome.code.startsWith('proposal-');
    const truth = isOutdated ? await stateOf({ token, isNewest }) : null;
    if (truth && truth.status !== 'failed') {
      flushSync(() => {
        setLate('proposal' in truth && truth.proposal.state !== 'open');
        setState(truth);
      });
    }
    return failureMessage(outcome, proposalMessages.answerFailed);
  }

  return { token, isNewest, state, isLate, load, showNewest: () => setNewestOf(token), answer };
}

async function stateOf(address: Parameters<typeof fetchProposal>[0]): Promise<ProposalPageState> {
  const proposal = await fetchProposal(address);
  if (proposal === null) return { status: 'failed' };
  return proposal === 'none' ? NONE : opened(proposal);
}

function opened(proposal: ShownProposal): WithdrawnState | OpenedState {
  const { sheet } = proposal;
  if (sheet === null) return { status: 'withdrawn', proposal };
  return { status: 'ready', proposal: { ...proposal, sheet }, sheet: JSON.parse(sheet) };
}

/** Key of the token whose proposal was seen in this tab. */
const SEEN_KEY = 'booth-studio:proposal-seen:v1';

/** Reports once per tab that somebody sees the proposal: when it is shown, and the page is visible. */
function useReadingReport(token: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const follow = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', follow);
      if (tabStore.read(SEEN_KEY) === token) return;
      tabStore.keep(SEEN_KEY, token);
      void reportSeen(token);
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => document.removeEventListener('visibilitychange', follow);
  }, [token, isShown]);
}
