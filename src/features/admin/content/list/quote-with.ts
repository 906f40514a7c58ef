import { STANDARD_SIZES, type StandardSize } from '../../../../domain/quote/catalogue.ts';
import { quoteFragment } from '../../../../domain/quote/quote-link.ts';
import type { Extra } from '../../../../domain/records/extras.ts';
import { DEFAULT_SHOWS } from '../../../../domain/show/default-shows.ts';

/**
 * Returns the URL of a quote page with a design or an extra, for the first listed show; empty if no show is
 * listed. Opening it stores nothing and leaves the wizard's draft alone.
 */
export function quoteWith(
  shown: { designId: string; boothSize: StandardSize } | { extra: Pick<Extra, 'id' | 'fits'> },
): string {
  const [show] = DEFAULT_SHOWS;
  if (!show) return '';
  const { city, state, id, name } = show;
  const { id: extraId, fits = [] } = 'extra' in shown ? shown.extra : {};
  const design = 'designId' in shown ? shown : { designId: null, boothSize: fits[0] ?? STANDARD_SIZES[0] };
  return `/quote#${quoteFragment({
    city: { city, state },
    show: { id, name },
    ...design,
    extras: extraId ? [{ id: extraId, quantity: 1 }] : [],
  })}`;
}
