import { useRef } from 'react';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type AlertDialogProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description'>;

/** A message with one button, announced at once: an accessible `window.alert`. */
export function AlertDialog(props: AlertDialogProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...props}
      role="alertdialog"
      size="sm"
      initialFocus={buttonRef}
      footer={
        <Button ref={buttonRef} onClick={props.onClose}>
          OK
        </Button>
      }
    />
  );
}
