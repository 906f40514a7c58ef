import { type DocumentData, doc } from 'firebase/firestore';
import type { FieldValues } from 'react-hook-form';
import { db } from '../../../lib/firebase/firestore.ts';
import type { RecordKind } from './record-kind.ts';
import { changeRecord, createRecord, type SaveResult } from './record-transactions.ts';
import type { EditStart } from './use-editing.ts';

/**
 * Adds the record, or changes it provided that nobody has changed meanwhile what its form shows.
 * @throws FirebaseError as the backend says
 */
export async function writeRecord<Fields, Form extends FieldValues, Entry>(
  kind: RecordKind<Fields, Form, Entry>,
  { id, newId, base, initial }: EditStart<Form>,
  fields: DocumentData,
  adminId: string,
): Promise<SaveResult<Fields>> {
  if (id === null) {
    const ref = doc(db, kind.collection, newId);
    const all = { ...fields, ...kind.newFields, admin_id: adminId };
    const added = await createRecord<DocumentData>(ref, all);
    if (added.status !== 'conflict') return added;
    const theirs = kind.read(added.theirs);
    const mine = kind.read({ ...all, id: newId, version: '' });
    return readsTheSame(kind, kind.formOf(theirs), kind.formOf(mine))
      ? { status: 'saved' }
      : { status: 'conflict', theirs };
  }
  const change = { ref: doc(db, kind.collection, id), changes: fields };
  const result = await changeRecord<DocumentData>({ ...change, base });
  if (result.status !== 'conflict') return result;
  const theirs = kind.read(result.theirs);
  // What is there is what was to be saved: an earlier try got through, and its answer was lost
  const mine = kind.read({ ...result.theirs, ...fields });
  if (readsTheSame(kind, kind.formOf(theirs), kind.formOf(mine))) return { status: 'saved' };
  if (!readsTheSame(kind, kind.formOf(theirs), initial)) return { status: 'conflict', theirs };
  // Another version of which nothing is in the form: the order of the list was changed, for one
  return (await changeRecord({ ...change, base: theirs.version })) as SaveResult<Fields>;
}

function readsTheSame<Fields, Form extends FieldValues, Entry>(
  { inWords }: RecordKind<Fields, Form, Entry>,
  a: Form,
  b: Form,
): boolean {
  const texts = (form: Form) => JSON.stringify(inWords(form).map(({ text }) => text));
  return texts(a) === texts(b);
}
