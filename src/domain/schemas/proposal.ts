/** The team's actions on a proposal, and the answers. */
import * as z from 'zod/mini';
import { proposalDraftSchema } from '../proposal/sheet.ts';
import { instant } from './booking-answer.ts';
import { LEAD_KINDS } from './leads.ts';
import { boothText } from './meeting-logo.ts';
import { calendarDate, documentId } from './text.ts';

/** Body of POST /api/admin/proposals: the next version for a lead. */
export const sendProposalSchema = z.extend(proposalDraftSchema, {
  lead_kind: z.enum(LEAD_KINDS),
  lead_id: documentId(),
  /** The proposal of which this is a new version, and the version that the team saw; null for a first one. */
  replaces: z.nullable(z.object({ id: documentId(), version: z.int().check(z.minimum(1)) })),
  /** True if the quote's booth comes along. */
  with_booth: z.boolean(),
  /** The booth with its extras as the panel drew it; null if the browser could not. */
  picture: z._default(z.nullable(boothText()), null),
});
export type SendProposal = z.input<typeof sendProposalSchema>;

export const sentProposalSchema = z.object({
  success: z.literal(true),
  id: z.string(),
  reference: z.string(),
  version: z.int(),
  /** `/proposal#<token>` on the site. */
  url: z.string(),
  /** When its mail leaves if the address is at its limit; null if at once. */
  leaves_at: z.nullable(instant()),
});

export const proposalLinkSchema = z.object({ success: z.literal(true), url: z.string() });

/** Body of POST /api/admin/proposals/{id}/payments: when money came in; null until then. */
export const proposalPaymentsSchema = z.object({
  deposit_on: z.nullable(calendarDate()),
  paid_on: z.nullable(calendarDate()),
});
