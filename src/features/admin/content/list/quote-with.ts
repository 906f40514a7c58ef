import type { StandardSize } from '../../../../domain/catalogue.ts';
import { quoteFragment } from '../../../../domain/quote-link.ts';
import { TRADE_SHOWS } from '../../../../domain/shows.ts';

/** The catalogue entry to show in a quote. */
export type Shown =
  | { readonly designId: string; readonly boothSize: StandardSize }
  | { readonly extraId: string };

/**
 * The page on which a visitor would see a design or an extra in a quote, for the first listed show; nothing of it is
 * stored, and the wizard's draft stays as it is. Empty while no show is listed.
 */
export function quoteWith(shown: Shown): string {
  const [show] = TRADE_SHOWS;
  if (!show) return '';
  const { city, state, id, name } = show;
  const design = 'designId' in shown ? shown : { designId: null, boothSize: '10x10' as const };
  return `/quote#${quoteFragment({
    city: { city, state },
    show: { id, name },
    ...design,
    extras: 'extraId' in shown ? [{ id: shown.extraId, quantity: 1 }] : [],
  })}`;
}
