/** What administrators do with leads through /api/admin/leads. */
import * as z from 'zod/mini';
import { calendarDate, documentId, optionalLine, optionalText } from './text.ts';

/** Quotes without a meeting, requests of a custom size, messages of the contact form. */
export const LEAD_KINDS = ['quote', 'request', 'message'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** `won` and `lost` end it. */
export const LEAD_STATES = ['new', 'answered', 'won', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** Whether there is still something to do about a lead in this state. */
export function isOpen(state: LeadState): boolean {
  return state === 'new' || state === 'answered';
}

/** What the team writes down about a lead, for itself only. */
export function leadNote() {
  return optionalText(2000);
}

/** An administrator by e-mail address; no field of the kind 'email', which are visitors'. */
export function leadOwner() {
  return optionalLine(255);
}

const leadFields = z.object({
  state: z.enum(LEAD_STATES),
  owner: leadOwner(),
  note: leadNote(),
  next_step: z.nullable(calendarDate()),
});

/** What is said of a lead. */
export type LeadFields = z.output<typeof leadFields>;

/** What a lead is of which nothing has been said. */
export const NEW_LEAD: LeadFields = { state: 'new', owner: '', note: '', next_step: null };

/**
 * Body of POST /api/admin/leads/change: what to change, and in `expected` what has to be so by then, so that nobody writes over
 * what another wrote meanwhile.
 */
export const changeLeadSchema = z.object({
  kind: z.enum(LEAD_KINDS),
  id: documentId(),
  change: z.partial(leadFields),
  expected: z._default(z.partial(leadFields), {}),
});
export type ChangeLead = z.input<typeof changeLeadSchema>;

/** What it answers: the lead as it is now, and as it was. */
export const changedLeadSchema = z.object({
  success: z.literal(true),
  lead: leadFields,
  before: leadFields,
});
export type ChangedLead = z.infer<typeof changedLeadSchema>;

/** What GET /api/admin/administrators answers: who a lead may belong to. */
export const administratorsSchema = z.object({ success: z.literal(true), emails: z.array(z.string()) });
