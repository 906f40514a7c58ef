/** Reads the fields of former versions that deals replaced. */
import { acceptedPayments } from '../../../src/domain/deals/change-deal.ts';
import type { DealChange } from '../../../src/domain/deals/deal-events.ts';
import { paymentAmounts } from '../../../src/domain/proposal/amounts.ts';
import type { ProposalSheet } from '../../../src/domain/proposal/sheet.ts';
import type { Deal } from '../../../src/domain/records/deals.ts';
import type { Document } from '../../../src/domain/records/document.ts';
import type { Moment } from '../../../src/domain/records/moment.ts';
import type { Proposal } from '../../../src/domain/records/proposals.ts';
import type { DealFields } from '../../../src/domain/schemas/deals.ts';
import type { writeHistory } from './deal-store.ts';

/** Events of a record's deal, in order. */
export type History = Parameters<typeof writeHistory>[2];

/** Returns a history of one event. */
export function event(change: DealChange, at: Moment, by: string): History {
  return [[change, { at, by }]];
}

/** Returns what happened to the deal of a proposal. @param sheetText of its newest version */
export function proposalHistory(id: string, proposal: Proposal, sheetText: unknown): History {
  const { reference, total, valid_until, sent, sent_by, state, changed_at, accepted, asked } = proposal;
  const last = sent.at(-1)?.at ?? changed_at;
  const wish = asked.filter(({ at }) => at.toMillis() > last.toMillis()).at(-1);
  const base = { id, reference, state: 'sent', total, valid_until } as const;
  const { plan } = JSON.parse(String(sheetText ?? '{"plan":[]}')) as Pick<ProposalSheet, 'plan'>;
  const amounts = accepted ? paymentAmounts(plan, accepted.total) : [];
  const payments = accepted
    ? acceptedPayments(plan, amounts, accepted.at.toDate()).map((payment, index) => ({
        ...payment,
        paid_on: proposal.paid_on ?? (index === 0 ? proposal.deposit_on : null),
      }))
    : [];
  return [
    ...event({ what: 'proposed', proposal: base }, last, sent_by),
    ...(wish ? event({ what: 'asked', text: wish.text }, wish.at, 'visitor') : []),
    ...(state === 'withdrawn' ? event({ what: 'withdrawn' }, changed_at, sent_by) : []),
    ...(state === 'declined'
      ? event({ what: 'declined', text: proposal.decline_reason }, changed_at, 'visitor')
      : []),
    ...(accepted ? event({ what: 'accepted', total: accepted.total, payments }, accepted.at, 'visitor') : []),
  ];
}

interface FormerLead {
  readonly state: 'new' | 'answered' | 'won' | 'lost';
  readonly note?: string;
  readonly next_step?: string | null;
  readonly agreed_amount?: number | null;
  readonly lost_reason?: string;
  readonly changed_at?: Moment;
  readonly changed_by?: string;
}

const STATES = { new: null, answered: 'answered', won: 'sold', lost: 'lost' } as const;

/** Returns the team's fields that a former version stored with a visitor's record. */
export function formerLead({ lead = {} }: { readonly lead?: unknown }): Partial<FormerLead> {
  return lead as Partial<FormerLead>;
}

/** Returns the change that brings the team's fields of a former version: a lead's, or a booking's note. */
export function teamFields(document: Document, deal: Deal): History {
  const { note: ownNote = '', created_at } = document as { note?: string; created_at: Moment };
  const lead = formerLead(document);
  const { state = 'new', next_step, agreed_amount, lost_reason } = lead;
  const notes = new Set([deal.note, lead.note ?? ownNote]);
  const note = [...notes].filter(Boolean).join('\n').slice(0, 2000);
  const to = STATES[state];
  const fields: Partial<DealFields> = {
    ...(to && { state: to }),
    ...(note !== deal.note && { note }),
    ...(next_step && { next_step }),
    ...(agreed_amount != null && { amount: agreed_amount }),
    ...(lost_reason && { lost_reason }),
  };
  if (Object.keys(fields).length === 0) return [];
  const { changed_at = created_at, changed_by = 'team' } = lead;
  return event({ what: 'edited', fields }, changed_at, changed_by);
}
