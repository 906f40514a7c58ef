import { todayInNewYork } from '../../../domain/booking/slots.ts';
import type { Booking } from '../../../domain/records/bookings.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { shortSlot } from '../../../domain/time/format-time.ts';
import { COMPANY_ZONE } from '../../../domain/time/slot-labels.ts';

/** Consecutive bookings of one day. */
export interface BookingDay<One> {
  /** 'Today', 'Tomorrow', 'Yesterday', 'Mon, Dec 7', or in another year 'Mon, Dec 7, 2027'. */
  readonly label: string;
  readonly bookings: readonly One[];
}

/** Groups consecutive bookings by day in the company's zone, keeping their order. */
export function bookingDays<One extends Pick<Booking, 'date' | 'starts_at'>>(
  bookings: readonly One[],
  now: Date,
): BookingDay<One>[] {
  const starts = bookings.flatMap(({ date }, index) => (bookings[index - 1]?.date === date ? [] : [index]));
  return starts.flatMap((start, index) => {
    const day = bookings.slice(start, starts[index + 1]);
    return day[0] ? [{ label: labelOf(day[0], now), bookings: day }] : [];
  });
}

function labelOf({ date, starts_at }: Pick<Booking, 'date' | 'starts_at'>, now: Date): string {
  const today = todayInNewYork(now);
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  if (date === addDays(today, -1)) return 'Yesterday';
  const { day } = shortSlot(starts_at.toDate(), COMPANY_ZONE);
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? day : `${day}, ${year}`;
}
