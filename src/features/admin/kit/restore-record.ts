import { type DocumentData, type DocumentReference, serverTimestamp, Timestamp } from 'firebase/firestore';
import { toast } from '../../../components/toast-store.ts';
import { transact } from '../../../lib/firebase/transact.ts';
import { undoable } from './undoable.ts';

/** Restores a deleted record unless someone recreated it first, and reports the result. */
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

/** Lists without a manual order are sorted by `created_at`, which is now the current time. */
function restoredText(fields: DocumentData): string {
  const isListedByAge = fields['created_at'] instanceof Timestamp && !('sort_order' in fields);
  return isListedByAge ? 'Restored as the newest entry.' : 'Everything is as it was before.';
}

/** The rules accept only the current time for `created_at` and `updated_at` of a new record. */
function withTimesOfNow(fields: DocumentData): DocumentData {
  const times = ['created_at', 'updated_at'].filter((name) => fields[name] instanceof Timestamp);
  return { ...fields, ...Object.fromEntries(times.map((name) => [name, serverTimestamp()])) };
}
