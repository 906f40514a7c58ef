import type { ReactNode, Ref } from 'react';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ContactLinks } from '../../components/ContactLinks.tsx';
import type { CardTone } from '../../components/card-class.ts';
import { momentText } from '../../components/proposal/moment-text.ts';
import type { ProposalSheet } from '../../domain/proposal/sheet.ts';
import { validUntilText } from '../../domain/proposal/valid-until.ts';
import { exactUsd } from '../../domain/quote/pricing.ts';
import type { ProposalState, ShownProposal } from '../../domain/schemas/shown-proposal.ts';
import { Acceptance } from './Acceptance.tsx';
import type { OpenedState } from './use-proposal.ts';

interface StateProps {
  /** True if an answer came too late. */
  isLate: boolean;
  /** Focused after an answer. */
  headingRef: Ref<HTMLHeadingElement>;
}

interface StateNoticeProps extends Pick<OpenedState, 'proposal' | 'sheet'>, StateProps {
  showNewest: () => void;
}

/** Says why a proposal cannot be accepted now, and what to do; nothing for an open one. */
export function StateNotice({ proposal, sheet, showNewest, ...props }: StateNoticeProps) {
  const { state } = proposal;
  if (state === 'open' || state === 'withdrawn') return null;
  return (
    <StateCard {...TEXTS[state](proposal, sheet)} {...props}>
      {state === 'accepted' ? (
        <Acceptance proposal={proposal} sheet={sheet} />
      ) : state === 'replaced' ? (
        <Button onClick={showNewest}>See the newest version</Button>
      ) : (
        <ContactLinks subject={`Proposal ${sheet.reference}`} />
      )}
    </StateCard>
  );
}

/** Says that a proposal was withdrawn: all that its links still show. */
export function WithdrawnNotice({ proposal, ...props }: { proposal: ShownProposal } & StateProps) {
  return (
    <StateCard
      tone="warning"
      title="We have withdrawn this proposal"
      text={`We did so on ${momentText(proposal.changed_at)}, and it can no longer be accepted. Ask us what comes in its place.`}
      {...props}
    >
      <ContactLinks subject="Proposal" />
    </StateCard>
  );
}

function StateCard({
  title,
  text,
  tone,
  isLate,
  headingRef,
  children,
}: StateText & StateProps & { children: ReactNode }) {
  return (
    <Card tone={tone} className="flex flex-col items-start gap-4 print:hidden">
      <div>
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="scroll-mt-24 text-xl font-semibold tracking-tight outline-none"
        >
          {title}
        </h2>
        {isLate && (
          <p className="mt-1.5 font-medium">
            This happened while you were reading, so your answer was not recorded.
          </p>
        )}
        <p className="mt-1.5 text-muted wrap-anywhere">{text}</p>
      </div>
      {children}
    </Card>
  );
}

interface StateText {
  readonly title: string;
  readonly text: string;
  readonly tone: CardTone;
}

const TEXTS: Record<
  Exclude<ProposalState, 'open' | 'withdrawn'>,
  (proposal: ShownProposal, sheet: ProposalSheet) => StateText
> = {
  replaced: ({ version, newest }) => ({
    tone: 'warning',
    title: 'There is a newer version of this proposal',
    text: `Below is version ${version}, which can no longer be accepted. Version ${newest} has replaced it.`,
  }),
  expired: ({ ends_at }, { valid_until }) => ({
    tone: 'warning',
    title: 'This proposal has expired',
    text: `It was valid until ${validUntilText(valid_until, ends_at)}. Prices and dates may still hold: ask for a new version below, or contact us.`,
  }),
  declined: ({ changed_at }) => ({
    tone: 'warning',
    title: 'This proposal was declined',
    text: `Our team was told on ${momentText(changed_at)}. If you would like to change something or accept it after all, contact us.`,
  }),
  accepted: ({ accepted }, { to }) => ({
    tone: 'success',
    title: 'This proposal is accepted',
    text: accepted
      ? `${accepted.name}, ${accepted.role}, accepted version ${accepted.version} for ${exactUsd(accepted.total)} on ${momentText(accepted.at)}. ${to.email} and our team have it by email.`
      : '',
  }),
};
