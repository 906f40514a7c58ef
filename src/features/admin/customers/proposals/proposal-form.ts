/** The form of a proposal: its values as typed, and what it begins with. */
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { clauses } from '#company/terms.ts';
import { brand } from '../../../../config/brand.ts';
import { clausesText } from '../../../../domain/proposal/clauses.ts';
import {
  type FirstDraft,
  firstDraft,
  usualPlan,
  usualValidity,
} from '../../../../domain/proposal/new-draft.ts';
import { checkDueDays, isDueTooSoon } from '../../../../domain/proposal/payment-days.ts';
import {
  draftFields,
  type Payment,
  type ProposalLine,
  proposalSheetSchema,
} from '../../../../domain/proposal/sheet.ts';
import { CUSTOM_REQUESTS } from '../../../../domain/records/custom-requests.ts';
import type { Deal } from '../../../../domain/records/deals.ts';
import { PROPOSAL_VERSIONS, versionId } from '../../../../domain/records/proposal-versions.ts';
import type { Proposal } from '../../../../domain/records/proposals.ts';
import type { QuoteSubmission } from '../../../../domain/records/quote-submissions.ts';
import { SHOWS } from '../../../../domain/records/shows.ts';
import { DEFAULT_SHOWS } from '../../../../domain/show/default-shows.ts';
import { hasDecimals, numberIn, signedAmountIn } from '../../../../domain/typed-amount.ts';
import { loadContent } from '../../../../lib/content-client.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { fetchRecord } from '../../controls/use-loaded.ts';

const typed = (parse: (text: string) => number) => z.pipe(z.string(), z.transform(parse));

const linesSchema = z.array(
  z.object({
    text: z.string(),
    quantity: typed(numberIn),
    unit_price: typed(signedAmountIn),
    optional: z.boolean(),
  }),
);
const planSchema = z.array(
  z.object({
    percent: typed(numberIn),
    /** Empty for 'with the order'. */
    due_on: z.pipe(
      z.string(),
      z.transform((day: string) => day || null),
    ),
    text: z.string(),
  }),
);

/** Turns the entered texts into what is sent. Its messages are the sheet's. */
export const proposalFormSchema = z
  .extend(draftFields, {
    lines: z.pipe(linesSchema, draftFields.shape.lines),
    plan: z.pipe(planSchema, draftFields.shape.plan),
    with_booth: z.boolean(),
  })
  .check(checkDueDays);
export type ProposalEntry = z.input<typeof proposalFormSchema>;
export type EnteredProposal = z.output<typeof proposalFormSchema>;
export type ProposalForm = UseFormReturn<ProposalEntry, unknown, EnteredProposal>;

export const EMPTY_LINE = { text: '', quantity: '1', unit_price: '', optional: false };
export const DISCOUNT_LINE = { ...EMPTY_LINE, text: 'Discount', unit_price: '-' };
export const EMPTY_PAYMENT = { percent: '', due_on: '', text: '' };

/** Returns the entered lines; a number that is still missing counts as 0. */
export function linesIn(entries: ProposalEntry['lines']): ProposalLine[] {
  return entries.map((line) => ({
    ...line,
    quantity: numberIn(line.quantity) || 0,
    unit_price: signedAmountIn(line.unit_price) || 0,
  }));
}

/** Returns a price as it stands in its field: '9000.50' or '0.125'; empty if it is to be entered. */
function typedPrice(price: number | null): string {
  if (price === null) return '';
  return hasDecimals(price, 2) ? price.toFixed(2) : String(price);
}

function entryOf({ lines, plan, ...draft }: FirstDraft, with_booth: boolean): ProposalEntry {
  return {
    ...draft,
    lines: lines.map((line) => ({
      ...line,
      quantity: String(line.quantity),
      unit_price: typedPrice(line.unit_price),
    })),
    plan: plan.map(({ percent, due_on, text }: Payment) => ({
      percent: String(percent),
      due_on: due_on ?? '',
      text,
    })),
    with_booth,
  };
}

/** True if the quote has a booth that can come along. */
export function hasBooth(quote: QuoteSubmission | null): boolean {
  return quote !== null && quote.design_id !== null;
}

/**
 * Returns what the form begins with: the quote, or the show and size that are known without one, with the usual validity,
 * payments and the company's terms; or the newest version of the proposal that it replaces, with the usual payments if its
 * own would be due too soon by now.
 * @param today in the company's zone
 * @throws FirebaseError as the backend says
 */
export async function firstEntry(
  { show_id, booth_size, requests }: Pick<Deal, 'show_id' | 'booth_size' | 'requests'>,
  quote: QuoteSubmission | null,
  replaced: Stored<Proposal> | null,
  today: string,
): Promise<ProposalEntry> {
  const stored = show_id ? await fetchRecord(SHOWS, show_id) : null;
  const show = stored ?? DEFAULT_SHOWS.find(({ id }) => id === show_id);
  // Null also for the days of the last edition
  const opensOn = show?.first_day && show.first_day >= today ? show.first_day : null;
  if (replaced) {
    const version = await fetchRecord(PROPOSAL_VERSIONS, versionId(replaced.id, replaced.version));
    const { booth, ...draft } = proposalSheetSchema.parse(JSON.parse(version?.sheet ?? 'null'));
    const { lines, note, plan, terms } = draft;
    const valid_until = draft.valid_until < today ? usualValidity(today, opensOn) : draft.valid_until;
    const next = isDueTooSoon({ plan, valid_until }) ? usualPlan(today, opensOn, valid_until) : plan;
    return entryOf({ lines, note, valid_until, plan: next, terms }, booth !== null && hasBooth(quote));
  }
  const request = booth_size === 'custom' ? requests.at(-1) : undefined;
  const custom = request ? await fetchRecord(CUSTOM_REQUESTS, request) : null;
  const known = quote ?? { size: booth_size, custom, show, prices: (await loadContent())?.prices };
  const draft = firstDraft(known, clausesText(clauses, brand.name), today, opensOn);
  const entry = entryOf(draft, hasBooth(quote));
  return draft.lines.length > 0 ? entry : { ...entry, lines: [EMPTY_LINE] };
}
