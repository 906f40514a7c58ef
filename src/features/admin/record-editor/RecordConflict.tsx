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
      differences={
        conflict.kind === 'changed'
          ? differences(kind, editor.initial, mine, kind.formOf(conflict.theirs))
          : []
      }
      onBack={backToEditing}
      onKeepMine={saveMine}
      onTakeTheirs={takeTheirs}
    />
  );
}

function differences<Fields, Form extends FieldValues, Entry>(
  { inWords }: RecordKind<Fields, Form, Entry>,
  initial: Form,
  mine: Form,
  theirs: Form,
): FieldDifference[] {
  const [before, other] = [inWords(initial), inWords(theirs)];
  return inWords(mine).flatMap((yours, index) => {
    const their = other[index] ?? { label: yours.label, text: '' };
    if (yours.text === their.text) return [];
    const was = before[index]?.text;
    const changedBy = was === their.text ? 'you' : was === yours.text ? 'them' : 'both';
    return [{ yours, theirs: their, changedBy }];
  });
}
