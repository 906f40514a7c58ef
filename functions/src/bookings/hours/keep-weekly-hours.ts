import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { bookable } from '../../../../src/domain/booking/meeting-rules.ts';
import { slotId, todayInNewYork } from '../../../../src/domain/booking/slots.ts';
import { weeklySlotsOn } from '../../../../src/domain/booking/weekly-hours.ts';
import { ADMINS } from '../../../../src/domain/records/admins.ts';
import { AVAILABILITY, type Availability } from '../../../../src/domain/records/availability.ts';
import { MEETING_RULES } from '../../../../src/domain/records/meeting-rules.ts';
import { SLOT_CLAIMS } from '../../../../src/domain/records/slot-claims.ts';
import { WEEKLY_HOURS, type WeeklyHours } from '../../../../src/domain/records/weekly-hours.ts';
import { addDays } from '../../../../src/domain/time/calendar-day.ts';
import { SLOT_LABELS } from '../../../../src/domain/time/slot-labels.ts';
import { recordIn } from '../../platform/firebase.ts';
import { logEvent } from '../../platform/logging.ts';
import type { ServiceContext } from '../../platform/params.ts';
import { type RuleDefaults, rulesIn } from './admin-schedule.ts';

/** Weekly hours reach a year ahead at most, even if visitors can book further ahead. */
const MAX_DAYS = 366;

type Dependencies = ServiceContext<keyof RuleDefaults>;

/**
 * Brings an administrator's dates from today to the booking horizon in line with the weekly hours: opens new dates,
 * changes and closes those that came from weekly hours. Manual changes and booked hours stay. Each date has its own
 * transaction, so runs may overlap with each other, edits and bookings.
 * @returns how many dates were changed
 */
export async function keepWeeklyHours(dependencies: Dependencies, adminId: string): Promise<number> {
  const { db, now, settings } = dependencies;
  const today = todayInNewYork(now);
  const [stored, weekly, present] = await Promise.all([
    db.doc(MEETING_RULES.path(adminId)).get(),
    db.doc(WEEKLY_HOURS.path(adminId)).get(),
    db.collection(AVAILABILITY.name).where('admin_id', '==', adminId).where('date', '>=', today).get(),
  ]);
  const rules = rulesIn(stored, settings);
  const horizon_days = Math.min(rules.horizon_days, MAX_DAYS);
  const last = todayInNewYork(bookable({ ...rules, horizon_days }, now).until);
  const hours = WEEKLY_HOURS.read(weekly.data() ?? {});
  const kept = present.docs.map((found) => AVAILABILITY.read(found.data()));
  const records = new Map(kept.map((record) => [record.date, record]));
  const dates = new Set<string>();
  for (let day = today; day <= last; day = addDays(day, 1)) dates.add(day);
  for (const { date } of kept) dates.add(date);
  let count = 0;
  for (const date of dates) {
    const record = records.get(date);
    // Judged without the date's claims
    if (isByHand(record, date, hours) || isSame(record?.slots ?? [], weeklySlotsOn(date, hours))) continue;
    if (await db.runTransaction((transaction) => keepDate(transaction, db, { adminId, date }))) count += 1;
  }
  return count;
}

/** True if an administrator edited or deleted the date by hand. */
function isByHand(
  record: Pick<Availability, 'source'> | null | undefined,
  date: string,
  { closed_dates }: WeeklyHours,
): boolean {
  return record ? record.source !== 'weekly' : closed_dates.includes(date);
}

/** Updates one date based on its stored state; true if it changed. */
async function keepDate(
  transaction: Transaction,
  db: Firestore,
  { adminId, date }: { adminId: string; date: string },
): Promise<boolean> {
  const ref = db.doc(AVAILABILITY.path(AVAILABILITY.idOf({ admin_id: adminId, date })));
  const [stored, found] = await transaction.getAll(db.doc(WEEKLY_HOURS.path(adminId)), ref);
  const weekly = WEEKLY_HOURS.read(stored?.data() ?? {});
  const record = recordIn(AVAILABILITY, found);
  if (isByHand(record, date, weekly)) return false;
  const present = record?.slots ?? [];
  const open = weeklySlotsOn(date, weekly);
  const closing = present.filter((label) => !open.includes(label));
  // Each claim by id, so that a concurrent booking restarts the transaction
  const refs = closing.map((label) => db.doc(SLOT_CLAIMS.path(slotId(date, label))));
  const claims = refs.length > 0 ? await transaction.getAll(...refs) : [];
  const booked = closing.filter((_, index) => claims[index]?.exists);
  const slots = SLOT_LABELS.filter((label) => open.includes(label) || booked.includes(label));
  if (isSame(present, slots)) return false;
  const despite_busy = record?.despite_busy?.filter((label) => slots.includes(label));
  if (slots.length === 0) transaction.delete(ref);
  else {
    transaction.set(ref, {
      date,
      slots,
      admin_id: adminId,
      ...(despite_busy && { despite_busy }),
      source: 'weekly',
      created_at: found?.get('created_at') ?? FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
    });
  }
  return true;
}

function isSame(slots: readonly string[], others: readonly string[]): boolean {
  return slots.length === others.length && slots.every((label) => others.includes(label));
}

/** Copies all weekly hours into the dates within the horizon. One administrator's failure does not stop the job. */
export async function extendWeeklyHours(dependencies: Dependencies): Promise<void> {
  const { db } = dependencies;
  const { docs } = await db.collection(WEEKLY_HOURS.name).get();
  for (const { id } of docs) {
    try {
      const admin = await db.doc(ADMINS.path(id)).get();
      if (admin.exists) await keepWeeklyHours(dependencies, id);
    } catch (error) {
      logEvent('weekly-hours-failed', { admin_id: id, error });
    }
  }
}
