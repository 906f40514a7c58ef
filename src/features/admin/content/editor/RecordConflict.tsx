import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from './ConflictDialog.tsx';
import { fieldDifferences } from './field-differences.ts';
import type { RecordForm } from './use-record-form.ts';

/** Asks what shall hold when somebody else saved or deleted the record meanwhile. */
export function RecordConflict<Fields, Form extends FieldValues, Entry>({
  editor,
}: {
  editor: RecordForm<Fields, Form, Entry>;
}) {
  const { kind, form, before, conflict, backToEditing, saveMine, takeTheirs } = editor;
  if (!conflict) return null;
  return (
    <ConflictDialog
      open
      name={`“${kind.nameOf(form.getValues())}”`}
      kind={conflict.kind}
      differences={conflict.kind === 'changed' ? fieldDifferences(kind, { ...conflict, before }) : []}
      onBack={backToEditing}
      onKeepMine={saveMine}
      onTakeTheirs={takeTheirs}
    />
  );
}
