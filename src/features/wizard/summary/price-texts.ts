import { boothSizeLabel } from '../../../domain/catalogue.ts';
import { addOnTotalOf, formatUsd, parsePrice } from '../../../domain/pricing.ts';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { draftPricing } from '../../../domain/wizard/request.ts';

/** For a custom size no price is invented. */
const PROPOSAL_FOLLOWS = 'A proposal follows';

/** The draft's prices as they are written, null while there is no size. */
export interface PriceTexts {
  /** True for a custom size: the texts say that a proposal follows, instead of amounts. */
  readonly isCustom: boolean;
  readonly size: string;
  readonly basePrice: string;
  readonly addOns: string;
  readonly estimatedTotal: string;
  /** The other reading: the selected design's fee plus add-ons; null without a design that has a fee. */
  readonly byDesign: { readonly title: string; readonly fee: string; readonly total: string } | null;
}

/** The two readings of the price, labelled apart: the estimate, and the design fee. */
export function priceTexts(draft: WizardDraft): PriceTexts | null {
  const pricing = draftPricing(draft);
  if (!pricing || !draft.boothSize) return null;
  const isCustom = draft.boothSize === 'custom';
  const fee = parsePrice(draft.selectedDesign?.price);
  return {
    isCustom,
    size: boothSizeLabel(draft.boothSize),
    basePrice: isCustom ? PROPOSAL_FOLLOWS : formatUsd(pricing.basePrice),
    addOns: formatUsd(pricing.addOnTotal),
    estimatedTotal: isCustom ? PROPOSAL_FOLLOWS : formatUsd(pricing.estimatedTotal),
    byDesign:
      draft.selectedDesign && fee > 0
        ? {
            title: draft.selectedDesign.title,
            fee: formatUsd(fee),
            total: formatUsd(fee + addOnTotalOf(draft.extras)),
          }
        : null,
  };
}
