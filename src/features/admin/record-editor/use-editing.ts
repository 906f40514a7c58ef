import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Live } from '../live-lists/live-record.ts';
import type { AdminUser } from '../session/admin-user.ts';
import { clearDialogDraft, loadDialogDraft, saveDialogDraft } from './dialog-draft.ts';
import type { RecordKind } from './record-kind.ts';

/** What a change starts from. */
export interface EditStart<Form> {
  /** The record that is changed; null while adding one. */
  readonly id: string | null;
  /** The id that the record gets if it is added. */
  readonly newId: string;
  /** The version that the change starts from; '' while adding. */
  readonly base: string;
  /** The form as that version has it. */
  readonly initial: Form;
}

/** What an open dialog is about. */
export interface Editing<Form> extends EditStart<Form> {
  /** What had been entered when the page or the session ended; null for a dialog that starts afresh. */
  readonly restored: Form | null;
}

/** What the draft of a dialog keeps besides the record's id and version. */
interface DraftValues<Form> {
  readonly newId: string;
  readonly initial: Form;
  readonly entered: Form;
}

/** Which record's dialog is open, if any. One that was open when the page or the session ended opens again. */
export function useEditing<Fields, Form extends FieldValues, Entry>(
  kind: RecordKind<Fields, Form, Entry>,
  admin: AdminUser,
) {
  const [editing, setEditing] = useState<Editing<Form> | null>(() => restore(kind.noun, admin));
  function open(start: Omit<EditStart<Form>, 'newId'>) {
    setEditing({ ...start, newId: freshId(), restored: null });
  }
  return {
    editing,
    add: () => open({ id: null, base: '', initial: kind.formOf(null) }),
    edit: (record: Live<Fields>) =>
      open({ id: record.id, base: record.version, initial: kind.formOf(record) }),
    close: () => {
      clearDialogDraft(kind.noun);
      setEditing(null);
    },
  };
}

/** Keeps what is entered, but for chosen files: a page cannot keep those. */
export function keepDraft<Form>(
  noun: string,
  admin: AdminUser,
  { id, newId, base, initial }: EditStart<Form>,
  entered: Form,
): void {
  const values: DraftValues<Form> = { newId, initial, entered: withoutFiles(entered) };
  saveDialogDraft(noun, { id, base, owner: admin.uid, values });
}

function restore<Form>(noun: string, admin: AdminUser): Editing<Form> | null {
  const draft = loadDialogDraft<DraftValues<Form>>(noun, admin.uid);
  if (!draft) return null;
  const { newId, initial, entered } = draft.values;
  return { id: draft.id, newId, base: draft.base, initial, restored: entered };
}

/** An id for a new record. */
export function freshId(): string {
  return crypto.randomUUID();
}

function withoutFiles<Form>(form: Form): Form {
  return JSON.parse(
    JSON.stringify(form, (_, value: unknown) => (value instanceof File ? null : value)),
  ) as Form;
}
