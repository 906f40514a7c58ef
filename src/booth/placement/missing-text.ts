/** Texts about extras that do not fit into the picture of a booth. They never block a quote. */
import { PIECES } from './pieces.ts';
import type { MissingExtra } from './place-extras.ts';

const LATER = 'with you on the call.';

/** '2 of 3 shown: this layout is full. We'll place the rest with you on the call.' */
export function missingText({ slug, wanted, placed, why }: MissingExtra, designTitle: string): string {
  if (why === 'air')
    return `Not shown: the design uses the space above ${designTitle}. We'll sort this out ${LATER}`;
  if (why === 'inline') {
    return `Hanging signs need a booth of 20' × 20' or more. We'll sort this out for ${designTitle} ${LATER}`;
  }
  const unit = slug === PIECES['plant-fig'].slug ? ' plants' : '';
  if (placed > 0)
    return `${placed} of ${wanted}${unit} shown: this layout is full. We'll place the rest ${LATER}`;
  return wanted === 1
    ? `Not shown: this layout is full. We'll place it ${LATER}`
    : `None of ${wanted}${unit} shown: this layout is full. We'll place them ${LATER}`;
}

/**
 * Summary below a picture of the quote's extras that it lacks: the reason for one, the names of several.
 * Empty if none.
 * @param unshown names of extras that no picture shows, because they have no model
 */
export function missingSummary(
  missing: readonly MissingExtra[],
  unshown: readonly string[],
  designTitle: string,
): string {
  const [only, ...others] = missing;
  const names = missing.map(({ name, slug }) => name ?? slug).join(', ');
  return [
    only &&
      (others.length === 0
        ? `${names}: ${missingText(only, designTitle)}`
        : `Not everything fits into ${designTitle}: ${names}. We'll place the rest ${LATER}`),
    unshown.length > 0 && `Not in this picture, but in the quote: ${unshown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
