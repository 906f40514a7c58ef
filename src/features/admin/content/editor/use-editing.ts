import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { useAdmin } from '../../kit/panel-context.ts';
import { clearDraft, restoreDraft } from './dialog-draft.ts';
import type { RecordKind } from './record-kind.ts';

/** The open dialog, if any. One that was open when the page or session ended is reopened. */
export function useEditing<Fields, Form extends FieldValues>(kind: RecordKind<Fields, Form>) {
  const { uid } = useAdmin();
  const [editing, setEditing] = useState(() => restoreDraft<Fields, Form>(kind.noun, uid));
  function add(copied: Form | null = null) {
    setEditing({ id: null, newId: crypto.randomUUID(), base: '', fields: null, restored: null, copied });
  }
  return {
    editing,
    add: () => add(),
    /** Opens the dialog for a copy of `record`; nothing is stored before saving. */
    duplicate: (record: Live<Fields>, all: readonly Live<Fields>[]) =>
      add(kind.formOf(kind.copyOf(record, all))),
    /** Opens the dialog of `record`, with `changes` that are not saved yet. */
    edit: (record: Live<Fields>, changes?: Partial<Fields>) =>
      setEditing({
        id: record.id,
        newId: '',
        base: record.version,
        fields: record,
        restored: null,
        copied: changes ? kind.formOf({ ...record, ...changes }) : null,
      }),
    close: () => {
      clearDraft(kind.noun);
      setEditing(null);
    },
  };
}
