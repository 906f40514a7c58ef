import { CalendarPlus, Download } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ContactLinks } from '../../components/ContactLinks.tsx';
import type { CardTone } from '../../components/card-class.ts';
import { momentText } from '../../components/proposal/moment-text.ts';
import { saveCalendar } from '../../components/save-calendar.ts';
import type { ProposalSheet } from '../../domain/proposal/sheet.ts';
import { validUntilText } from '../../domain/proposal/valid-until.ts';
import { exactUsd } from '../../domain/quote/pricing.ts';
import type { ProposalState, ShownProposal } from '../../domain/schemas/shown-proposal.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { OpenedState } from './use-proposal.ts';

interface StateProps {
  /** True if an answer came too late. */
  isLate: boolean;
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

function StateCard(props: StateText & StateProps & { children: ReactNode }) {
  const { title, text, tone, isLate, headingRef, children } = props;
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

/** The due dates for a calendar, and behind 'Details' the accepted proposal as a file that can be checked. */
function Acceptance({ proposal, sheet }: Pick<OpenedState, 'proposal' | 'sheet'>) {
  const { accepted } = proposal;
  if (!accepted) return null;
  const { total, version, sha256 } = accepted;
  const name = `${sheet.reference}-version-${version}`;
  const paymentsFile = () =>
    import('./payment-calendar.ts').then(({ paymentCalendar }) => paymentCalendar(sheet, total));
  return (
    <>
      {sheet.plan.some(({ due_on }) => due_on) && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void saveCalendar(`${name}-payments.ics`, paymentsFile)}
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add due dates to calendar
        </Button>
      )}
      <details className="text-sm text-muted">
        <summary className="focus-ring inline-block cursor-pointer rounded-sm py-2 font-medium text-brand-strong">
          Details
        </summary>
        <div className="flex flex-col items-start gap-3 pt-1">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(`${name}.json`, proposal.sheet, 'application/json')}
          >
            <Download aria-hidden="true" className="size-4" />
            Download what you accepted
          </Button>
          <p>
            SHA-256 of that file: <code className="wrap-anywhere text-ink">{sha256}</code>. To check it, run{' '}
            <code className="wrap-anywhere text-ink">shasum -a 256 {name}.json</code> on a Mac or{' '}
            <code className="wrap-anywhere text-ink">certutil -hashfile {name}.json SHA256</code> on Windows.
          </p>
        </div>
      </details>
    </>
  );
}
