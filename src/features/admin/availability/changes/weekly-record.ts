import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { todayInNewYork } from '../../../../domain/booking/slots.ts';
import { withClosed } from '../../../../domain/booking/weekly-hours.ts';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { WEEKLY_HOURS, type WeeklyHours } from '../../../../domain/records/weekly-hours.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';

/** Maximum number of dates changed in one transaction. */
export const MAX_DATES = 90;

export function weeklyRef(adminId: string): DocumentReference {
  return doc(db, WEEKLY_HOURS.name, adminId);
}

/** Reference to an administrator's hours on a date (in the company's zone). */
export function dateRef(adminId: string, date: string): DocumentReference {
  return doc(db, AVAILABILITY.name, AVAILABILITY.idOf({ admin_id: adminId, date }));
}

function closedDatesOf(weekly: DocumentSnapshot): readonly string[] {
  return WEEKLY_HOURS.read(weekly.data() ?? {}).closed_dates;
}

/** Marks dates (in the company's zone) as closed, so that the weekly hours, if there are any, do not open them. */
export function markClosed(
  transaction: Transaction,
  weekly: DocumentSnapshot,
  dates: readonly string[],
  now: Date,
): void {
  if (!weekly.exists()) return;
  const closed_dates = withClosed(closedDatesOf(weekly), dates, todayInNewYork(now));
  transaction.update(weekly.ref, { closed_dates, updated_at: serverTimestamp() });
}

/** The fields of weekly hours that an administrator edits. */
export type WeeklyChoice = Pick<WeeklyHours, 'hours' | 'is_active' | 'skip_holidays'>;

/**
 * Stores weekly hours, keeping the closed dates.
 * @throws FirebaseError as the backend says
 */
export function saveWeekly(adminId: string, choice: WeeklyChoice): Promise<void> {
  return transact(async (transaction) => {
    const stored = await transaction.get(weeklyRef(adminId));
    if (stored.exists()) transaction.update(stored.ref, { ...choice, updated_at: serverTimestamp() });
    else {
      const times = { created_at: serverTimestamp(), updated_at: serverTimestamp() };
      transaction.set(stored.ref, { ...choice, closed_dates: [], admin_id: adminId, ...times });
    }
  });
}

/**
 * Makes dates follow the weekly hours again. The change triggers a function that sets their hours and keeps
 * booked ones.
 * @throws FirebaseError as the backend says
 */
export function resetToWeeklyHours(adminId: string, dates: readonly string[]): Promise<void> {
  return transact(async (transaction) => {
    const weekly = await transaction.get(weeklyRef(adminId));
    const days = await Promise.all(dates.map((date) => transaction.get(dateRef(adminId, date))));
    if (!weekly.exists()) return;
    for (const day of days) {
      if (day.exists()) transaction.update(day.ref, { source: 'weekly', updated_at: serverTimestamp() });
    }
    const closed_dates = closedDatesOf(weekly).filter((date) => !dates.includes(date));
    transaction.update(weekly.ref, { closed_dates, updated_at: serverTimestamp() });
  });
}

/**
 * Deletes an administrator's dates (in the company's zone) and marks them as closed, so that the weekly hours do not
 * open them. Their meetings stay.
 * @throws FirebaseError as the backend says
 */
export function closeDates(adminId: string, dates: readonly string[], now: Date): Promise<void> {
  return transact(async (transaction) => {
    const weekly = await transaction.get(weeklyRef(adminId));
    const days = await Promise.all(dates.map((date) => transaction.get(dateRef(adminId, date))));
    for (const day of days) if (day.exists()) transaction.delete(day.ref);
    markClosed(transaction, weekly, dates, now);
  });
}
