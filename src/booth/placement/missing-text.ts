/** Texts about extras that do not fit into the picture of a booth. They never block a quote. */
import { PIECES } from './pieces.ts';
import type { MissingExtra } from './place-extras.ts';

const LATER = 'with you in the kickoff call.';

/** 'Fits 2 of 3 on the free floor of Launch. We place the rest with you in the kickoff call.' */
export function missingText({ slug, wanted, placed, why }: MissingExtra, designTitle: string): string {
  if (why === 'air') return `The air above ${designTitle} is taken by its own parts. We settle this ${LATER}`;
  if (why === 'inline') {
    return `Signs hang above booths of 20' × 20' and more. For ${designTitle}, we settle this ${LATER}`;
  }
  const unit = slug === PIECES['plant-fig'].slug ? ' plants' : '';
  const floor = `on the free floor of ${designTitle}. We place`;
  if (placed > 0) return `Fits ${placed} of ${wanted}${unit} ${floor} the rest ${LATER}`;
  return wanted === 1
    ? `Does not fit ${floor} it ${LATER}`
    : `None of ${wanted}${unit} fits ${floor} them ${LATER}`;
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
        : `Not all of it fits into ${designTitle} as it is: ${names}. We place the rest ${LATER}`),
    unshown.length > 0 && `Not in this picture, but in the quote: ${unshown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
