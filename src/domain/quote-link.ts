/**
 * A quote in an address, so that it can be passed on without a server that keeps it: `/quote#v1.Las+Vegas.NV.…`. What
 * was chosen is in it, by ids; never a price, and nothing about a person. What stands behind the '#' is not sent to us.
 */
import type { BoothSize } from './catalogue.ts';
import { type City, canBeQuoted } from './cities.ts';
import { isDocumentId } from './document-id.ts';
import type { QuoteSubmission } from './records/quote-submissions.ts';
import { CUSTOM_SHOW_ID, listedShow, problemOfShow } from './shows.ts';
import type { ChosenShow, WizardDraft } from './wizard/draft.ts';
import { firstIncompleteStep } from './wizard/steps.ts';

/** The choices that make up a quote. */
export interface LinkedQuote {
  readonly city: City;
  readonly show: ChosenShow;
  readonly boothSize: BoothSize;
  /** Id of the booth design; null without one. */
  readonly designId: string | null;
  readonly extras: readonly LinkedExtra[];
}

/** An extra by its id, and how many of it. */
export interface LinkedExtra {
  readonly id: string;
  readonly quantity: number;
}

/** The parts of a draft that a quote is made of. */
export type QuotedParts = Pick<WizardDraft, 'city' | 'show' | 'boothSize' | 'selectedDesign' | 'extras'>;

/** The first part of a fragment. */
export const VERSION = 'v1';

/** The last part, so that a link which was cut off is no other quote. No part of an extra begins with a letter. */
export const END = 'end';

const MAX_EXTRAS = 100;
const MAX_QUANTITY = 1000;

/**
 * The parts of a draft that a link carries; null if the draft makes no quote yet, or if its design was chosen
 * before drafts kept its id. A custom size is carried without the visitor's own description.
 */
export function linkedQuoteOf(parts: QuotedParts): LinkedQuote | null {
  const { city, show, boothSize, selectedDesign, extras } = parts;
  if (!city || !show || !boothSize || firstIncompleteStep(parts) !== null) return null;
  const quote: LinkedQuote = {
    city,
    show: { id: show.id, name: listedShow(show.id)?.name ?? show.name.trim() },
    boothSize,
    designId: selectedDesign?.id ?? null,
    extras: extras.map(({ id, quantity }) => ({ id, quantity })),
  };
  return Boolean(selectedDesign) === Boolean(quote.designId) && isWhole(quote) ? quote : null;
}

/** The fragment of a quote, without '#': letters, digits, and '-_.~+%', which programs that find links leave whole. */
export function quoteFragment({ city, show, boothSize, designId, extras }: LinkedQuote): string {
  const name = show.id === CUSTOM_SHOW_ID ? show.name : '';
  const chosen = extras.map(({ id, quantity }) => `${quantity}~${id}`);
  const parts = [city.city, city.state, show.id, name, boothSize, designId ?? ''].map(encoded);
  return [VERSION, ...parts, ...chosen, END].join('.');
}

/** The address of the page that shows a quote. */
export function quoteAddress(origin: string, quote: LinkedQuote): string {
  return `${origin}/quote#${quoteFragment(quote)}`;
}

/** True for choices that the server would accept, apart from what is offered at the time. */
export function isWhole({ city, show, designId, extras }: LinkedQuote): boolean {
  return (
    canBeQuoted(city) &&
    problemOfShow(show) === null &&
    (designId === null || isDocumentId(designId)) &&
    extras.length <= MAX_EXTRAS &&
    new Set(extras.map(({ id }) => id)).size === extras.length &&
    extras.every(({ id, quantity }) => isDocumentId(id) && quantity <= MAX_QUANTITY)
  );
}

/** Percent-encoded but for letters, digits, '-' and '_'; spaces as '+'. */
function encoded(text: string): string {
  return encodeURIComponent(text)
    .replace(/[.!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

/** The quote's parts of which its link is made. */
export type LinkedParts = Pick<
  QuoteSubmission,
  'city' | 'state' | 'show_id' | 'show_name' | 'booth_size' | 'design_id' | 'extras'
>;

/** The address of the page that shows a stored quote; null for one that the page could not read. */
export function storedQuoteAddress(siteUrl: string, quote: LinkedParts): string | null {
  const linked: LinkedQuote = {
    city: { city: quote.city, state: quote.state },
    show: { id: quote.show_id, name: quote.show_name },
    boothSize: quote.booth_size,
    designId: quote.design_id,
    extras: quote.extras,
  };
  return isWhole(linked) ? quoteAddress(siteUrl, linked) : null;
}
