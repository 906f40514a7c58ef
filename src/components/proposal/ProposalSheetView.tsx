import type { ReactNode } from 'react';
import { paymentAmounts, proposalAmounts } from '../../domain/proposal/amounts.ts';
import type { ProposalSheet } from '../../domain/proposal/sheet.ts';
import { readersTime, validUntilText } from '../../domain/proposal/valid-until.ts';
import { boothSizeLabel } from '../../domain/quote/catalogue.ts';
import { exactUsd } from '../../domain/quote/pricing.ts';
import { longDay } from '../../domain/quote/quote-texts.ts';
import type { ShownProposal } from '../../domain/schemas/shown-proposal.ts';
import { cardClass } from '../card-class.ts';
import { usePrintTitle } from '../quote/PrintHeader.tsx';
import { momentText } from './moment-text.ts';
import { ProposalLines } from './ProposalLines.tsx';

interface ProposalSheetViewProps {
  /** Missing in a preview. */
  proposal?: ShownProposal;
  sheet: ProposalSheet;
  /** The booth's picture; null without a booth. */
  booth: ReactNode;
  /** Indexes of the ticked optional lines. */
  ticked: readonly number[];
  /** Called when an optional line is ticked or not; undefined if nothing can be ticked any more. */
  onTick?: (index: number, isTicked: boolean) => void;
  /** The total and main button for wide screens. */
  children?: ReactNode;
}

const PART = 'border-t border-line px-5 py-6 sm:px-8 print:px-0 print:py-2.5';

/** The proposal as a sheet of paper, on screen and printed. */
export function ProposalSheetView(props: ProposalSheetViewProps) {
  const { proposal, sheet, booth, ticked, onTick, children } = props;
  const { reference, version, note, terms } = sheet;
  const { total } = proposalAmounts(sheet.lines, ticked);
  usePrintTitle(`Proposal ${reference} version ${version}`);
  return (
    <article
      aria-label={`Proposal ${reference}`}
      data-printable
      className={cardClass({ className: 'overflow-hidden print:border-0 print:shadow-none' })}
    >
      <Letterhead proposal={proposal} sheet={sheet} />
      <div className={booth ? 'grid md:grid-cols-2 print:grid-cols-[2fr_3fr]' : undefined}>
        {booth}
        <div className="flex min-w-0 flex-col gap-5 p-5 sm:p-8 print:py-3">
          <Facts sheet={sheet} />
          <div className="mt-auto border-t border-line pt-5 empty:hidden max-lg:hidden print:hidden">
            {children}
          </div>
        </div>
      </div>
      {note && (
        <div className={PART}>
          <p className="max-w-2xl wrap-anywhere whitespace-pre-line">{note}</p>
        </div>
      )}
      <ProposalLines lines={sheet.lines} ticked={ticked} onTick={onTick} />
      <Payments proposal={proposal} sheet={sheet} total={total} />
      {terms && (
        <section className={PART}>
          <h2 className="text-lg font-semibold tracking-tight">Terms</h2>
          <p className="mt-2 max-w-2xl text-[0.9375rem] wrap-anywhere whitespace-pre-line text-muted print:max-w-none print:columns-2 print:gap-8 print:text-xs">
            {terms}
          </p>
        </section>
      )}
      {proposal?.accepted && proposal.state === 'accepted' && (
        <p className={`${PART} hidden wrap-anywhere print:block`}>
          Accepted by {proposal.accepted.name}, {proposal.accepted.role}, on{' '}
          {momentText(proposal.accepted.at)}. SHA-256 {proposal.accepted.sha256}
        </p>
      )}
    </article>
  );
}

function Letterhead({ proposal, sheet }: Pick<ProposalSheetViewProps, 'proposal' | 'sheet'>) {
  const { from, reference, version, date, valid_until } = sheet;
  // `ends_at` is of the newest version
  const theirs = proposal && version === proposal.newest && readersTime(proposal.ends_at);
  const facts = [
    ['Proposal', reference],
    ['Version', String(version)],
    ['Date', longDay(date)],
    ['Valid until', validUntilText(valid_until)],
  ];
  return (
    <header className="flex flex-wrap justify-between gap-x-10 gap-y-5 border-b-2 border-ink p-5 sm:p-8 print:px-0 print:pt-0 print:pb-3">
      <div className="min-w-0">
        <p className="text-2xl font-semibold tracking-tight wrap-anywhere">{from.name}</p>
        <address className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-muted not-italic">
          {[from.address, `${from.email} · ${from.phone}`].filter(Boolean).join('\n')}
        </address>
      </div>
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-1 text-sm tabular-nums">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
        {theirs && <dd className="col-start-2 text-muted print:hidden">{theirs}</dd>}
      </dl>
    </header>
  );
}

/** For whom it is, the show and the booth. */
function Facts({ sheet: { to, show, booth_size, booth } }: { sheet: ProposalSheet }) {
  const size = booth_size && boothSizeLabel(booth_size);
  const opens = show?.opens_on && `opens ${longDay(show.opens_on)}`;
  const facts = [
    { term: 'Prepared for', value: to.company || to.name, more: to.company && to.name },
    { term: 'Show', value: show?.name, more: [show?.place, opens].filter(Boolean).join(' · ') },
    { term: 'Booth', value: [size, booth?.design.title].filter(Boolean).join(' · '), more: '' },
  ].filter(({ value }) => value);
  return (
    <dl className="flex flex-col gap-4 print:gap-2">
      {facts.map(({ term, value, more }) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="text-lg font-semibold tracking-tight wrap-anywhere">
            {value}
            {more && <span className="block text-base font-normal tracking-normal text-muted">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Payments(props: Pick<ProposalSheetViewProps, 'proposal' | 'sheet'> & { total: number }) {
  const { plan, reference, from } = props.sheet;
  const { deposit_on, paid_on } = props.proposal ?? {};
  const amounts = paymentAmounts(plan, props.total);
  return (
    <section className={PART}>
      <h2 className="text-lg font-semibold tracking-tight">Payments</h2>
      <ul className="mt-3 flex flex-col divide-y divide-line *:break-inside-avoid print:mt-1">
        {plan.map(({ percent, due_on, text }, index) => {
          const receivedOn = (index === 0 && deposit_on) || paid_on;
          const when = due_on ? longDay(due_on) : text || 'With the order';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan never changes
            <li key={index} className="flex items-baseline justify-between gap-6 py-2.5 print:py-1">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{when}</span>
                {due_on && text && <span className="block text-sm text-muted">{text}</span>}
                {receivedOn && (
                  <span className="block text-sm font-medium text-success">
                    Received {longDay(receivedOn)}
                  </span>
                )}
              </span>
              <span className="text-right tabular-nums">
                <span className="font-medium">{exactUsd(amounts[index] ?? 0)}</span>
                <span className="block text-sm text-muted">{percent}%</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-[0.9375rem] text-muted">
        Include <strong className="font-medium text-ink">{reference}</strong> with your bank transfer.
      </p>
      {[from.bank_details, from.tax_line].filter(Boolean).map((text) => (
        <p key={text} className="mt-2 text-[0.9375rem] wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
    </section>
  );
}
