import { mailVariantAddress, mediaVariants } from '../../../src/domain/media.ts';
import { boothSizeLabel } from '../../../src/domain/quote/catalogue.ts';
import { allSides } from '../../../src/domain/quote/custom-size.ts';
import { formatUsd, lineTotalOf } from '../../../src/domain/quote/pricing.ts';
import { type LinkedParts, storedQuoteAddress } from '../../../src/domain/quote/quote-link.ts';
import { designLineName, includedText } from '../../../src/domain/quote/quote-texts.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import type { CustomRequest } from '../../../src/domain/schemas/custom-request.ts';
import { listedCity } from '../../../src/domain/show/cities.ts';
import { timingTexts } from '../../../src/domain/show/show-timing.ts';
import { CUSTOM_SHOW_ID } from '../../../src/domain/show/shows.ts';
import {
  NEUTRAL_CITY,
  NEUTRAL_SHOW,
  safeCity,
  safeShow,
} from '../../../src/domain/visitor/strangers-words.ts';
import { type MailBlock, type MailPicture, type MailRow, paragraph, table } from './layout.ts';

/** The part of a quote that mails show. */
export interface QuotedBooth
  extends LinkedParts,
    Pick<
      QuoteSubmission,
      'selected_render_title' | 'design_fee' | 'pricing' | 'inspired_by_name' | 'timing'
    > {
  readonly custom_design: Pick<CustomRequest, 'width' | 'depth' | 'height' | 'requests'> | null;
  /** Words of the visitor, marked as such: the recipient may be someone else. Only in mails to visitors. */
  readonly as_entered?: { readonly show: boolean; readonly city: boolean };
}

/** The quoted items and their price, as in the review step. A custom size has no total. */
function quoteSummary({ as_entered, timing, ...quote }: QuotedBooth): MailBlock {
  // A show that opens soon or is over
  const hint = timing && timingTexts[timing];
  return table('Quote summary', [
    { label: as_entered?.show ? 'Show (as entered)' : 'Event', value: quote.show_name },
    {
      label: as_entered?.city ? 'Location (as entered)' : 'Location',
      value: `${quote.city}, ${quote.state}`,
    },
    { label: hint?.label ?? '', value: hint?.text, strong: true },
    { label: 'Booth size', value: boothSizeLabel(quote.booth_size) },
    { label: 'Design', value: quote.selected_render_title },
    { label: 'Extras', value: quote.extras.map(extraLine).join('\n') || 'None' },
    ...priceRows(quote),
  ]);
}

/** Returns 'Rush: ' for the subject of a mail to the team about such a quote; empty for any other. */
export function rushPrefix(quote: Pick<QuoteSubmission, 'timing'> | null): string {
  return quote?.timing === 'rush' ? `${timingTexts.rush.label}: ` : '';
}

function extraLine(extra: QuoteSubmission['extras'][number]): string {
  return `${extra.quantity} × ${extra.name} (${formatUsd(lineTotalOf(extra))})`;
}

function priceRows({ booth_size, pricing, selected_render_title, design_fee }: QuotedBooth): MailRow[] {
  const addOns = { label: 'Add-ons', value: formatUsd(pricing.addOnTotal) };
  if (booth_size === 'custom') {
    return [addOns, { label: 'Estimated total', value: 'A custom proposal follows', strong: true }];
  }
  return [
    { label: 'Base booth package', value: formatUsd(pricing.basePrice) },
    ...(selected_render_title
      ? [{ label: designLineName(selected_render_title), value: includedText(design_fee) }]
      : []),
    addOns,
    { label: 'Estimated total', value: formatUsd(pricing.estimatedTotal), strong: true },
  ];
}

export const FINAL_PRICE_NOTE = paragraph(
  'The final price may vary with venue services, electrical requirements, rigging and drayage fees; a confirmed proposal follows the kickoff call.',
);

/** Returns rows with a custom booth as the visitor described it; lengths in feet. */
export function customBoothRows(
  request: Pick<CustomRequest, 'width' | 'depth' | 'height' | 'requests'>,
): MailBlock {
  return table('Custom booth', [
    { label: 'Width × depth × height', value: allSides(request, 'feet') ?? 'Still open' },
    { label: 'Requests', value: request.requests },
  ]);
}

/** Returns a quote's blocks: the booth's picture, the summary, the project that inspired it, and a custom design. */
export function quoteBlocks(
  siteUrl: string,
  quote: QuotedBooth,
  picture: BoothPicture | null = null,
): MailBlock[] {
  const { inspired_by_name: value, custom_design: custom } = quote;
  return [
    ...boothPicture(siteUrl, picture),
    quoteSummary(quote),
    ...(value ? [table('Reference project', [{ label: 'Inspired by', value }])] : []),
    ...(custom ? [customBoothRows(custom)] : []),
  ];
}

/** Returns the link to a stored quote's page; nothing without a quote or if the page could not read it. */
export function linkToQuote(
  siteUrl: string,
  quote: LinkedParts | null,
  label = 'See the quote',
): MailBlock[] {
  const url = quote && storedQuoteAddress(siteUrl, quote);
  return url ? [{ kind: 'link', label, url }] : [];
}

/** Width of a picture in a mail, in pixels. */
export const WIDTH = 536;
/** Title and stored address of a design's picture. */
export interface BoothPicture {
  readonly title: string;
  readonly url: string | null;
}

/** Returns the picture of a booth as designed; nothing without one. */
export function boothPicture(siteUrl: string, picture: BoothPicture | null): MailBlock[] {
  const stored = storedPicture(siteUrl, picture?.url ?? null, WIDTH);
  const title = picture?.title ?? '';
  return stored
    ? [{ kind: 'image', alt: `${title}: Front View`, caption: `${title}, as designed`, ...stored }]
    : [];
}

/** Returns what a mail to the visitor, maybe a stranger, repeats of a quote: of typed texts only show and city, marked. */
export function quoteForVisitor(quote: QuoteSubmission): QuotedBooth {
  const { show_id, state, booth_size, selected_render_title, design_id, design_fee } = quote;
  const { extras, pricing, custom_design: custom, created_at, timing } = quote;
  // A listed show's name is an administrator's
  const show_name = show_id === CUSTOM_SHOW_ID ? safeShow(quote.show_name) : quote.show_name;
  const listed = listedCity(quote.city)?.city;
  const city = listed ?? safeCity(quote.city);
  return {
    ...{ show_id, state, booth_size, selected_render_title, design_id, design_fee },
    ...{ extras, pricing, created_at, show_name, city },
    ...(timing && { timing }),
    as_entered: {
      show: show_id === CUSTOM_SHOW_ID && show_name !== NEUTRAL_SHOW,
      city: listed === undefined && city !== NEUTRAL_CITY,
    },
    custom_design: custom && {
      width: custom.width,
      depth: custom.depth,
      height: custom.height,
      requests: '',
    },
  };
}

/** Returns the show for a text that has no label. */
export function namedShow({ show_name, as_entered }: QuotedBooth): string {
  return as_entered?.show ? `“${show_name}” (as entered)` : show_name;
}

/** Returns a stored image from our site at `width` pixels; null without an image or its size. */
export function storedPicture(siteUrl: string, stored: string | null, width: number): MailPicture | null {
  const size = mediaVariants(stored ?? '');
  if (!stored || !size.width || !size.height) return null;
  const height = Math.round((width * size.height) / size.width);
  return { url: `${siteUrl}${mailVariantAddress(stored)}`, width, height };
}
