import { useEffect, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Card } from '../../components/Card.tsx';
import { ContactLinks } from '../../components/ContactLinks.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { brand } from '../../config/brand.ts';
import { quoteSection, sectionUrl } from '../../config/navigation.ts';
import { proposalMessages } from '../../domain/messages/proposal.ts';
import type { Person } from './AcceptForm.tsx';
import { OpenedProposal } from './OpenedProposal.tsx';
import { useProposal } from './use-proposal.ts';

/** The page behind a proposal's link, where the customer reads, accepts or declines it. */
export function ProposalPage() {
  const opened = useProposal();
  const { state } = opened;
  // Kept here, so that no loading loses it
  const [person, setPerson] = useState<Person>({ name: '', role: '' });
  const show = state.status === 'ready' ? state.sheet.show?.name : undefined;
  const title = show ? `Your booth for ${show}` : 'Your booth proposal';
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <h1 className="text-title font-semibold wrap-anywhere">{title}</h1>
      {state.status === 'loading' && <Loading />}
      {state.status === 'none' && <NoProposal />}
      {state.status === 'failed' && (
        <LoadFailure
          title="Your proposal could not be loaded"
          reassurance="The proposal has not changed."
          onRetry={() => void opened.load()}
        />
      )}
      {state.status === 'ready' && (
        <OpenedProposal {...opened} {...state} person={person} onPersonChange={setPerson} />
      )}
    </div>
  );
}

function Loading() {
  return (
    <Card>
      <p role="status" className="sr-only">
        Loading your proposal...
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="mt-6 h-64" />
    </Card>
  );
}

function NoProposal() {
  return (
    <Notice tone="warning" title="We couldn't find that proposal">
      <p className="text-muted">{proposalMessages.notFound}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink href={sectionUrl(quoteSection, false)}>Get Instant Design &amp; Quote</ButtonLink>
        <ContactLinks subject="Proposal" />
      </div>
    </Notice>
  );
}
