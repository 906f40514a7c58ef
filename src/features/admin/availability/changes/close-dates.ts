import { todayInNewYork } from '../../../../domain/booking/slots.ts';
import { withClosed } from '../../../../domain/booking/weekly-hours.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { closedChange, dateRef, readWeekly, weeklyRef } from './weekly-record.ts';

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
