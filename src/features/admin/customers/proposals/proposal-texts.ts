import type { BadgeTone } from '../../../../components/Badge.tsx';
import { slotInstant } from '../../../../domain/booking/slots.ts';
import { proposalAmounts } from '../../../../domain/proposal/amounts.ts';
import { midnightText, validUntilText } from '../../../../domain/proposal/valid-until.ts';
import { exactUsd } from '../../../../domain/quote/pricing.ts';
import { type Proposal, proposalState } from '../../../../domain/records/proposals.ts';
import type { ProposalState } from '../../../../domain/schemas/shown-proposal.ts';
import { addDays, daysBetween } from '../../../../domain/time/calendar-day.ts';
import { formatDay, formatMeeting, formatTimeInZone } from '../../../../domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../../domain/time/slot-labels.ts';
import { dayInZone } from '../../../../domain/time/zoned-time.ts';
import type { EnteredProposal } from './proposal-form.ts';

export const proposalTexts = {
  about: (name: string) => `We'll email ${name} a link. They can accept, decline, or ask for changes there.`,
  mailed: (
    { name, email }: { readonly name: string; readonly email: string },
    { lines, valid_until, with_booth }: EnteredProposal,
    replaced: number | null,
  ) =>
    [
      `We'll email ${name} a link: ${email}.`,
      `Total ${exactUsd(proposalAmounts(lines).total)}, valid until ${validUntilText(valid_until, endOf(valid_until))}, ${with_booth ? 'with' : 'without'} the picture and the 3D view.`,
      replaced !== null && `Version ${replaced} can no longer be accepted.`,
    ]
      .filter(Boolean)
      .join(' '),
  none: 'No proposal yet.',
  loadFailed: 'Error loading proposals',
  startFailed: 'The proposal could not be prepared. Please close this and try again.',
  previewFailed: 'Error preparing the preview',
  sendFailed: 'Error sending proposal',
  sent: 'Proposal sent',
  /** Title of the toast if the mail leaves later; `today` in the company's zone. */
  leaves: (at: Date, today: string) =>
    dayInZone(at, COMPANY_ZONE) === today
      ? `It will be sent at ${formatTimeInZone(at, COMPANY_ZONE)}`
      : `It will be sent on ${formatMeeting(at, COMPANY_ZONE)}`,
  manyMails: 'We sent this address many emails in the last hours.',
  linkFailed: 'Error making a link',
  linking: 'Links that the customer has stop working. An email with one that has not left is not sent.',
  linkCopied: 'Link copied',
  withdrawFailed: 'Error withdrawing proposal',
  withdrawing: 'The customer can no longer read or accept it. Its links only say that it was withdrawn.',
  withdrawn: 'Proposal withdrawn',
  noEmail:
    'This customer has no email address, so the proposal cannot be sent. Add the customer with the address and make the proposal there. What you typed stays in this tab.',
  restored: 'We restored your entries.',
  past: 'Choose a day from today on',
  /** Says that someone else sent the version `newest` while this one was edited. */
  newer: (newest: number) =>
    `Version ${newest} was sent meanwhile. Sending this replaces it as version ${newest + 1}.`,
} as const;

export const PROPOSAL_BADGES: Readonly<
  Record<ProposalState, { readonly text: string; readonly tone: BadgeTone }>
> = {
  open: { text: 'Sent', tone: 'brand' },
  replaced: { text: 'Replaced', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'warning' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  accepted: { text: 'Accepted', tone: 'success' },
  declined: { text: 'Declined', tone: 'warning' },
};

/**
 * Returns the state in words: 'Opened twice, valid 3 more days', 'Accepted by Jane Doe, VP Marketing, on ...'.
 * @param today in the company's zone
 */
export function stateText(proposal: Proposal, now: Date, today: string): string {
  const { accepted, changed_at, decline_reason, ends_at, reads, valid_until } = proposal;
  switch (proposalState(proposal, now)) {
    case 'accepted':
      return accepted
        ? `Accepted by ${accepted.name}, ${accepted.role}, on ${formatDay(accepted.at.toDate())}`
        : 'Accepted';
    case 'declined':
      return decline_reason ? `Declined: ${decline_reason}` : 'Declined without a reason';
    case 'withdrawn':
      return `Withdrawn on ${formatDay(changed_at.toDate())}`;
    case 'expired':
      return `Expired on ${validUntilText(valid_until, ends_at.toDate())}`;
    default:
      return `${readsText(reads)}, ${daysLeftText(valid_until, today)}`;
  }
}

function readsText(reads: number): string {
  return ['Not opened yet', 'Opened once', 'Opened twice'][reads] ?? `Opened ${reads} times`;
}

/** Returns the end of a day in the company's zone. */
function endOf(day: string): Date | undefined {
  return slotInstant(addDays(day, 1), '12:00 AM') ?? undefined;
}

function daysLeftText(validUntil: string, today: string): string {
  const days = daysBetween(today, validUntil) ?? 0;
  if (days === 0) return `valid until tonight, ${midnightText(validUntil)}`;
  return `valid ${days} more ${days === 1 ? 'day' : 'days'}`;
}
