import type { Firestore } from 'firebase-admin/firestore';
import { slotId, todayInNewYork } from '../../src/domain/booking/slots.ts';
import { AVAILABILITY } from '../../src/domain/records/availability.ts';
import { SLOT_CLAIMS } from '../../src/domain/records/slot-claims.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { SLOT_LABELS } from '../../src/domain/time/slot-labels.ts';

/** Offers all hours of the next dates from today on; 20 of each are booked, or all if `isFull` (days from today). */
export async function fillDays(db: Firestore, days: number, isFull: (day: number) => boolean): Promise<void> {
  const writer = db.bulkWriter();
  const today = todayInNewYork(new Date());
  for (let day = 0; day < days; day += 1) {
    const record = { date: addDays(today, day), slots: SLOT_LABELS, admin_id: 'admin-1' };
    const { date } = record;
    void writer.set(db.doc(AVAILABILITY.path(AVAILABILITY.idOf(record))), record);
    for (const time of isFull(day) ? SLOT_LABELS : SLOT_LABELS.slice(0, 20)) {
      void writer.set(db.doc(SLOT_CLAIMS.path(slotId(date, time))), { date, time, booking_id: 'a-booking' });
    }
  }
  await writer.close();
}
