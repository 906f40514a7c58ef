import { type DocumentSnapshot, doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { toast } from '../../../components/toast-store.ts';
import { isPastSlot, slotId, todayInNewYork } from '../../../domain/booking/slots.ts';
import { withClosed } from '../../../domain/booking/weekly-hours.ts';
import { AVAILABILITY, type Availability } from '../../../domain/records/availability.ts';
import { SLOT_CLAIMS } from '../../../domain/records/slot-claims.ts';
import { WEEKLY_HOURS, type WeeklyHours } from '../../../domain/records/weekly-hours.ts';
import { formatDay } from '../../../domain/time/format-time.ts';
import { SLOT_LABELS } from '../../../domain/time/slot-labels.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { transact } from '../../../lib/firebase/transact.ts';
import { availabilityMessages as texts } from './availability-messages.ts';

/** Maximum number of dates changed in one transaction. */
export const MAX_DATES = 90;

/** Hours to open and to close on a date, all in the company's zone. */
interface HourChange {
  readonly date: string;
  readonly open: readonly string[];
  readonly close: readonly string[];
}

interface Changed {
  readonly done: HourChange;
  /** Booked hours, which were not closed. */
  readonly booked: readonly string[];
}

/**
 * Opens and closes hours of an administrator's date in one transaction and leaves its other hours alone.
 * Opens only hours that exist on the date and are in the future, and closes only unbooked ones: a concurrent
 * booking restarts the transaction. A date left without hours is deleted, and its weekly hours do not come
 * back. A changed date no longer follows the weekly hours.
 * @throws FirebaseError as the backend says
 */
export function changeAvailability(adminId: string, change: HourChange, now: Date): Promise<Changed> {
  const { date, open, close } = change;
  return transact(async (transaction) => {
    const present = await readDate(transaction, adminId, date);
    const stored: Partial<Availability> = present.data() ?? {};
    const offered: readonly string[] = stored.slots ?? [];
    const despite: readonly string[] = stored.despite_busy ?? [];
    const closing = offered.filter((label) => close.includes(label));
    const claims = await Promise.all(
      closing.map((label) => transaction.get(doc(db, SLOT_CLAIMS.name, slotId(date, label)))),
    );
    const booked = closing.filter((_, index) => claims[index]?.exists());
    const done = {
      date,
      open: open.filter((label) => !offered.includes(label) && !isPastSlot(date, label, now)),
      close: closing.filter((label) => !booked.includes(label)),
    };
    if (done.open.length + done.close.length === 0) return { done, booked };
    const slots = SLOT_LABELS.filter(
      (label) => done.open.includes(label) || (offered.includes(label) && !done.close.includes(label)),
    );
    if (slots.length > 0) {
      const despite_busy = slots.filter((label) => despite.includes(label));
      const fields = { date, slots, admin_id: adminId, ...stampsOf(present) };
      transaction.set(present.ref, despite_busy.length > 0 ? { ...fields, despite_busy } : fields);
    } else {
      const weekly = await readWeekly(transaction, adminId);
      transaction.delete(present.ref);
      markClosed(transaction, weekly, [date], now);
    }
    return { done, booked };
  });
}

/** Returns the timestamps for a rewritten record, which keeps its `created_at`. */
function stampsOf(present: DocumentSnapshot) {
  const made: unknown = present.exists() ? present.get('created_at') : serverTimestamp();
  return { ...(made ? { created_at: made } : {}), updated_at: serverTimestamp() };
}

/** Reports the opened and closed hours, and the hours that stay open because they were just booked. */
export function reportChanges({ done, booked }: Changed): void {
  const day = formatDay(done.date);
  if (done.open.length + done.close.length > 0) {
    toast({
      title: texts.changed,
      description: texts.changedText(done.open.length, done.close.length, day),
      variant: 'success',
    });
  }
  if (booked.length > 0) {
    const which = booked.map((label) => `${label} on ${day}`).join('; ');
    toast({
      title: texts.bookedMeanwhile,
      description: texts.bookedMeanwhileText(which, booked.length),
      variant: 'destructive',
    });
  }
}

/**
 * Opens an offered hour (in the company's zone) although the calendar is busy, or closes it again. The date keeps
 * following the weekly hours.
 * @throws FirebaseError as the backend says, Error if the hour is no longer offered
 */
export function openDespiteBusy(
  adminId: string,
  { date, label, isOpen }: { date: string; label: string; isOpen: boolean },
): Promise<void> {
  return transact(async (transaction) => {
    const stored = await readDate(transaction, adminId, date);
    const { slots, despite_busy = [] } = AVAILABILITY.read(stored.data() ?? {});
    if (!slots.includes(label)) throw new Error(texts.notOffered);
    const open = slots.filter((other) => (other === label ? isOpen : despite_busy.includes(other)));
    transaction.update(stored.ref, { despite_busy: open, updated_at: serverTimestamp() });
  });
}

/**
 * Deletes an administrator's dates (in the company's zone) and marks them as closed, so that the weekly hours do not
 * open them. Their meetings stay.
 * @throws FirebaseError as the backend says
 */
export function closeDates(adminId: string, dates: readonly string[], now: Date): Promise<void> {
  return transact(async (transaction) => {
    const weekly = await readWeekly(transaction, adminId);
    const days = await Promise.all(dates.map((date) => readDate(transaction, adminId, date)));
    for (const day of days) if (day.exists()) transaction.delete(day.ref);
    markClosed(transaction, weekly, dates, now);
  });
}

/** The fields of weekly hours that an administrator edits. */
export type WeeklyChoice = Pick<WeeklyHours, 'hours' | 'is_active' | 'skip_holidays'>;

/** Stores weekly hours, keeping the closed dates. @throws FirebaseError as the backend says */
export function saveWeekly(adminId: string, choice: WeeklyChoice): Promise<void> {
  return transact(async (transaction) => {
    const stored = await readWeekly(transaction, adminId);
    if (stored.exists()) transaction.update(stored.ref, { ...choice, updated_at: serverTimestamp() });
    else {
      const times = { created_at: serverTimestamp(), updated_at: serverTimestamp() };
      transaction.set(stored.ref, { ...choice, closed_dates: [], admin_id: adminId, ...times });
    }
  });
}

/**
 * Makes dates follow the weekly hours again. A function that it triggers sets their hours and keeps booked ones.
 * @throws FirebaseError as the backend says
 */
export function resetToWeeklyHours(adminId: string, dates: readonly string[]): Promise<void> {
  return transact(async (transaction) => {
    const weekly = await readWeekly(transaction, adminId);
    const days = await Promise.all(dates.map((date) => readDate(transaction, adminId, date)));
    if (!weekly.exists()) return;
    for (const day of days) {
      if (day.exists()) transaction.update(day.ref, { source: 'weekly', updated_at: serverTimestamp() });
    }
    const closed_dates = closedDatesOf(weekly).filter((date) => !dates.includes(date));
    transaction.update(weekly.ref, { closed_dates, updated_at: serverTimestamp() });
  });
}

/** Reads an administrator's hours on a date (in the company's zone). */
function readDate(transaction: Transaction, adminId: string, date: string) {
  return transaction.get(doc(db, AVAILABILITY.name, AVAILABILITY.idOf({ admin_id: adminId, date })));
}

function readWeekly(transaction: Transaction, adminId: string) {
  return transaction.get(doc(db, WEEKLY_HOURS.name, adminId));
}

function closedDatesOf(weekly: DocumentSnapshot): readonly string[] {
  return WEEKLY_HOURS.read(weekly.data() ?? {}).closed_dates;
}

/** Marks dates (in the company's zone) as closed, so that the weekly hours, if there are any, do not open them. */
function markClosed(transaction: Transaction, weekly: DocumentSnapshot, dates: readonly string[], now: Date) {
  if (!weekly.exists()) return;
  const closed_dates = withClosed(closedDatesOf(weekly), dates, todayInNewYork(now));
  transaction.update(weekly.ref, { closed_dates, updated_at: serverTimestamp() });
}
