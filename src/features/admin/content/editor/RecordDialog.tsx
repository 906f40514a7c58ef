import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../../components/Button.tsx';
import { Card } from '../../../../components/Card.tsx';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { FormLock } from '../../../../components/form-lock.ts';
import type { Live } from '../../kit/live-lists/live-record.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Editing } from './dialog-draft.ts';
import type { RecordForm } from './use-record-form.ts';

/** Props of the dialog of one kind of record. */
export interface KindDialogProps<Fields, Form> {
  editing: Editing<Fields, Form>;
  /** All records of the list. */
  records: readonly Live<Fields>[];
  onClose: () => void;
}

export interface RecordDialogProps<Fields, Form extends FieldValues> {
  editor: RecordForm<Fields, Form>;
  title: string;
  submitLabel: string;
  children: ReactNode;
}

/**
 * The dialog of a record. Cancel closes it at once; accidental ways to close ask first if anything was entered. Stays
 * open while saving, to show the result.
 */
export function RecordDialog<Fields, Form extends FieldValues>({
  editor,
  title,
  submitLabel,
  children,
}: RecordDialogProps<Fields, Form>) {
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { form, isNew, submit, close } = editor;
  const { isDirty, isSubmitting } = form.formState;
  // A model is sent before the save
  const isUploading = !isSubmitting && Object.keys(editor.uploads.progress).length > 0;

  function closeOrAsk() {
    if (isSubmitting) return;
    if (isDirty) setIsAsking(true);
    else close();
  }

  return (
    <>
      <Dialog
        open
        size="lg"
        title={title}
        onClose={closeOrAsk}
        footer={
          <>
            <Button variant="ghost" disabled={isSubmitting} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={isSubmitting} disabled={isUploading}>
              {isSubmitting ? (isNew ? 'Saving...' : 'Updating...') : submitLabel}
            </Button>
          </>
        }
      >
        {editor.wasRestored && (
          <Card tone="brand" className="mb-5 text-[0.9375rem]">
            We restored your entries. Please choose new images again.
          </Card>
        )}
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <FormLock value={isSubmitting}>{children}</FormLock>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard what you entered?"
        description="It has not been saved."
        confirmLabel="Discard"
        onCancel={() => setIsAsking(false)}
        onConfirm={close}
      />
      <ConflictDialog editor={editor} />
    </>
  );
}
