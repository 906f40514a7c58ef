import type { BadgeTone } from '../../../../components/Badge.tsx';
import type { Booking } from '../../../../domain/records/bookings.ts';

type Timed = Pick<Booking, 'status' | 'starts_at'>;

interface StatusBadge {
  readonly text: string;
  readonly tone: BadgeTone;
}

const STATUS_BADGES: Readonly<Record<Booking['status'], StatusBadge | null>> = {
  confirmed: null,
  pending: { text: 'Pending confirmation', tone: 'warning' },
  cancelled: { text: 'Canceled', tone: 'danger' },
  held: { text: 'Held', tone: 'success' },
  'no-show': { text: 'No-show', tone: 'warning' },
};

/** Returns the badge of a meeting by its status; null if it needs none. */
export function statusBadge({ status }: Pick<Booking, 'status'>): StatusBadge | null {
  return STATUS_BADGES[status];
}

/** True if the meeting's start has passed, even if it was canceled. */
export function hasBegun({ starts_at }: Pick<Timed, 'starts_at'>, now: Date): boolean {
  return starts_at.toDate() <= now;
}

/** True if the meeting can still be moved or canceled. */
export function isAhead(booking: Timed, now: Date): boolean {
  return booking.status === 'confirmed' && !hasBegun(booking, now);
}
