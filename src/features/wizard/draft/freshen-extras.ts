import type { Extra } from '../../../domain/records/extras.ts';
import type { ChosenExtra } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';

/**
 * Changes that bring the chosen extras up to date: removes extras no longer offered, updates prices, lowers
 * quantities above the maximum. The server would refuse the quote otherwise.
 */
export function freshenExtras(
  chosen: readonly ChosenExtra[],
  offered: readonly Extra[],
): Extract<WizardAction, { type: 'setExtra' }>[] {
  return chosen.flatMap((extra) => {
    const offer = offered.find(({ id }) => id === extra.id);
    if (!offer) return [{ type: 'setExtra', extra: { ...extra, quantity: 0 }, maxQuantity: 0 }];
    const isFresh = offer.unit_price_usd === extra.unitPriceUSD && extra.quantity <= offer.max_quantity;
    if (isFresh) return [];
    const fresh = { ...extra, name: offer.name, unitPriceUSD: offer.unit_price_usd };
    return [{ type: 'setExtra', extra: fresh, maxQuantity: offer.max_quantity }];
  });
}
