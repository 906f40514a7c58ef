/** Administrators' actions on leads through /api/admin/leads. */
import * as z from 'zod/mini';
import { calendarDate, documentId, optionalLine, optionalText, usdAmount } from './text.ts';

/** Quotes without a meeting, requests for a custom size, messages of the contact form. */
export const LEAD_KINDS = ['quote', 'request', 'message'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** `won` and `lost` are final. */
export const LEAD_STATES = ['new', 'answered', 'won', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** True if a lead in this state still needs work. */
export function isOpen(state: LeadState): state is 'new' | 'answered' {
  return state === 'new' || state === 'answered';
}

/** An administrator's email address; not of the kind 'email', which marks visitors' addresses. */
export function administratorsAddress() {
  return optionalLine(255);
}

/** The team's fields of a lead. */
export const leadFields = z.object({
  state: z.enum(LEAD_STATES),
  /** The team's private note; never shown to visitors. */
  note: optionalText(2000),
  /** Day of the next step, in the company's zone; null for none, and always null once won or lost. */
  next_step: z.nullable(calendarDate()),
  /** Amount of the order, in US dollars; null if unknown, and unless won. */
  agreed_amount: z.nullable(usdAmount()),
  /** Why the lead was lost; empty if unknown, and unless lost. */
  lost_reason: optionalText(500),
});
export type LeadFields = z.output<typeof leadFields>;

/** The team's fields of a lead that comes in. */
export const NEW_LEAD: LeadFields = {
  state: 'new',
  note: '',
  next_step: null,
  agreed_amount: null,
  lost_reason: '',
};

/** Returns the fields without those that the state does not have. */
export function settledLead(lead: LeadFields): LeadFields {
  const { state, next_step, agreed_amount, lost_reason } = lead;
  return {
    ...lead,
    next_step: isOpen(state) ? next_step : null,
    agreed_amount: state === 'won' ? agreed_amount : null,
    lost_reason: state === 'lost' ? lost_reason : '',
  };
}

/**
 * Body of POST /api/admin/leads/change; `expected` has the previous values, so that no other change is overwritten.
 */
export const changeLeadSchema = z.object({
  kind: z.enum(LEAD_KINDS),
  id: documentId(),
  change: z.partial(leadFields),
  expected: z._default(z.partial(leadFields), {}),
});
export type ChangeLead = z.input<typeof changeLeadSchema>;

/** The answer: the lead after and before the change. */
export const changedLeadSchema = z.object({
  success: z.literal(true),
  lead: leadFields,
  before: leadFields,
});
export type ChangedLead = z.infer<typeof changedLeadSchema>;
