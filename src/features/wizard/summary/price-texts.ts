import { boothSizeLabel } from '../../../domain/quote/catalogue.ts';
import { addOnTotalOf, formatUsd, parsePrice } from '../../../domain/quote/pricing.ts';
import {
  designLineName,
  extrasText,
  includedText,
  leastPriceText,
  PROPOSAL_FOLLOWS,
} from '../../../domain/quote/quote-texts.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { draftPricing } from '../../../domain/wizard/request.ts';

export type PriceTexts = NonNullable<ReturnType<typeof priceTexts>>;

/** Returns the quote's prices as text: package, design, add-ons, total, and the design's fee; null without a size. */
export function priceTexts(draft: WizardDraft) {
  const { boothSize, city, selectedDesign, extras } = draft;
  const pricing = draftPricing(draft);
  if (!pricing || !boothSize) return null;
  const isCustom = boothSize === 'custom';
  // A city whose state is still open has no price
  const isPlaced = Boolean(city?.state);
  const baseText = isCustom
    ? () => PROPOSAL_FOLLOWS
    : isPlaced
      ? (amount: number) => formatUsd(amount)
      : leastPriceText;
  const fee = parsePrice(selectedDesign?.price);
  return {
    /** False without a city or for a custom size: base price and total are then text instead of amounts. */
    isExact: !isCustom && isPlaced,
    size: boothSizeLabel(boothSize),
    basePrice: baseText(pricing.basePrice),
    /** Line of the selected design, included in the package; null without a design. */
    design: selectedDesign && {
      name: designLineName(selectedDesign.title),
      included: includedText(selectedDesign.price),
    },
    addOns: formatUsd(pricing.addOnTotal),
    extras: extrasText(extras),
    estimatedTotal: baseText(pricing.estimatedTotal),
    /** The comparison: the selected design's fee plus add-ons; null if it has no fee. */
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
