import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog, type DialogProps } from '../../../components/Dialog.tsx';
import { FormLock } from '../../../components/form-lock.ts';
import { useOfflineSave } from './offline.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  /** True while the form is being submitted: the dialog stays open and its fields are locked. */
  isWorking: boolean;
  onSubmit: (event: FormEvent) => unknown;
  submitLabel: string;
  canSubmit?: boolean;
  cancelLabel?: string;
  onCancel?: () => void;
  /** Shown before the buttons. */
  status?: ReactNode;
  children: ReactNode;
}

/** A dialog that contains one form and its two buttons. Says if a save has failed offline. */
export function FormDialog(props: FormDialogProps) {
  const {
    isWorking,
    onSubmit,
    submitLabel,
    canSubmit = true,
    cancelLabel = 'Cancel',
    status,
    onClose,
    onCancel = onClose,
    children,
    ...dialog
  } = props;
  const formId = useId();
  const offlineSave = useOfflineSave();
  return (
    <Dialog
      {...dialog}
      open
      onClose={() => {
        if (!isWorking) onClose();
      }}
      footer={
        <>
          {offlineSave.notice}
          {status}
          <Button variant="secondary" disabled={isWorking} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} loading={isWorking} disabled={!canSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWorking) return;
          offlineSave.begin();
          void onSubmit(event);
        }}
      >
        <FormLock value={isWorking}>{children}</FormLock>
      </form>
    </Dialog>
  );
}
