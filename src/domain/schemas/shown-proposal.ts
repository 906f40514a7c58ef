/** A customer's actions on a proposal, and the answers. Apart from the sheet's schema, which its page does not need. */
import * as z from 'zod/mini';
import { fieldMessages } from '../messages/fields.ts';
import { instant } from './booking-answer.ts';
import { optionalText, requiredLine, requiredText } from './text.ts';

/** Maximum lines of a proposal: more than a quote can have. */
export const MAX_LINES = 120;

/** States of a version, as its customer and the team see it. */
export const PROPOSAL_STATES = ['open', 'replaced', 'expired', 'withdrawn', 'accepted', 'declined'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

const version = () => z.int().check(z.minimum(1));

/** A SHA-256 in hexadecimal. */
export function sha256() {
  return z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'Send a SHA-256 in hexadecimal' }));
}

/** An acceptance: the version, its options and total, and the person. */
export const acceptanceSchema = z.object({
  version: version(),
  /** Of the version's text, as the page computed it. */
  sha256: sha256(),
  /** Indexes of the ticked optional lines. */
  ticked: z.array(z.int().check(z.minimum(0), z.maximum(MAX_LINES))).check(z.maxLength(MAX_LINES)),
  /** The total shown, in US dollars. */
  total: z.number(),
  name: requiredLine(100, fieldMessages.name),
  role: requiredLine(100, 'Role is required'),
});

/** Body of POST /api/proposal/accept: what the page shows, and who accepts it. */
export const acceptProposalSchema = z.extend(acceptanceSchema, {
  agreed: z.literal(true, { error: 'Check this box to accept' }),
});
export type AcceptProposal = z.output<typeof acceptProposalSchema>;

/** The part of an acceptance that a person fills in. */
export const acceptingSchema = z.pick(acceptProposalSchema, { name: true, role: true, agreed: true });

/** Body of POST /api/proposal/decline. */
export const declineProposalSchema = z.object({
  version: version(),
  reason: z._default(optionalText(500), ''),
});

/** Body of POST /api/proposal/ask: what should change. */
export const askProposalSchema = z.object({
  version: version(),
  text: requiredText(2000, 'Tell us what should change'),
});

/** Answer of GET /api/proposal. */
export const shownProposalSchema = z.object({
  success: z.literal(true),
  proposal: z.object({
    /** The JSON text of the version's sheet (domain/proposal/sheet.ts); null once the proposal was withdrawn. */
    sheet: z.nullable(z.string()),
    sha256: z.nullable(z.string()),
    version: z.int(),
    /** Number of the newest version. */
    newest: z.int(),
    state: z.enum(PROPOSAL_STATES),
    /** End of the last valid day. */
    ends_at: instant(),
    accepted: z.nullable(z.extend(acceptanceSchema, { at: instant() })),
    /** When it was withdrawn, accepted or declined, or this version was sent. */
    changed_at: instant(),
    deposit_on: z.nullable(z.string()),
    paid_on: z.nullable(z.string()),
  }),
});
export type ShownProposal = Readonly<z.infer<typeof shownProposalSchema>['proposal']>;

/** Answer of the POSTs: what has changed. Answers are remembered for two days, so nothing in them is personal. */
export const answeredProposalSchema = z.object({
  success: z.literal(true),
  proposal: z.pick(shownProposalSchema.shape.proposal, { state: true, changed_at: true }),
});

/** Answer of GET /api/proposal/booth: WebP files in base64; null without one. */
export const proposalBoothSchema = z.object({
  success: z.literal(true),
  logo: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});
