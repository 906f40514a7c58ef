import { collection, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { db } from '../../../lib/firebase/firestore.ts';
import type { Live } from '../live-lists/live-record.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';
import type { StoredMail } from '../mail-status/stored-mail.ts';

/** A mail about a booking. */
interface BookingMail extends StoredMail {
  readonly booking_id: string;
}

/** As many values as one query may name. */
export const MAX_MAIL_BOOKINGS = 30;

/** Stands for 'no booking' in a query that must name one. */
const NOBODY = '-';

/** The mails of these bookings, at most MAX_MAIL_BOOKINGS, kept up to date; by booking id. */
export function useMails(bookingIds: readonly string[]): ReadonlyMap<string, readonly Live<StoredMail>[]> {
  const key = bookingIds.join(' ');
  const mails = useMemo(() => {
    const ids = key === '' ? [NOBODY] : key.split(' ').slice(0, MAX_MAIL_BOOKINGS);
    return query(collection(db, 'mail'), where('booking_id', 'in', ids));
  }, [key]);
  const { records } = useLiveList<BookingMail>(mails, null);
  return useMemo(() => Map.groupBy(records, (mail) => mail.booking_id), [records]);
}
