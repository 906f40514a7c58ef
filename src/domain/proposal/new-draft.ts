/** The first draft of a proposal: the quote as it is, with the usual validity and payments. */
import { type BoothSize, boothSizeLabel } from '../quote/catalogue.ts';
import { type CustomSize, knownSides } from '../quote/custom-size.ts';
import { basePriceOf, type PriceTable } from '../quote/pricing.ts';
import { designLineName, includedText } from '../quote/quote-texts.ts';
import type { QuoteSubmission } from '../records/quote-submissions.ts';
import type { TradeShow } from '../records/shows.ts';
import { allInText } from '../show/show-cost-text.ts';
import { allInAt } from '../show/show-costs.ts';
import { addDays } from '../time/calendar-day.ts';
import type { Payment, ProposalDraft, ProposalLine } from './sheet.ts';

/** Days from sending until a proposal ends, unless the show opens before. */
const VALID_DAYS = 30;
/** Days before the show on which the last payment is due. */
const LAST_PAYMENT_DAYS = 35;

/** A first draft, whose prices may still have to be entered. */
export interface FirstDraft extends Omit<ProposalDraft, 'lines'> {
  /** `unit_price` is null where the quote has no price. */
  readonly lines: readonly (Omit<ProposalLine, 'unit_price'> & { readonly unit_price: number | null })[];
}

const line = (text: string, unit_price: number | null, quantity = 1) => ({
  text: text.slice(0, 200),
  quantity,
  unit_price,
  optional: false,
});

/** Returns the line of a custom booth, whose price is not known yet. */
function customBoothLine(size: CustomSize | null): FirstDraft['lines'][number] {
  return line(['Custom booth', size && knownSides(size)].filter(Boolean).join(', '), null);
}

/** A booth without a quote: its size, and its show if it is one that the site knows. */
export interface KnownBooth {
  readonly size: BoothSize | null;
  /** The sides of a custom size, as far as they are known. */
  readonly custom?: CustomSize | null | undefined;
  readonly show: Pick<TradeShow, 'name' | 'state' | 'costs'> | undefined;
  /** The team's prices; missing for the default ones. */
  readonly prices?: PriceTable | undefined;
}

/** Returns the package of a known booth, and a note on what the show's venue bills. A price needs the show's state. */
function draftOfBooth({ size, custom, show, prices }: KnownBooth): Pick<FirstDraft, 'lines' | 'note'> {
  if (!size) return { lines: [], note: '' };
  const isCustom = size === 'custom';
  const unit_price = show && !isCustom ? basePriceOf(size, show.state, prices) : null;
  const allIn = allInAt(show?.costs, { boothSize: size, designWeight: null, extras: [] });
  return {
    lines: [
      isCustom
        ? customBoothLine(custom ?? null)
        : line(`Base booth package ${boothSizeLabel(size)}`, unit_price),
    ],
    note: allIn
      ? `Budget another ${allInText(allIn)} for show services at ${show?.name} (billed by the venue).`
      : '',
  };
}

/** Returns the lines of a stored quote: its package, its design and its extras. */
function linesOfQuote(quote: QuoteSubmission): FirstDraft['lines'] {
  const { booth_size, pricing, selected_render_title, design_fee, custom_design, extras } = quote;
  return [
    booth_size === 'custom'
      ? customBoothLine(custom_design)
      : line(`Base booth package ${boothSizeLabel(booth_size)}`, pricing.basePrice),
    ...(selected_render_title ? [line(designText(selected_render_title, design_fee), 0)] : []),
    ...extras.map(({ name, unitPriceUSD, quantity }) => line(name, unitPriceUSD, quantity)),
  ];
}

/** Returns the text of a design's line, whose price is part of the package: 'Showcase design: included ($4,800 value)'. */
export function designText(title: string, price: QuoteSubmission['design_fee']): string {
  const included = includedText(price);
  return `${designLineName(title)}: ${included.charAt(0).toLowerCase()}${included.slice(1)}`;
}

/**
 * Returns the last day of a new proposal's validity: 30 days after `today`, or the day before the show opens.
 * @param opensOn the show's first day, null if unknown
 */
export function usualValidity(today: string, opensOn: string | null): string {
  const usual = addDays(today, VALID_DAYS);
  const last = opensOn && addDays(opensOn, -1);
  return last && last >= today && last < usual ? last : usual;
}

/**
 * Returns the usual payments: half with the order, half 35 days before the show; all with the order if that day comes
 * while the proposal can still be accepted.
 */
export function usualPlan(
  today: string,
  opensOn: string | null,
  validUntil = usualValidity(today, opensOn),
): Payment[] {
  const due_on = opensOn && addDays(opensOn, -LAST_PAYMENT_DAYS);
  const withOrder = (percent: number): Payment => ({ percent, due_on: null, text: 'With the order' });
  if (due_on && due_on < validUntil) return [withOrder(100)];
  return [
    withOrder(50),
    { percent: 50, due_on: due_on || null, text: `${LAST_PAYMENT_DAYS} days before the show` },
  ];
}

/**
 * Returns a first draft: the quote's lines, or the package of a booth without one, with the usual validity and payments.
 * @param terms the company's clauses
 * @param opensOn the show's first day, null if unknown
 */
export function firstDraft(
  known: QuoteSubmission | KnownBooth,
  terms: string,
  today: string,
  opensOn: string | null,
): FirstDraft {
  return {
    ...('pricing' in known ? { lines: linesOfQuote(known), note: '' } : draftOfBooth(known)),
    valid_until: usualValidity(today, opensOn),
    plan: usualPlan(today, opensOn),
    terms,
  };
}
