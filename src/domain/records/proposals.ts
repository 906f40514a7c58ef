import * as z from 'zod/mini';
import { administratorsAddress } from '../schemas/deals.ts';
import { acceptanceSchema, type ProposalState, sha256 } from '../schemas/shown-proposal.ts';
import { calendarDate, documentId, emailAddress, optionalLine, optionalText } from '../schemas/text.ts';
import { moment } from './moment.ts';
import { defineRecord, type FieldsOf } from './record.ts';

export const acceptedSchema = z.extend(acceptanceSchema, { at: moment() });

export const PROPOSALS = defineRecord({
  name: 'proposals',
  about:
    'A proposal to a customer: its state and its links. What its versions say is in `proposal_versions`.',
  schema: z.object({
    /** Short reference for people, such as 'PR-7F3K9Q'. */
    reference: z.string().check(z.regex(/^PR-[0-9A-Z]{6}$/)),
    deal_id: documentId(),
    name: optionalLine(100),
    company: optionalLine(100),
    email: emailAddress(),
    /** `expired` is not stored: a sent one ends at `ends_at`. */
    state: z.enum(['sent', 'withdrawn', 'accepted', 'declined']),
    /** When it got this state, or its newest version. */
    changed_at: moment(),
    /** Number of the newest version. */
    version: z.int().check(z.minimum(1)),
    /** Total of the newest version without optional lines, in US dollars. */
    total: z.number(),
    valid_until: calendarDate(),
    /** End of that day in the company's zone. */
    ends_at: moment(),
    /** Email address of the administrator who sent the newest version. */
    sent_by: administratorsAddress(),
    /** When each version was sent, the first one first. */
    sent: z.array(z.object({ at: moment(), sha256: sha256() })),
    /** SHA-256 (hex) of the secrets of the customer's links, each with the version that it was made for. */
    links: z.array(z.object({ hash: sha256(), version: z.int() })),
    /** Tabs in which the proposal was seen, and when last. */
    reads: z.int().check(z.minimum(0)),
    read_at: z.nullable(moment()),
    accepted: z.nullable(acceptedSchema),
    decline_reason: optionalText(500),
    /** Changes that the customer asked for, oldest first. */
    asked: z.array(z.object({ at: moment(), version: z.int(), text: optionalText(2000) })),
    /** Days on which money came in; null until then. */
    deposit_on: z.nullable(calendarDate()),
    paid_on: z.nullable(calendarDate()),
    created_at: moment(),
  }),
  administrators: { read: 'all', write: [] },
  writtenBy:
    'POST /api/admin/proposals and its subpaths; /api/proposal and its subpaths; POST /api/admin/deals/{id}/payments',
  kept: "Until the customer's data is deleted, or as long as its deal",
});

export type Proposal = FieldsOf<typeof PROPOSALS>;

/** Returns the state of one version of a proposal at `now`; of the newest if omitted. */
export function proposalState(
  { state, version: newest, accepted, ends_at }: Pick<Proposal, 'state' | 'version' | 'accepted' | 'ends_at'>,
  now: Date,
  version: number = newest,
): ProposalState {
  if (version !== (accepted?.version ?? newest)) return 'replaced';
  if (state !== 'sent') return state;
  return ends_at.toDate() <= now ? 'expired' : 'open';
}
