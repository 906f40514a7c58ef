import { useRef } from 'react';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** A message with one button, announced at once: an accessible `window.alert`. */
export function AlertDialog(props: Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description'>) {
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
