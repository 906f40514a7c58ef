import { type DocumentData, type DocumentReference, serverTimestamp, Timestamp } from 'firebase/firestore';
import { transact } from '../../../../lib/firebase/transact.ts';
import { type Live, toLive, versionOf } from '../../kit/live-lists/live-record.ts';

/** Result of a save: done, or someone else changed or deleted the record. */
export type SaveResult<T> =
  | { readonly status: 'saved' }
  | { readonly status: 'conflict'; readonly theirs: Live<T> }
  | { readonly status: 'deleted' };

export interface Change {
  readonly ref: DocumentReference;
  /** `version` of the record that the change was made from. */
  readonly base: string;
  readonly changes: DocumentData;
}

/**
 * Writes `changes` to the record at `ref` if it still has version `base` (optimistic lock). To overwrite
 * after a conflict, save again with `theirs.version` as the base.
 * @throws FirebaseError as the backend says
 */
export function changeRecord({ ref, base, changes }: Change): Promise<SaveResult<DocumentData>> {
  return transact(async (transaction): Promise<SaveResult<DocumentData>> => {
    const present = await transaction.get(ref);
    if (!present.exists()) return { status: 'deleted' };
    if (versionOf(present.data()) !== base) return { status: 'conflict', theirs: toLive(present) };
    transaction.update(ref, { ...changes, updated_at: serverTimestamp() });
    return { status: 'saved' };
  });
}

/**
 * Adds the record at `ref`, which has a new id. `fields` is complete, including `admin_id`. A retry after a timeout
 * adds nothing twice: a record that was stored the first time gets the current fields, unless someone has changed it
 * since.
 * @throws FirebaseError as the backend says
 */
export function createRecord(
  ref: DocumentReference,
  fields: DocumentData,
): Promise<SaveResult<DocumentData>> {
  return transact(async (transaction): Promise<SaveResult<DocumentData>> => {
    const present = await transaction.get(ref);
    if (!present.exists()) {
      transaction.set(ref, { ...fields, created_at: serverTimestamp(), updated_at: serverTimestamp() });
    } else if (isAsAdded(present.data())) {
      transaction.update(ref, { ...fields, updated_at: serverTimestamp() });
    } else {
      return { status: 'conflict', theirs: toLive(present) };
    }
    return { status: 'saved' };
  });
}

function isAsAdded({ created_at, updated_at }: DocumentData): boolean {
  return created_at instanceof Timestamp && updated_at instanceof Timestamp && created_at.isEqual(updated_at);
}
