import { formatUsd } from '../../../domain/pricing.ts';
import type { QuoteSubmission } from '../../../domain/records/quote-submissions.ts';

/** Returns a quote's total as text. */
export function estimateOf({ booth_size, pricing }: QuoteSubmission): string {
  return booth_size === 'custom'
    ? 'a custom proposal follows'
    : formatUsd(pricing.estimatedTotal, { cents: 'always' });
}
