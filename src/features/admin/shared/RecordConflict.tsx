import type { FieldValues } from 'react-hook-form';
import { ConflictDialog, type FieldDifference } from './ConflictDialog.tsx';
import type { RecordKind } from './record-kind.ts';
import type { RecordForm } from './use-record-form.ts';

/** Asks what shall hold when somebody else saved or deleted the record meanwhile. */
export function RecordConflict<Fields, Form extends FieldValues, Entry>({
  editor,
}: {
  editor: RecordForm<Fields, Form, Entry>;
}) {
  const { kind, form, conflict, backToEditing, saveMine, takeTheirs } = editor;
  if (!conflict) return null;
  const mine = form.getValues();
  return (
    <ConflictDialog
      open
      name={`“${kind.nameOf(mine)}”`}
      kind={conflict.kind}
      differences={conflict.kind === 'changed' ? differences(kind, mine, kind.formOf(conflict.theirs)) : []}
      onBack={backToEditing}
      onKeepMine={saveMine}
      onTakeTheirs={takeTheirs}
    />
  );
}

function differences<Fields, Form extends FieldValues, Entry>(
  { inWords }: RecordKind<Fields, Form, Entry>,
  mine: Form,
  theirs: Form,
): FieldDifference[] {
  const other = inWords(theirs);
  return inWords(mine).flatMap(({ label, text }, index) => {
    const their = other[index]?.text ?? '';
    return text === their ? [] : [{ label, yours: text, theirs: their }];
  });
}
