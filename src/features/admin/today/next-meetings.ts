import type { Booking } from '../../../domain/records/bookings.ts';
import { todayInNewYork } from '../../../domain/slots.ts';
import type { Live } from '../kit/live-lists/live-record.ts';

const DAY_MS = 24 * 3_600_000;

export interface NextMeetings {
  /** The one that is on, or comes next, on whatever day. */
  readonly next: Live<Booking> | undefined;
  /** The others of today and tomorrow, New York's, that are not over. */
  readonly soon: readonly Live<Booking>[];
}

/** Returns today's view of the upcoming meetings, which are ordered by start. */
export function nextMeetings(upcoming: readonly Live<Booking>[], now: Date): NextMeetings {
  const ahead = upcoming.filter(({ status, ends_at }) => status === 'confirmed' && ends_at.toDate() > now);
  const tomorrow = todayInNewYork(new Date(now.getTime() + DAY_MS));
  const [next, ...others] = ahead;
  return { next, soon: others.filter(({ date }) => date <= tomorrow) };
}
