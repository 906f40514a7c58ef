import type { Booking } from '../../../src/domain/records/bookings.ts';
import type { QuoteSubmission } from '../../../src/domain/records/quote-submissions.ts';
import type { BoothPicture } from '../mail-kit/quote-rows.ts';
import type { Settings } from '../platform/params.ts';

/** Everything that the mails about a booking show. */
export interface BookingMailInput {
  /** Id of the booking. */
  readonly id: string;
  readonly booking: Booking;
  /** Null for a meeting that was booked without a quote. */
  readonly quote: QuoteSubmission | null;
  /** The visitor's link to the meeting; for the visitor's mails only. */
  readonly manageUrl: string;
  /** Of the quote's design, for the mails that show it. */
  readonly picture?: BoothPicture | null;
  readonly settings: Pick<Settings, 'siteUrl' | 'mailFrom'>;
}
