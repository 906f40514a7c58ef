import type { Booking } from '../records/bookings.ts';
import type { QuoteSubmission } from '../records/quote-submissions.ts';

/**
 * Returns the team's note about a booking's customer: its quote's, which the lead shows, too. A booking without a quote
 * has its own; so have older ones, whose note follows the quote's until the next save joins them.
 */
export function customerNote(
  { note = '' }: Pick<Booking, 'note'>,
  quote: Pick<QuoteSubmission, 'lead'> | null | undefined,
): string {
  const shared = quote?.lead?.note ?? '';
  return [...new Set([shared, note])].filter(Boolean).join('\n');
}
