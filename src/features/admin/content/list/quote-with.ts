import { STANDARD_SIZES, type StandardSize } from '../../../../domain/quote/catalogue.ts';
import { quoteFragment } from '../../../../domain/quote/quote-link.ts';
import { DEFAULT_SHOWS } from '../../../../domain/show/default-shows.ts';

/**
 * Returns the URL of a quote page with a design or an extra, for the first listed show; empty if no show is
 * listed. Opening it stores nothing and leaves the wizard's draft alone.
 */
export function quoteWith(shown: {
  designId?: string;
  extraId?: string;
  boothSize: StandardSize | undefined;
}): string {
  const { designId = null, extraId, boothSize = STANDARD_SIZES[0] } = shown;
  const [show] = DEFAULT_SHOWS;
  if (!show) return '';
  const { city, state, id, name } = show;
  const extras = extraId ? [{ id: extraId, quantity: 1 }] : [];
  return `/quote#${quoteFragment({ city: { city, state }, show: { id, name }, designId, boothSize, extras })}`;
}
