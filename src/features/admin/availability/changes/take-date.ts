import { type DocumentData, doc } from 'firebase/firestore';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { bringBack } from '../../kit/delete-with-undo.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { withClosed } from './closed-dates.ts';
import { closedChange, readWeekly, weeklyRef } from './weekly-record.ts';

/**
 * Deletes a date, which weekly hours then leave closed.
 * @param id of the availability record
 * @param today in New York
 * @returns its last fields; null if someone else deleted it first
 */
export function takeDate(id: string, today: string): Promise<DocumentData | null> {
  return transact(async (transaction) => {
    const present = await transaction.get(doc(db, AVAILABILITY.name, id));
    if (!present.exists()) return null;
    const { admin_id, date } = AVAILABILITY.read(present.data());
    const weekly = await transaction.get(weeklyRef(admin_id));
    transaction.delete(present.ref);
    if (weekly.exists()) {
      transaction.update(
        weekly.ref,
        closedChange(withClosed(readWeekly(weekly).closed_dates, [date], today)),
      );
    }
    return present.data();
  });
}

/** Restores a deleted date, reports the result, and then lets weekly hours apply to it again. */
export async function bringDateBack(id: string, fields: DocumentData, errorTitle: string): Promise<void> {
  await bringBack(doc(db, AVAILABILITY.name, id), fields, errorTitle);
  const { admin_id, date } = AVAILABILITY.read(fields);
  try {
    await transact(async (transaction) => {
      const weekly = await transaction.get(weeklyRef(admin_id));
      const closed = readWeekly(weekly).closed_dates;
      if (!closed.includes(date)) return;
      transaction.update(weekly.ref, closedChange(closed.filter((other) => other !== date)));
    });
  } catch (error) {
    reportFailure(errorTitle, error);
  }
}
