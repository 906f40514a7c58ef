/** Texts of a cost estimate for a show, for cards, print and pages. */
import { formatUsd } from '../quote/pricing.ts';
import type { AllIn, CostLine } from './show-costs.ts';
import { showDatesText } from './show-dates.ts';

/** Returns '$350 to $550' for a line or a total. */
export function rangeText({ low, high }: Pick<CostLine, 'low' | 'high'>): string {
  if (low === null || high === null) return 'Not known yet';
  return low === high ? formatUsd(low) : `${formatUsd(low)} to ${formatUsd(high)}`;
}

/** Returns '$2,950-$4,810' for a total, and what the estimate lacks. */
export function allInText(allIn: AllIn): string {
  const isOpen = allIn.lines.some(({ high }) => high === null);
  return `${rangeText(allIn).replace(' to ', '-')}${isOpen ? ', plus material handling,' : ''}`;
}

/** Returns the sentence that states the amounts' source and age. */
export function costSourceText({ source, asOf }: Pick<AllIn, 'source' | 'asOf'>): string {
  const date = showDatesText({ first_day: asOf, last_day: null });
  return `Source: ${source}${date ? `, as of ${date}` : ''}.`;
}
