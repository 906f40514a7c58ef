import type { Booking } from '../records/bookings.ts';
import type { QuoteSubmission } from '../records/quote-submissions.ts';

/**
 * Returns the team's note about a booking's customer: its quote's, which the lead shows, too. A booking without a quote
 * has its own.
 */
export function customerNote(
  { note = '' }: Pick<Booking, 'note'>,
  quote: Pick<QuoteSubmission, 'lead'> | null | undefined,
): string {
  return quote ? quote.lead.note : note;
}
