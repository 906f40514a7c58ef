import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AdminUser } from '../../kit/admin-user.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { clearDialogDraft, loadDialogDraft, saveDialogDraft } from './dialog-draft.ts';
import type { RecordKind } from './record-kind.ts';

export interface EditStart<Fields> {
  /** The edited record; null while adding. */
  readonly id: string | null;
  /** The id of a new record. */
  readonly newId: string;
  /** The version being edited; '' while adding. */
  readonly base: string;
  /** The record in that version; null while adding. */
  readonly fields: Fields | null;
}

/** Subject of an open dialog. */
export interface Editing<Fields, Form> extends EditStart<Fields> {
  /** Input restored from an earlier page or session; null for a fresh dialog. */
  readonly restored: Form | null;
  /** Form values of a duplicate; null for an empty form. */
  readonly copied: Form | null;
}

/** The dialog draft's content apart from the record's id and version. */
interface DraftValues<Fields, Form> {
  readonly newId: string;
  readonly fields: Fields | null;
  readonly entered: Form;
}

/** The open dialog, if any. One that was open when the page or session ended is reopened. */
export function useEditing<Fields, Form extends FieldValues, Entry>(
  kind: RecordKind<Fields, Form, Entry>,
  admin: AdminUser,
) {
  const [editing, setEditing] = useState<Editing<Fields, Form> | null>(() => restore(kind.noun, admin));
  function open(start: Omit<EditStart<Fields>, 'newId'>, copied: Form | null = null) {
    setEditing({ ...start, newId: freshId(), restored: null, copied });
  }
  return {
    editing,
    add: () => open({ id: null, base: '', fields: null }),
    /** Opens the dialog for a copy of `record`; nothing is stored before saving. */
    duplicate: (record: Live<Fields>, all: readonly Live<Fields>[]) =>
      open({ id: null, base: '', fields: null }, kind.formOf(kind.copyOf(record, all))),
    edit: (record: Live<Fields>) => open({ id: record.id, base: record.version, fields: record }),
    close: () => {
      clearDialogDraft(kind.noun);
      setEditing(null);
    },
  };
}

/** Stores the input, except for chosen files, which cannot be stored. */
export function keepDraft<Fields, Form>(
  noun: string,
  admin: AdminUser,
  { id, newId, base, fields }: EditStart<Fields>,
  entered: Form,
): void {
  const values: DraftValues<Fields, Form> = { newId, fields, entered: withoutFiles(entered) };
  saveDialogDraft(noun, { id, base, owner: admin.uid, values });
}

function restore<Fields, Form>(noun: string, admin: AdminUser): Editing<Fields, Form> | null {
  const draft = loadDialogDraft<DraftValues<Fields, Form>>(noun, admin.uid);
  if (!draft) return null;
  const { newId, fields, entered } = draft.values;
  return { id: draft.id, newId, base: draft.base, fields, restored: entered, copied: null };
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
