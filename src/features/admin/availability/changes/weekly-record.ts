import { type DocumentReference, type DocumentSnapshot, doc, serverTimestamp } from 'firebase/firestore';
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

/** Reads stored weekly hours; inactive and empty if there are none. */
export function readWeekly(stored: DocumentSnapshot): WeeklyHours {
  return WEEKLY_HOURS.read(stored.data() ?? {});
}

/** Returns the fields to write when the closed dates change. */
export function closedChange(closed_dates: readonly string[]) {
  return { closed_dates: [...closed_dates], updated_at: serverTimestamp() };
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
    const closed = readWeekly(weekly).closed_dates.filter((date) => !dates.includes(date));
    transaction.update(weekly.ref, closedChange(closed));
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
    if (!weekly.exists()) return;
    const closed = withClosed(readWeekly(weekly).closed_dates, dates, todayInNewYork(now));
    transaction.update(weekly.ref, closedChange(closed));
  });
}
