import {
  type DocumentData,
  type DocumentSnapshot,
  doc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import type { FieldValues } from 'react-hook-form';
import type { Document } from '../../../../domain/records/document.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import { type Live, readLive, toLive } from '../../kit/live-lists/live-record.ts';
import type { EditStart } from './dialog-draft.ts';
import { areAlike, type RecordKind } from './record-kind.ts';

/** Result of a save. `theirs` is the version that someone else saved meanwhile; null if the record was deleted. */
export type SaveResult<Fields> =
  | { readonly status: 'saved' }
  | { readonly status: 'conflict'; readonly theirs: Live<Fields> | null };

/**
 * Adds the record, or changes it if the version being edited is still current (optimistic lock). A retry whose first
 * response was lost adds nothing twice and conflicts with nothing.
 * @param fields the dialog's fields
 * @param adminId owner of a new record
 * @throws FirebaseError as the backend says
 */
export function saveRecord<Fields, Form extends FieldValues>(
  kind: RecordKind<Fields, Form>,
  { id, newId, base, fields: before }: EditStart<Fields>,
  fields: Document,
  adminId: string,
): Promise<SaveResult<Fields>> {
  const isNew = id === null;
  const changes = isNew ? { ...kind.newFields, ...fields, admin_id: adminId } : fields;
  return transact(async (transaction): Promise<SaveResult<Fields>> => {
    const at = (place: string) => transaction.get(doc(db, kind.record.name, place));
    const saved = kind.read(changes);
    const isSaved = (found: DocumentSnapshot) => areAlike(kind, kind.read(found.data() ?? {}), saved);
    const own = isNew && kind.idOf ? await at(kind.idOf(saved)) : null;
    // Another record may have its id
    const stored = own && (!own.exists() || isSaved(own)) ? own : await at(id ?? newId);
    const updated_at = serverTimestamp();
    if (!stored.exists()) {
      if (!isNew) return { status: 'conflict', theirs: null };
      transaction.set(stored.ref, { ...changes, created_at: serverTimestamp(), updated_at });
      return { status: 'saved' };
    }
    const theirs = readLive(kind, toLive(stored));
    const isUntouched = isNew ? isAsAdded(stored.data()) : theirs.version === base;
    if (!isUntouched) {
      // An earlier try succeeded, but its response was lost
      if (areAlike(kind, theirs, kind.read({ ...stored.data(), ...changes }))) return { status: 'saved' };
      // Otherwise overwrites only a version that changed nothing in the form, such as a new order of the list
      if (before === null || !areAlike(kind, theirs, before)) return { status: 'conflict', theirs };
    }
    transaction.update(stored.ref, { ...changes, updated_at });
    return { status: 'saved' };
  });
}

/** True if no one has changed the record since it was added. */
function isAsAdded({ created_at, updated_at }: DocumentData): boolean {
  return created_at instanceof Timestamp && updated_at instanceof Timestamp && created_at.isEqual(updated_at);
}
