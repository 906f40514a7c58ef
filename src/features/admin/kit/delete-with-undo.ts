import { type DocumentData, type DocumentReference, serverTimestamp, Timestamp } from 'firebase/firestore';
import { toast } from '../../../components/toast-store.ts';
import { transact } from '../../../lib/firebase/transact.ts';
import { offerUndo } from './offer-undo.ts';
import { reportFailure } from './report-failure.ts';

export interface Deletion {
  readonly ref: DocumentReference;
  /** The deleting administrator, who owns the restored record: the rules allow only own records. */
  readonly adminId: string;
  /** The success toast: title and text. */
  readonly title: string;
  readonly description?: string;
  /** 'Error deleting extra' and so on. */
  readonly errorTitle: string;
}

/**
 * Deletes the record at once and offers undo for some seconds, which writes the same fields under the same id. So a
 * closed tab leaves nothing pending. Reports the result in toasts. Returns true if the record is gone.
 */
export async function deleteWithUndo({
  ref,
  adminId,
  title,
  description,
  errorTitle,
}: Deletion): Promise<boolean> {
  try {
    const fields = await deleteRecord(ref);
    offerUndo({
      title,
      description,
      onUndo: fields ? () => void bringBack(ref, { ...fields, admin_id: adminId }, errorTitle) : undefined,
    });
    return true;
  } catch (error) {
    reportFailure(errorTitle, error);
    return false;
  }
}

/** Deletes the record and returns its last fields; null if someone else deleted it first. */
function deleteRecord(ref: DocumentReference): Promise<DocumentData | null> {
  return transact(async (transaction) => {
    const present = await transaction.get(ref);
    if (!present.exists()) return null;
    transaction.delete(ref);
    return present.data();
  });
}

/** Restores a deleted record unless someone recreated it first, and reports the result. */
export async function bringBack(
  ref: DocumentReference,
  fields: DocumentData,
  errorTitle: string,
): Promise<void> {
  try {
    const isBack = await restoreRecord(ref, fields);
    toast(
      isBack
        ? { title: 'Restored', description: restoredText(fields), variant: 'success' }
        : { title: 'Not restored', description: 'Someone has added it again; that version stays.' },
    );
  } catch (error) {
    reportFailure(errorTitle, error);
  }
}

/** Writes the record again; false if someone recreated it first. */
function restoreRecord(ref: DocumentReference, fields: DocumentData): Promise<boolean> {
  return transact(async (transaction) => {
    if ((await transaction.get(ref)).exists()) return false;
    transaction.set(ref, withTimesOfNow(fields));
    return true;
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
