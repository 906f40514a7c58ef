import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { toast } from '../../../../components/toast-store.ts';
import { isPastSlot, slotId } from '../../../../domain/booking/slots.ts';
import { AVAILABILITY, type Availability } from '../../../../domain/records/availability.ts';
import { SLOT_CLAIMS } from '../../../../domain/records/slot-claims.ts';
import { formatDay } from '../../../../domain/time/format-time.ts';
import { SLOT_LABELS } from '../../../../domain/time/slot-labels.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { availabilityMessages as texts } from '../availability-messages.ts';
import { dateRef, markClosed, weeklyRef } from './weekly-record.ts';

/** Hours to open and to close on a date, all in the company's zone. */
export interface HourChange {
  readonly date: string;
  readonly open: readonly string[];
  readonly close: readonly string[];
}

export interface Changed {
  /** The change that was made. */
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
  const { date } = change;
  return transact(async (transaction) => {
    const plan = await planOf(transaction, dateRef(adminId, date), change, now);
    const { present, slots, despite_busy, done, booked } = plan;
    const isChanged = done.open.length + done.close.length > 0;
    if (isChanged && slots.length > 0) {
      const fields = { date, slots, admin_id: adminId, ...stampsOf(present) };
      transaction.set(present.ref, despite_busy.length > 0 ? { ...fields, despite_busy } : fields);
    } else if (isChanged) {
      const weekly = await transaction.get(weeklyRef(adminId));
      transaction.delete(present.ref);
      markClosed(transaction, weekly, [date], now);
    }
    return { done, booked };
  });
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
    const stored = await transaction.get(dateRef(adminId, date));
    const { slots, despite_busy = [] } = AVAILABILITY.read(stored.data() ?? {});
    if (!slots.includes(label)) throw new Error(texts.notOffered);
    const open = slots.filter((other) => (other === label ? isOpen : despite_busy.includes(other)));
    transaction.update(stored.ref, { despite_busy: open, updated_at: serverTimestamp() });
  });
}

async function planOf(
  transaction: Transaction,
  ref: DocumentReference,
  { date, open, close }: HourChange,
  now: Date,
) {
  const present = await transaction.get(ref);
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
  const slots = SLOT_LABELS.filter(
    (label) => done.open.includes(label) || (offered.includes(label) && !done.close.includes(label)),
  );
  const despite_busy = slots.filter((label) => despite.includes(label));
  return { present, slots, despite_busy, done, booked };
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
