import { type DocumentSnapshot, serverTimestamp, type Transaction } from 'firebase/firestore';
import type { Document } from '../../../domain/records/document.ts';
import { type Compared, haveSameFields } from '../../../domain/records/same-fields.ts';
import { type RecordReader, readStored, type Stored, toStored } from './live-lists/stored-record.ts';

/** Result of a save. `theirs` is the record that someone else stored meanwhile; null if they deleted it. */
export type SaveResult<Fields> =
  | { readonly status: 'saved' }
  | { readonly status: 'conflict'; readonly theirs: Stored<Fields> | null };

export interface LockedSave<Fields> {
  /** An editor's reader of its record, and the fields that it shows. */
  readonly editor: RecordReader<Fields> & Compared;
  /** The document that the editor shows, as read in the transaction. */
  readonly shown: DocumentSnapshot;
  readonly fields: Document;
  readonly newFields: Document;
  /** True if no one else has changed the record since the edit began. */
  readonly isUntouched: (theirs: Stored<Fields>) => boolean;
}

/**
 * Writes `fields` unless someone else has changed the shown document since the edit began (optimistic lock).
 * A retry after a lost response does not conflict with the first write.
 */
export function writeLocked<Fields>(
  transaction: Transaction,
  { editor, shown, fields, newFields, isUntouched }: LockedSave<Fields>,
): SaveResult<Fields> {
  if (shown.exists()) {
    const theirs = readStored(editor, toStored(shown));
    const isDone = () => haveSameFields(editor, theirs, editor.read({ ...shown.data(), ...fields }));
    if (!isUntouched(theirs)) return isDone() ? { status: 'saved' } : { status: 'conflict', theirs };
  }
  const updated_at = serverTimestamp();
  if (shown.exists()) transaction.update(shown.ref, { ...fields, updated_at });
  else transaction.set(shown.ref, { ...newFields, ...fields, created_at: serverTimestamp(), updated_at });
  return { status: 'saved' };
}
