import { type DocumentData, type DocumentReference, serverTimestamp, Timestamp } from 'firebase/firestore';
import { toast } from '../../../components/toast-store.ts';
import { transact } from '../../../lib/firebase/transact.ts';
import { undoable } from './undoable.ts';

/** Restores a deleted record, unless someone else has recreated it, and reports the result. */
export async function restoreRecord(
  ref: DocumentReference,
  fields: DocumentData,
  errorTitle: string,
): Promise<void> {
  await undoable(errorTitle, async () => {
    const isBack = await transact(async (transaction) => {
      if ((await transaction.get(ref)).exists()) return false;
      transaction.set(ref, withTimesOfNow(fields));
      return true;
    });
    toast(
      isBack
        ? { title: 'Restored', description: restoredText(fields), variant: 'success' }
        : { title: 'Not restored', description: 'Someone has added it again; that version stays.' },
    );
  });
}

/**
 * Returns the toast's text. In lists without a manual order the record comes first: its `created_at` is now.
 */
function restoredText(fields: DocumentData): string {
  const isListedByAge = fields['created_at'] instanceof Timestamp && !('sort_order' in fields);
  return isListedByAge ? 'Restored as the newest entry.' : 'Everything is as it was before.';
}

/** Sets both timestamps to now: the security rules accept no other time for a new record. */
function withTimesOfNow(fields: DocumentData): DocumentData {
  const times = ['created_at', 'updated_at'].filter((name) => fields[name] instanceof Timestamp);
  return { ...fields, ...Object.fromEntries(times.map((name) => [name, serverTimestamp()])) };
}
