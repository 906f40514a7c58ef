import { type DocumentData, type DocumentSnapshot, doc, Timestamp } from 'firebase/firestore';
import type { Document } from '../../../../domain/records/document.ts';
import { haveSameFields } from '../../../../domain/records/same-fields.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { transact } from '../../../../lib/firebase/transact.ts';
import type { EditStart } from '../../controls/dialog-draft.ts';
import { type SaveResult, writeLocked } from '../../controls/save-locked.ts';
import type { RecordKind } from './record-kind.ts';

/**
 * Adds the record, or updates it if no one else has changed it (optimistic lock). A retry after a lost
 * response does not add a second record.
 * @param fields the dialog's fields
 * @param adminId owner of a new record
 * @throws FirebaseError as the backend says
 */
export function saveRecord<Fields>(
  kind: RecordKind<Fields>,
  { id, newId, base, fields: before }: EditStart<Fields>,
  fields: Document,
  adminId: string,
): Promise<SaveResult<Fields>> {
  const isNew = id === null;
  const newFields = { ...kind.newFields, admin_id: adminId };
  return transact(async (transaction): Promise<SaveResult<Fields>> => {
    const at = (place: string) => transaction.get(doc(db, kind.record.name, place));
    const saved = kind.read({ ...newFields, ...fields });
    const isSaved = (found: DocumentSnapshot) => haveSameFields(kind, kind.read(found.data() ?? {}), saved);
    const own = isNew && kind.idOf ? await at(kind.idOf(saved)) : null;
    // The preferred id may belong to another record
    const shown = own && (!own.exists() || isSaved(own)) ? own : await at(id ?? newId);
    if (!shown.exists() && !isNew) return { status: 'conflict', theirs: null };
    return writeLocked(transaction, {
      editor: kind,
      shown,
      fields,
      newFields,
      isUntouched: (theirs) =>
        isNew
          ? isAsAdded(shown.data())
          : // Someone else's change may not affect the form, such as a new order of the list
            theirs.stamp === base || (before !== null && haveSameFields(kind, theirs, before)),
    });
  });
}

/** True if no one has changed the record since it was added. */
function isAsAdded({ created_at, updated_at }: DocumentData = {}): boolean {
  return created_at instanceof Timestamp && updated_at instanceof Timestamp && created_at.isEqual(updated_at);
}
