import { doc } from 'firebase/firestore';
import type { FieldValues } from 'react-hook-form';
import type { Document } from '../../../../domain/records/document.ts';
import { db } from '../../../../lib/firebase/firestore.ts';
import { areAlike, type RecordKind } from './record-kind.ts';
import { changeRecord, createRecord, type SaveResult } from './record-transactions.ts';
import type { EditStart } from './use-editing.ts';

/**
 * Adds the record, or changes it if the version in the form is still current.
 * @throws FirebaseError as the backend says
 */
export async function writeRecord<Fields, Form extends FieldValues, Entry>(
  kind: RecordKind<Fields, Form, Entry>,
  { id, newId, base, fields: before }: EditStart<Fields>,
  fields: Document,
  adminId: string,
): Promise<SaveResult<Fields>> {
  const { record, newFields, read } = kind;
  if (id === null) {
    const all = { ...newFields, ...fields, admin_id: adminId };
    const added = await createRecord(doc(db, record.name, newId), all);
    if (added.status !== 'conflict') return added;
    const theirs = read(added.theirs);
    const mine = read({ ...all, id: newId, version: '' });
    return areAlike(kind, theirs, mine) ? { status: 'saved' } : { status: 'conflict', theirs };
  }
  const change = { ref: doc(db, record.name, id), changes: fields };
  const result = await changeRecord({ ...change, base });
  if (result.status !== 'conflict') return result;
  const theirs = read(result.theirs);
  // An earlier try succeeded, and its answer was lost
  if (areAlike(kind, theirs, read({ ...result.theirs, ...fields }))) return { status: 'saved' };
  if (before === null || !areAlike(kind, theirs, before)) return { status: 'conflict', theirs };
  // Another version of which nothing is in the form: the order of the list was changed, for one
  const again = await changeRecord({ ...change, base: theirs.version });
  return again.status === 'conflict' ? { ...again, theirs: read(again.theirs) } : again;
}
