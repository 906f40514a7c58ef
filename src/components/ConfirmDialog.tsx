import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FormLock } from './form-lock.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question that names the item: 'Delete “Bar stools”?' */
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Look of the confirming button; danger by default. */
  variant?: 'primary' | 'danger';
  role?: 'dialog' | 'alertdialog';
  /** Takes the focus first; the button that changes nothing by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onCancel: () => void;
  /** The dialog is busy until the promise settles; the caller closes it. */
  onConfirm: () => unknown;
}

/** Confirms a deletion or a sending. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    confirmLabel,
    cancelLabel = 'Cancel',
    variant = 'danger',
    role = 'alertdialog',
    initialFocus,
    onCancel,
    onConfirm,
    children,
    ...dialog
  } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [isWorking, setIsWorking] = useState(false);
  async function handleConfirm() {
    setIsWorking(true);
    try {
      await onConfirm();
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
      initialFocus={initialFocus ?? cancelRef}
      footer={
        <>
          <Button ref={cancelRef} variant="secondary" onClick={onCancel} disabled={isWorking}>
            {cancelLabel}
          </Button>
          <Button variant={variant} loading={isWorking} onClick={handleConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && <FormLock value={isWorking}>{children}</FormLock>}
    </Dialog>
  );
}
