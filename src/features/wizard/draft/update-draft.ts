import { useEffect } from 'react';
import { toast } from '../../../components/toast-store.ts';
import { fitsBooth, leftOutText } from '../../../domain/quote/fits.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import { currentShow } from '../../../domain/show/shows.ts';
import { type ChosenExtra, chosenDesign, type WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import type { Dispatch } from './dispatch-context.ts';
import type { WizardContent } from './use-content.ts';

/** Updates the draft once the catalogue has loaded, and announces changes to its extras. */
export function useDraftUpdates(draft: WizardDraft, content: WizardContent, dispatch: Dispatch): void {
  useEffect(() => {
    // Until the catalogue has loaded, the last visit's prices are newer than the build's
    const prices = content.status === 'ready' ? content.prices : (draft.prices ?? content.prices);
    const isPriced = draft.city !== null || draft.boothSize !== null;
    if (isPriced && JSON.stringify(draft.prices) !== JSON.stringify(prices)) {
      dispatch({ type: 'setPrices', prices });
    }
    if (content.status === 'ready') updateDraft(draft, content, dispatch);
  }, [draft, content, dispatch]);
}

function updateDraft(draft: WizardDraft, content: WizardContent, dispatch: Dispatch): void {
  const { designs, extras, shows } = content;
  const { show, selectedDesign, boothSize } = draft;
  const current = show && currentShow(show, shows);
  // The server would refuse a quote with a show that is no longer listed
  if (current && (current.id !== show.id || current.name !== show.name)) {
    dispatch({ type: 'setShow', show: current });
  }
  const id = selectedDesign && !selectedDesign.id && chosenDesign(designs, draft)?.id;
  // Drafts of older versions lack the design's id, without which they cannot be shared
  if (id) dispatch({ type: 'selectDesign', design: { ...selectedDesign, id } });
  const leftOut = extras.filter((extra) => !fitsBooth(extra, boothSize));
  const fitting = extras.filter((extra) => !leftOut.includes(extra));
  const changes = updateExtras(draft.extras, fitting);
  for (const change of changes) dispatch(change);
  const misfits = draft.extras.filter(({ id }) => leftOut.some((extra) => extra.id === id));
  for (const { name } of misfits) if (boothSize) toast({ title: leftOutText(name, boothSize) });
  if (changes.length === misfits.length) return;
  toast({
    title: 'Your extras were updated',
    description: 'Prices or availability have changed since you chose them. Please review your selection.',
  });
}

/** Returns the changes without which the server would refuse the quote: extras gone, new prices, lower maximums. */
export function updateExtras(
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
