/**
 * A quote in a URL, so that it can be shared without being stored: `/quote#v1.Las+Vegas.NV.…`. It contains the choices,
 * by id, and the total on the day it was made, but nothing about a person. Browsers do not send the part after '#'.
 */
import { type Dress, dressWord, spotsText } from '#booth/common.ts';
import { isDocumentId } from '../document-id.ts';
import type { QuoteSubmission } from '../records/quote-submissions.ts';
import { type City, canBeQuoted } from '../show/cities.ts';
import { companyDay } from '../show/show-timing.ts';
import { problemOfShow } from '../show/shows.ts';
import type { ChosenExtra, ChosenShow, WizardDraft } from '../wizard/draft.ts';
import { firstIncompleteStep } from '../wizard/steps.ts';
import type { BoothSize } from './catalogue.ts';
import { priceQuote } from './pricing.ts';

/** The choices that make up a quote. */
export interface LinkedQuote {
  readonly city: City;
  readonly show: ChosenShow;
  readonly boothSize: BoothSize;
  /** Id of the booth design; null without one. */
  readonly designId: string | null;
  readonly extras: readonly LinkedExtra[];
  /** The walls; undefined as designed. */
  readonly dress?: Dress | undefined;
  /** Undefined in links of before November 2026. */
  readonly asOf?: DatedTotal | undefined;
}

/** The estimated total in US dollars on the day in the company's zone, 'yyyy-MM-dd', on which a link was made. */
export interface DatedTotal {
  readonly day: string;
  readonly total: number;
}

export type LinkedExtra = Pick<ChosenExtra, 'id' | 'quantity' | 'spots'>;

/** The parts of a draft that make a quote. */
export type QuotedParts = Pick<
  WizardDraft,
  'city' | 'show' | 'boothSize' | 'selectedDesign' | 'extras' | 'prices'
>;

/** The parts of a quote that set its total. */
export type PricedParts = Pick<LinkedQuote, 'city' | 'boothSize'> & Pick<WizardDraft, 'extras' | 'prices'>;

/** The first part of a fragment. */
export const VERSION = 'v1';

/** The last part, so that a truncated link is not a different quote. No part of an extra starts with a letter. */
export const END = 'end';

/** Start of the part before it, with the day and the total in cents: 'asof~2026-11-03~1040000'. */
export const AS_OF = 'asof';

const MAX_EXTRAS = 100;
const MAX_QUANTITY = 1000;

/**
 * Returns the parts of a draft for a link; null if the draft is incomplete or its design has no id, as in old drafts. A
 * custom size is linked without the visitor's description.
 */
export function linkedQuoteOf(parts: QuotedParts): LinkedQuote | null {
  const { city, show, boothSize, selectedDesign, extras } = parts;
  if (!city || !show || !boothSize || firstIncompleteStep(parts) !== null) return null;
  const quote: LinkedQuote = {
    city,
    show: { id: show.id, name: show.name.trim() },
    boothSize,
    designId: selectedDesign?.id ?? null,
    extras: extras.map(({ id, quantity, spots }) => ({ id, quantity, ...(spots && { spots }) })),
  };
  return Boolean(selectedDesign) === Boolean(quote.designId) && isWhole(quote) ? quote : null;
}

/** Returns a quote's fragment without '#'. It only has letters, digits and '-_.~+%', which link detection does not break. */
export function quoteFragment({ city, show, boothSize, designId, extras, dress, asOf }: LinkedQuote): string {
  const chosen = extras.map(({ id, quantity, spots }) => `${quantity}~${id}${spotsText(spots)}`);
  const parts = [city.city, city.state, show.id, show.name, boothSize, designId ?? ''].map(encoded);
  const made = asOf ? [`${AS_OF}~${asOf.day}~${Math.round(asOf.total * 100)}`] : [];
  const word = dress && dressWord(dress);
  return [VERSION, ...parts, ...chosen, ...(word ? [word] : []), ...made, END].join('.');
}

/** Returns the total of a quote made at `now`. */
export function datedTotal({ city, boothSize, extras, prices }: PricedParts, now: Date): DatedTotal {
  const { estimatedTotal } = priceQuote({ boothSize, state: city.state, extras, prices });
  return { day: companyDay(now), total: estimatedTotal };
}

/** Returns the URL of a draft's quote as of `now`, with the walls of its booth; null if it has none. */
export function draftAddress(origin: string, draft: QuotedParts, now: Date, dress?: Dress): string | null {
  const quote = linkedQuoteOf(draft);
  const asOf = quote && datedTotal({ ...quote, extras: draft.extras, prices: draft.prices }, now);
  return quote && asOf && quoteAddress(origin, { ...quote, dress, asOf });
}

/** Returns the URL of a quote's page. */
export function quoteAddress(origin: string, quote: LinkedQuote): string {
  return `${origin}/quote#${quoteFragment(quote)}`;
}

/** True if the server would accept the choices, whether or not they are offered. */
export function isWhole({ city, show, designId, extras }: LinkedQuote): boolean {
  return (
    canBeQuoted(city) &&
    problemOfShow(show) === null &&
    isDocumentId(show.id) &&
    (designId === null || isDocumentId(designId)) &&
    extras.length <= MAX_EXTRAS &&
    new Set(extras.map(({ id }) => id)).size === extras.length &&
    extras.every(({ id, quantity }) => isDocumentId(id) && quantity <= MAX_QUANTITY)
  );
}

/** Percent-encodes all but letters, digits, '-' and '_'; spaces become '+'. */
function encoded(text: string): string {
  return encodeURIComponent(text)
    .replace(/[.!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

/** The parts of a quote that its link contains. */
export type LinkedParts = Pick<
  QuoteSubmission,
  | 'city'
  | 'state'
  | 'show_id'
  | 'show_name'
  | 'booth_size'
  | 'design_id'
  | 'extras'
  | 'pricing'
  | 'created_at'
>;

/** Returns the URL of a stored quote's page; null if the page could not read it. */
export function storedQuoteAddress(siteUrl: string, quote: LinkedParts): string | null {
  const linked: LinkedQuote = {
    city: { city: quote.city, state: quote.state },
    show: { id: quote.show_id, name: quote.show_name },
    boothSize: quote.booth_size,
    designId: quote.design_id,
    extras: quote.extras,
    asOf: { day: companyDay(quote.created_at.toDate()), total: quote.pricing.estimatedTotal },
  };
  return isWhole(linked) ? quoteAddress(siteUrl, linked) : null;
}
