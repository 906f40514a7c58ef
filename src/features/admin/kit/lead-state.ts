import type { BadgeTone } from '../../../components/Badge.tsx';
import { slotInstant } from '../../../domain/booking/slots.ts';
import { exactUsd } from '../../../domain/quote/pricing.ts';
import type { StoredContactMessage } from '../../../domain/records/contact-messages.ts';
import type { StoredCustomRequest } from '../../../domain/records/custom-requests.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';
import { LEAD_SOURCE_NAMES } from '../../../domain/schemas/added-lead.ts';
import { isOpen, type LeadFields, type LeadState } from '../../../domain/schemas/leads.ts';
import { shortSlot } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../domain/time/slot-labels.ts';
import { leadsMessages } from './leads-messages.ts';
import type { Live } from './live-lists/live-record.ts';

/** A quote, custom request or message, with its record. */
export type Lead =
  | { readonly kind: 'quote'; readonly record: Live<QuoteSubmission> }
  | { readonly kind: 'request'; readonly record: Live<StoredCustomRequest> }
  | { readonly kind: 'message'; readonly record: Live<StoredContactMessage> };

export const STATE_BADGES: Readonly<Record<LeadState, { readonly text: string; readonly tone: BadgeTone }>> =
  {
    new: { text: leadsMessages.states.new, tone: 'brand' },
    answered: { text: leadsMessages.states.answered, tone: 'neutral' },
    won: { text: leadsMessages.states.won, tone: 'success' },
    lost: { text: leadsMessages.states.lost, tone: 'warning' },
  };

/** Returns the lead's kind as text, or how a person whom the team added was met. */
export function kindOf({ kind, record }: Lead): string {
  if (kind === 'message' && record.source) return LEAD_SOURCE_NAMES[record.source];
  return leadsMessages.kinds[kind];
}

/** Formats an agreed amount in US dollars: '$8,690.00'; 'not known' without one. */
export function amountText(amount: number | null): string {
  return amount === null ? 'not known' : exactUsd(amount);
}

/** Returns the team's fields of a lead. */
export function fieldsOf({ record }: Lead): LeadFields {
  return record.lead;
}

/** Returns the state of the next step as of `today` (in the company's zone): overdue, due, or null. */
export function dueOf(lead: Lead, today: string): 'overdue' | 'due' | null {
  const { state, next_step } = fieldsOf(lead);
  if (!isOpen(state) || next_step === null || next_step > today) return null;
  return next_step < today ? 'overdue' : 'due';
}

/** Formats the due date of the next step relative to `today`; both dates are in the company's zone. */
export function stepText(day: string, today: string): string {
  if (day === today) return 'Due today';
  const noon = slotInstant(day, '12:00 PM');
  const short = noon ? shortSlot(noon, COMPANY_ZONE).day : day;
  return day < today ? `Overdue since ${short}` : `Next step ${short}`;
}
