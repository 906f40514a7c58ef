import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { MAIL, type Mail } from '../../../domain/records/mail.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import type { Live } from '../kit/live-lists/live-record.ts';
import { readerOf } from '../kit/live-lists/live-record.ts';
import { MOST_LISTED } from '../kit/live-lists/most-listed.ts';
import { useLiveList } from '../kit/live-lists/use-live-list.ts';

const readMail = readerOf(MAIL);

/** The mails of a booking, kept up to date. */
export function useMails(bookingId: string): readonly Live<Mail>[] {
  const mails = useMemo(
    () => query(collection(db, MAIL.name), where('booking_id', '==', bookingId), limit(MOST_LISTED)),
    [bookingId],
  );
  return useLiveList(mails, readMail, null).records;
}
