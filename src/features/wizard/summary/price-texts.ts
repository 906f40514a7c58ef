import { boothSizeLabel } from '../../../domain/catalogue.ts';
import { addOnTotalOf, formatUsd, parsePrice } from '../../../domain/pricing.ts';
import { designLineName, extrasText, includedText, leastPriceText } from '../../../domain/quote-texts.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { draftPricing } from '../../../domain/wizard/request.ts';

/** For a custom size no price is invented. */
const PROPOSAL_FOLLOWS = 'A proposal follows';

/** The draft's prices as they are written, null while there is no size. */
export interface PriceTexts {
  /** False while the city is not known and for a custom size: then base price and total are words, not amounts. */
  readonly isExact: boolean;
  readonly size: string;
  readonly basePrice: string;
  /** The line of the selected design, which the package includes; null without one. */
  readonly design: { readonly name: string; readonly included: string } | null;
  readonly addOns: string;
  /** How many extras. */
  readonly extras: string;
  readonly estimatedTotal: string;
  /** The other reading: the selected design's fee plus add-ons; null without a design that has a fee. */
  readonly byDesign: { readonly title: string; readonly fee: string; readonly total: string } | null;
}

/** The quote in words: the package with its design, the add-ons, their sum; and apart from it the design fee. */
export function priceTexts(draft: WizardDraft): PriceTexts | null {
  const { boothSize, city, selectedDesign, extras } = draft;
  const pricing = draftPricing(draft);
  if (!pricing || !boothSize) return null;
  const isCustom = boothSize === 'custom';
  const baseText = isCustom
    ? () => PROPOSAL_FOLLOWS
    : city
      ? (amount: number) => formatUsd(amount)
      : leastPriceText;
  const fee = parsePrice(selectedDesign?.price);
  return {
    isExact: !isCustom && city !== null,
    size: boothSizeLabel(boothSize),
    basePrice: baseText(pricing.basePrice),
    design: selectedDesign && {
      name: designLineName(selectedDesign.title),
      included: includedText(selectedDesign.price),
    },
    addOns: formatUsd(pricing.addOnTotal),
    extras: extrasText(extras),
    estimatedTotal: baseText(pricing.estimatedTotal),
    byDesign:
      selectedDesign && fee > 0
        ? {
            title: selectedDesign.title,
            fee: formatUsd(fee),
            // To the cent, as the fee's own text is
            total: formatUsd(addOnTotalOf([...extras, { unitPriceUSD: fee, quantity: 1 }])),
          }
        : null,
  };
}
