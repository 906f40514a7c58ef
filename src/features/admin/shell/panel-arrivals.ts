import { shortSlot } from '../../../domain/format-time.ts';
import { type Booking, bookerOf } from '../../../domain/records/bookings.ts';
import { NEW_YORK } from '../../../domain/slot-labels.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import type { WaitingLead } from '../kit/use-waiting-leads.ts';
import type { Arrival } from './use-arrivals.ts';

/** A quote is stored moments before its booking: one that is younger may still become a meeting. */
const BOOKING_FOLLOWS_MS = 30_000;

/** New entries at `now` in the panel's live lists, with their announcements. */
export function arrivalsIn(
  bookings: readonly Live<Booking>[],
  leads: readonly WaitingLead[],
  now: Date,
): Arrival[] {
  const settled = leads.filter(
    ({ kind, created_at }) =>
      kind !== 'Quote' || (created_at?.toMillis() ?? 0) < now.getTime() - BOOKING_FOLLOWS_MS,
  );
  return [
    ...bookings.map((booking): Arrival => {
      const { day, time } = shortSlot(booking.starts_at.toDate(), NEW_YORK);
      return {
        id: booking.id,
        created_at: booking.created_at,
        title: 'New booking',
        text: `${bookerOf(booking)}, ${day} at ${time} (New York)`,
        section: 'bookings',
      };
    }),
    ...settled.map(
      ({ id, kind, name, company, created_at }): Arrival => ({
        id,
        created_at,
        title: `New ${kind.toLowerCase()}`,
        text: company ? `${name}, ${company}` : name,
        section: 'leads',
      }),
    ),
  ];
}
