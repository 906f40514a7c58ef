import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { todayInNewYork } from '../../../src/domain/booking/slots.ts';
import { withClosed } from '../../../src/domain/booking/weekly-hours.ts';
import { AVAILABILITY } from '../../../src/domain/records/availability.ts';
import { WEEKLY_HOURS } from '../../../src/domain/records/weekly-hours.ts';
import type { HandedDate, HandOverDate } from '../../../src/domain/schemas/admin-bookings.ts';
import { SLOT_LABELS } from '../../../src/domain/time/slot-labels.ts';
import type { DatabaseClock } from './find-meeting.ts';
import type { Receiver } from './hand-over.ts';
import { bookedOf } from './keep-weekly-hours.ts';

type HandedHours = Pick<HandedDate, 'slots' | 'shared'>;

const NONE: HandedHours = { slots: [], shared: [] };

/**
 * Adds hours of a date to the receiver's record of that date and takes them from the giver's, in one transaction, so
 * that visitors can book each hour all the time. Both records no longer follow the weekly hours. Hours opened despite a
 * busy calendar are held against the receiver's calendar again. Nothing happens if the record is gone or already the
 * receiver's, so a request can be repeated.
 * @param id of the giver's availability record
 */
export async function handOverHours(
  transaction: Transaction,
  { db, timeOf }: DatabaseClock,
  id: string,
  to: Receiver,
  { slots: named, keep, with_meetings }: HandOverDate,
): Promise<HandedHours> {
  const ref = db.doc(AVAILABILITY.path(id));
  const found = await transaction.get(ref);
  const { admin_id, date, slots: offered, despite_busy } = AVAILABILITY.read(found.data() ?? {});
  if (!found.exists || admin_id === to.id) return NONE;
  const target = db.doc(AVAILABILITY.path(AVAILABILITY.idOf({ admin_id: to.id, date })));
  const [there, weekly] = await transaction.getAll(target, db.doc(WEEKLY_HOURS.path(admin_id)));
  const staying = named || with_meetings ? null : await bookedOf(transaction, db, date, offered);
  const slots = offered.filter((label) => (named ? named.includes(label) : !staying?.has(label)));
  if (slots.length === 0) return NONE;

  const { source: _followed, ...own } = there?.data() ?? {
    date,
    admin_id: to.id,
    created_at: FieldValue.serverTimestamp(),
  };
  const theirs = AVAILABILITY.read(there?.data() ?? {}).slots;
  const updated_at = FieldValue.serverTimestamp();
  const merged = SLOT_LABELS.filter((label) => theirs.includes(label) || slots.includes(label));
  transaction.set(target, { ...own, slots: merged, updated_at });

  const left = offered.filter((label) => !slots.includes(label) || keep.includes(label));
  if (left.length > 0) {
    const despite = despite_busy?.filter((label) => left.includes(label));
    const fields = { slots: left, source: FieldValue.delete(), updated_at };
    transaction.update(ref, despite ? { ...fields, despite_busy: despite } : fields);
  } else {
    transaction.delete(ref);
    if (weekly?.exists) {
      const { closed_dates } = WEEKLY_HOURS.read(weekly.data() ?? {});
      const closed = withClosed(closed_dates, date, todayInNewYork(timeOf(found)));
      transaction.update(weekly.ref, { closed_dates: closed, updated_at });
    }
  }
  return { slots, shared: slots.filter((label) => theirs.includes(label)) };
}
