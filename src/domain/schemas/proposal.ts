/** The team's actions on a proposal, and the answers. */
import * as z from 'zod/mini';
import { proposalDraftSchema } from '../proposal/sheet.ts';
import { instant } from './booking-answer.ts';
import { boothText } from './meeting-logo.ts';
import { documentId } from './text.ts';

/** Body of POST /api/admin/proposals: the next version for a deal. */
export const sendProposalSchema = z.extend(proposalDraftSchema, {
  deal_id: documentId(),
  /** The proposal of which this is a new version, and the version that the team saw; null for a first one. */
  replaces: z.nullable(z.object({ id: documentId(), version: z.int().check(z.minimum(1)) })),
  /** True if the booth of the deal's newest quote comes along. */
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

/** Answer of POST /api/admin/proposals/preview: the JSON text of the sheet (domain/proposal/sheet.ts), and its pictures. */
export const previewedProposalSchema = z.object({
  success: z.literal(true),
  sheet: z.string(),
  /** WebP files in base64; null without one. */
  logo: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});
