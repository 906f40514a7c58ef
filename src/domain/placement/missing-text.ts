/** What visitors read of extras that the picture of their booth has no place for. It never keeps anybody from a quote. */
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

/** The same with the extra's name in front, for a list of several. */
export function namedMissingText(missing: MissingExtra, designTitle: string): string {
  const text = missingText(missing, designTitle);
  return missing.name ? `${missing.name}: ${text}` : text;
}
