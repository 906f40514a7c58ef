import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Label of the button. */
  actionLabel?: string;
}

/** A message with one button, announced at once: an accessible `window.alert`. */
export function AlertDialog({ open, onClose, title, description, actionLabel = 'OK' }: AlertDialogProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      initialFocus={buttonRef}
      footer={
        <Button ref={buttonRef} onClick={onClose}>
          {actionLabel}
        </Button>
      }
    />
  );
}
