/** A shared quote with today's names, pictures and prices. */
import type { Content } from '../content.ts';
import { currentShow } from '../show/shows.ts';
import type { BoothSize } from './catalogue.ts';
import { selectedDesignOf } from './design-views.ts';
import { fitsBooth } from './fits.ts';
import type { LinkedQuote, QuotedParts } from './quote-link.ts';
import { DEFAULT_QUOTE_RULES } from './quote-rules.ts';

/** A choice in the link that is no longer offered as such. */
export type LinkDifference =
  /** The design, in this size, or the extra does not exist any more; only its id is known. */
  | { readonly is: 'design-gone' | 'extra-gone'; readonly id: string }
  | { readonly is: 'misfit'; readonly name: string; readonly size: BoothSize }
  /** The extra's maximum is below the link's quantity. */
  | { readonly is: 'fewer'; readonly name: string; readonly wanted: number; readonly most: number };

/** Parts of a quote that determine its price. */
export type WholeParts = QuotedParts & Pick<LinkedQuote, 'city' | 'show' | 'boothSize'>;

export type OfferedQuote = ReturnType<typeof offeredQuote>;

/** Returns the parts of `linked` that are still offered; missing parts are listed, never replaced. */
export function offeredQuote(
  linked: LinkedQuote,
  content: Pick<Content, 'booth_designs' | 'extras' | 'shows' | 'quote_rules' | 'prices' | 'terms'>,
) {
  const { city, boothSize, designId } = linked;
  const { booth_designs, extras: offers, shows = [], prices, terms } = content;
  const { quote_rules: rules = DEFAULT_QUOTE_RULES } = content;
  const show = currentShow(linked.show, shows);
  const ofSize = booth_designs.filter(({ booth_size }) => booth_size === boothSize);
  const design = ofSize.find(({ id }) => id === designId) ?? null;
  const selectedDesign = design && selectedDesignOf(design);
  const differences: LinkDifference[] = [];
  if (designId && !design) differences.push({ is: 'design-gone', id: designId });

  const extras = linked.extras.flatMap(({ id, quantity: wanted, spots }) => {
    const offer = offers.find((offered) => offered.id === id);
    if (!offer) {
      differences.push({ is: 'extra-gone', id });
      return [];
    }
    const { name, max_quantity: most, unit_price_usd: unitPriceUSD } = offer;
    if (!fitsBooth(offer, boothSize)) {
      differences.push({ is: 'misfit', name, size: boothSize });
      return [];
    }
    if (wanted > most) differences.push({ is: 'fewer', name, wanted, most });
    return [{ id, name, quantity: Math.min(wanted, most), unitPriceUSD, ...(spots && { spots }) }];
  });
  return {
    parts: { city, show, boothSize, selectedDesign, extras, prices } satisfies WholeParts,
    design,
    /** All offered extras. */
    offers,
    shows,
    rules,
    terms,
    /** The other designs of the same size. */
    otherDesigns: ofSize.filter((other) => other !== design),
    differences,
  };
}
