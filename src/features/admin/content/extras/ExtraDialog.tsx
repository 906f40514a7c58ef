import { zodResolver } from '@hookform/resolvers/zod';
import type { ExtraFields } from '../../../../domain/records/extras.ts';
import { RecordDialog } from '../editor/RecordDialog.tsx';
import type { Editing } from '../editor/use-editing.ts';
import { useRecordForm } from '../editor/use-record-form.ts';
import { ExtraFormFields } from './ExtraFormFields.tsx';
import { type ExtraForm, extraKind } from './extra-kind.ts';

const resolver = zodResolver(extraKind.formSchema);

export interface ExtraDialogProps {
  editing: Editing<ExtraFields, ExtraForm>;
  onClose: () => void;
}

/** 'Add Extra' or 'Edit Extra'. */
export function ExtraDialog({ editing, onClose }: ExtraDialogProps) {
  const editor = useRecordForm({ kind: extraKind, resolver, editing, onClose });
  return (
    <RecordDialog
      editor={editor}
      title={editor.isNew ? 'Add Extra' : 'Edit Extra'}
      submitLabel={editor.isNew ? 'Save Extra' : 'Update Extra'}
      wasRestored={editing.restored !== null}
    >
      <ExtraFormFields form={editor.form} uploads={editor.uploads} />
    </RecordDialog>
  );
}
