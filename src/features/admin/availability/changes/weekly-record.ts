import { type DocumentReference, type DocumentSnapshot, doc, serverTimestamp } from 'firebase/firestore';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { WEEKLY_HOURS, type WeeklyHours } from '../../../../domain/records/weekly-hours.ts';
import { db } from '../../../../lib/firebase/firestore.ts';

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
