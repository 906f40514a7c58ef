import { doc, serverTimestamp } from 'firebase/firestore';
import type { Document } from '../../../domain/records/document.ts';
import { db } from '../../../lib/firebase/firestore.ts';
import { transact } from '../../../lib/firebase/transact.ts';
import type { NamedReader } from '../kit/live-lists/live-record.ts';

/** A record that is one setting, and its id. */
export interface SettingRecord<Fields> {
  readonly record: NamedReader<Fields>;
  readonly id: string;
}

export interface SettingChange<Fields> {
  /** As it was when the edit began; null if there was none. */
  readonly base: Fields | null;
  readonly fields: Document;
  /** Owner of a new record. */
  readonly adminId: string;
}

/**
 * Saves a setting whose fields are all plain values, unless someone else has changed it meanwhile (optimistic lock). A
 * retry whose first answer was lost conflicts with nothing.
 * @returns what someone else has saved; null if it was saved
 * @throws FirebaseError as the backend says
 */
export function saveSetting<Fields>(
  { record, id }: SettingRecord<Fields>,
  { base, fields, adminId }: SettingChange<Fields>,
): Promise<Fields | null> {
  return transact(async (transaction) => {
    const stored = await transaction.get(doc(db, record.name, id));
    const updated_at = serverTimestamp();
    if (!stored.exists()) {
      transaction.set(stored.ref, {
        ...fields,
        admin_id: adminId,
        created_at: serverTimestamp(),
        updated_at,
      });
      return null;
    }
    const theirs = record.read(stored.data());
    const isSameIn = (other: Document) =>
      Object.keys(fields).every((name) => other[name] === (theirs as Document)[name]);
    if (!isSameIn(fields) && !(base && isSameIn(base as Document))) return theirs;
    transaction.update(stored.ref, { ...fields, updated_at });
    return null;
  });
}
