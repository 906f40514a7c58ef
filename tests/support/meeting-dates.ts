/** Dates for tests of the panel's meetings, far from all others, with a month for each of Playwright's workers. */
import { DateTime } from 'luxon';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { COMPANY_ZONE } from '../../src/domain/time/slot-labels.ts';
import { database } from './firestore.ts';

/** Beyond the dates of `offerSlots` in a run, within a connected calendar's range (400 days). */
const MONTHS_AHEAD = 11;

const [{ uid: OWNER }] = DEMO_ADMINS;

/** A month in New York that only one worker uses. */
export class MeetingDates {
  private readonly start: DateTime;

  /** @param worker Playwright's `parallelIndex` */
  constructor(worker: number) {
    this.start = DateTime.now()
      .setZone(COMPANY_ZONE)
      .startOf('month')
      .plus({ months: MONTHS_AHEAD + worker });
  }

  /** Returns 'yyyy-MM-dd' of a day counted from the first Monday; there are at least three weeks. */
  fromMonday(days = 0): string {
    return isoDate(this.start.plus({ days: ((8 - this.start.weekday) % 7) + days }));
  }

  /** Removes the first demo administrator's hours in the month, and all meetings in it with their mails. */
  async clear(): Promise<void> {
    const [first, last] = [isoDate(this.start), isoDate(this.start.endOf('month'))];
    const onDates = (collection: string) =>
      database.collection(collection).where('date', '>=', first).where('date', '<=', last).get();
    const [availability, claims, bookings] = await Promise.all(
      ['availability', 'slot_claims', 'bookings'].map(onDates),
    );
    const own = (availability?.docs ?? []).filter((record) => record.get('admin_id') === OWNER);
    for (const { ref } of [...own, ...(claims?.docs ?? [])]) await ref.delete();
    for (const booking of bookings?.docs ?? []) {
      const mails = await database.collection('mail').where('booking_id', '==', booking.id).get();
      for (const { ref } of [...mails.docs, booking]) await ref.delete();
    }
  }
}

function isoDate(date: DateTime): string {
  return date.toFormat('yyyy-MM-dd');
}
