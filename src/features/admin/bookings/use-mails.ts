import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { MAIL, type Mail } from '../../../domain/records/mail.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import type { Live } from '../live-lists/live-record.ts';
import { readerOf } from '../live-lists/live-record.ts';
import { MOST_LISTED } from '../live-lists/most-listed.ts';
import { useLiveList } from '../live-lists/use-live-list.ts';

const readMail = readerOf(MAIL);

/** As many values as one query may name. */
export const MAX_MAIL_BOOKINGS = 30;

/** Stands for 'no booking' in a query that must name one. */
const NOBODY = '-';

/** The mails of these bookings, at most MAX_MAIL_BOOKINGS, kept up to date; by booking id. */
export function useMails(bookingIds: readonly string[]): ReadonlyMap<string, readonly Live<Mail>[]> {
  const key = bookingIds.join(' ');
  const mails = useMemo(() => {
    const ids = key === '' ? [NOBODY] : key.split(' ').slice(0, MAX_MAIL_BOOKINGS);
    return query(collection(db, MAIL.name), where('booking_id', 'in', ids), limit(MOST_LISTED));
  }, [key]);
  const { records } = useLiveList(mails, readMail, null);
  return useMemo(() => Map.groupBy(records, (mail) => mail.booking_id ?? NOBODY), [records]);
}
