import { serverTimestamp } from 'firebase/firestore';
import type { WeeklyHours } from '../../../../domain/records/weekly-hours.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { closedChange, dateRef, readWeekly, weeklyRef } from '../changes/weekly-record.ts';

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
