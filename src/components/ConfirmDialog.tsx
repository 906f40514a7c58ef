import { type RefObject, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { FormLock } from './form-lock.ts';

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'description' | 'role' | 'children'> {
  /** A question that names the item: 'Delete “Bar stools”?' */
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'primary' | 'danger';
  /** Takes the focus first; the button that changes nothing by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onCancel: () => void;
  /** The dialog is busy until the promise settles; the caller closes it. */
  onConfirm: () => unknown;
}

/** Confirms a deletion or a sending. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { variant = 'danger', role = 'alertdialog', onCancel, children, ...dialog } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [isWorking, setIsWorking] = useState(false);
  async function handleConfirm() {
    setIsWorking(true);
    try {
      await props.onConfirm();
    } finally {
      setIsWorking(false);
    }
  }
  return (
    <Dialog
      {...dialog}
      onClose={() => {
        if (!isWorking) onCancel();
      }}
      role={role}
      size="sm"
      initialFocus={props.initialFocus ?? cancelRef}
      footer={
        <>
          <Button ref={cancelRef} variant="secondary" onClick={onCancel} disabled={isWorking}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button variant={variant} loading={isWorking} onClick={handleConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {children && <FormLock value={isWorking}>{children}</FormLock>}
    </Dialog>
  );
}
