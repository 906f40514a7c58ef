import type { Timestamp } from 'firebase/firestore';

/** A booking as stored (design, section 4): `date` and `time` are New York's, the times are instants. */
export interface StoredBooking {
  readonly date: string;
  readonly time: string;
  readonly user_name: string;
  readonly user_email: string;
  readonly user_phone: string;
  readonly company: string;
  readonly website: string;
  readonly quote_submission_id: string | null;
  readonly admin_id: string;
  readonly reference: string;
  readonly status: string;
  readonly time_zone: string;
  readonly starts_at: Timestamp;
  readonly created_at: Timestamp;
}

/** Who booked: the name, or the address where there is none. */
export function bookerOf({ user_name, user_email }: Pick<StoredBooking, 'user_name' | 'user_email'>): string {
  return user_name || user_email;
}
