import { type DocumentData, type DocumentReference, doc } from 'firebase/firestore';
import { toast } from '../../../../components/toast-store.ts';
import { todayInNewYork } from '../../../../domain/booking/slots.ts';
import { withClosed } from '../../../../domain/booking/weekly-hours.ts';
import { AVAILABILITY } from '../../../../domain/records/availability.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { availabilityMessages } from '../../kit/availability-messages.ts';
import { cancelAll } from '../../kit/booking-changes/cancel-all.ts';
import { undoBookingChanges } from '../../kit/booking-changes/undo-booking-changes.ts';
import { bookingsMessages } from '../../kit/bookings-messages.ts';
import { reportFailure } from '../../kit/report-failure.ts';
import { restoreRecord } from '../../kit/restore-record.ts';
import { offerUndo, undoable } from '../../kit/undoable.ts';
import { closedChange, readWeekly, weeklyRef } from '../changes/weekly-record.ts';

const texts = availabilityMessages;
const { canceled, cancelFailed, notCanceled } = bookingsMessages;

/**
 * Deletes a date, then cancels its meetings. In this order no one can book the freed slots before an undo,
 * which runs in reverse. If the date cannot be deleted, its meetings are kept. Reports the result in toasts.
 * @param id of the availability record
 * @param meetings ids of the bookings to cancel; empty to keep all
 * @returns true if the date is deleted
 */
export function deleteDate(id: string, meetings: readonly string[], reason: string): Promise<boolean> {
  return undoable(texts.removeFailed, async () => {
    const ref = doc(db, AVAILABILITY.name, id);
    const fields = await deleteAndClose(ref, todayInNewYork(new Date()));
    const { count, changes, failures, error } = await cancelAll(meetings, reason);
    async function undo() {
      if (changes.length > 0) await undoBookingChanges(changes);
      if (fields) await restoreDate(ref, fields);
    }
    offerUndo({
      title: texts.removed,
      description: [texts.removedText, ...(count > 0 ? [canceled(count)] : [])].join('. '),
      undo: fields || changes.length > 0 ? undo : undefined,
    });
    if (error) reportFailure(cancelFailed, error);
    if (failures > 0) {
      toast({ title: cancelFailed, description: notCanceled(failures), variant: 'destructive' });
    }
  });
}

/**
 * Deletes a date and marks it as closed, so that the weekly hours do not bring it back.
 * @param today in the company's zone
 * @returns the deleted fields; null if someone else deleted the date first
 */
function deleteAndClose(ref: DocumentReference, today: string): Promise<DocumentData | null> {
  return transact(async (transaction) => {
    const present = await transaction.get(ref);
    if (!present.exists()) return null;
    const { admin_id, date } = AVAILABILITY.read(present.data());
    const weekly = await transaction.get(weeklyRef(admin_id));
    transaction.delete(ref);
    if (weekly.exists()) {
      const closed = withClosed(readWeekly(weekly).closed_dates, date, today);
      transaction.update(weekly.ref, closedChange(closed));
    }
    return present.data();
  });
}

/** Restores a deleted date, reports the result, and removes the date from the closed dates. */
async function restoreDate(ref: DocumentReference, fields: DocumentData): Promise<void> {
  await restoreRecord(ref, fields, texts.removeFailed);
  const { admin_id, date } = AVAILABILITY.read(fields);
  await undoable(texts.removeFailed, () =>
    transact(async (transaction) => {
      const weekly = await transaction.get(weeklyRef(admin_id));
      const closed = readWeekly(weekly).closed_dates;
      if (!closed.includes(date)) return;
      transaction.update(weekly.ref, closedChange(closed.filter((other) => other !== date)));
    }),
  );
}
