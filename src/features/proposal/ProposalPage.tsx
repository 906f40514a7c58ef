import { useRef, useState } from 'react';
import { ContactLinks } from '../../components/ContactLinks.tsx';
import { LinkState } from '../../components/LinkState.tsx';
import type { Person } from '../../components/proposal/AcceptForm.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { proposalMessages } from '../../domain/messages/proposal.ts';
import { OpenedProposal } from './OpenedProposal.tsx';
import { WithdrawnNotice } from './StateNotice.tsx';
import { useProposal } from './use-proposal.ts';

/** The page behind a proposal's link, where the customer reads, accepts or declines it. */
export function ProposalPage() {
  const opened = useProposal();
  const { state } = opened;
  const stateRef = useRef<HTMLHeadingElement>(null);
  // Kept here, so that no loading loses it
  const [person, setPerson] = useState<Person>({ name: '', role: '' });
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      {state.status === 'withdrawn' && (
        <WithdrawnNotice proposal={state.proposal} isLate={opened.isLate} headingRef={stateRef} />
      )}
      {state.status !== 'ready' && state.status !== 'withdrawn' && (
        <LinkState
          status={state.status}
          noun="proposal"
          notFound={proposalMessages.notFound}
          onRetry={() => void opened.load()}
        >
          <ContactLinks subject="Proposal" />
        </LinkState>
      )}
      {state.status === 'ready' && (
        <OpenedProposal {...{ ...opened, ...state, person, stateRef }} onPersonChange={setPerson} />
      )}
      <Toaster />
    </div>
  );
}
