import { boothSizeLabel } from '../../../domain/catalogue.ts';
import { addOnTotalOf, formatUsd, parsePrice } from '../../../domain/pricing.ts';
import { designLineName, extrasText, includedText, leastPriceText } from '../../../domain/quote-texts.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { draftPricing } from '../../../domain/wizard/request.ts';

/** A custom size has no price. */
const PROPOSAL_FOLLOWS = 'A proposal follows';

/** The draft's prices as texts; null without a size. */
export interface PriceTexts {
  /** False without a known city and for a custom size: base price and total are then text, not amounts. */
  readonly isExact: boolean;
  readonly size: string;
  readonly basePrice: string;
  /** Line of the selected design, included in the package; null without a design. */
  readonly design: { readonly name: string; readonly included: string } | null;
  readonly addOns: string;
  /** How many extras. */
  readonly extras: string;
  readonly estimatedTotal: string;
  /** The comparison: the selected design's fee plus add-ons; null if it has no fee. */
  readonly byDesign: { readonly title: string; readonly fee: string; readonly total: string } | null;
}

/** Returns the quote's price texts: package with its design, add-ons, total, and separately the design fee. */
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
            // With cents, like the fee's own text
            total: formatUsd(addOnTotalOf([...extras, { unitPriceUSD: fee, quantity: 1 }])),
          }
        : null,
  };
}
