import type { Booking, BookingEvent } from '../../../src/domain/records/bookings.ts';
import { Problem } from '../http/problem.ts';

/** Each move mails an address that may be a stranger's. */
const MOST_MOVES = 3;
const DAY_MS = 24 * 3_600_000;

/** Returns the moves that the visitor made within 24 hours before `now`, the earliest first. */
export function visitorMoves({ history = [] }: Booking, now: Date): BookingEvent[] {
  return history.filter(
    ({ what, by, at }) =>
      what === 'moved' && by === 'visitor' && at && at.toMillis() > now.getTime() - DAY_MS,
  );
}

/** @throws Problem `too-many-moves` after three within 24 hours; Retry-After says when the next is possible, in seconds */
export function requireMoveLeft(booking: Booking, now: Date): void {
  const at = visitorMoves(booking, now).at(-MOST_MOVES)?.at;
  if (!at) return;
  const seconds = Math.ceil((at.toMillis() + DAY_MS - now.getTime()) / 1000);
  throw new Problem('too-many-moves', { headers: { 'Retry-After': String(seconds) } });
}
