import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '../../../components/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../components/ConfirmDialog.tsx';
import { useUndoable } from '../kit/undoable.ts';

export interface AskButtonProps<Result>
  extends Pick<ConfirmDialogProps, 'title' | 'description'>,
    Pick<ButtonProps, 'variant' | 'size' | 'ref'> {
  label: string;
  /** Label of the dialog's button; the button's own by default. */
  confirmLabel?: string;
  /** False to do it without asking. */
  asks?: boolean;
  work: () => Promise<Result>;
  /** Title of the toast if it fails. */
  failure: string;
  /** Called with the result, once the closed dialog has returned the focus, which may move on. */
  onDone: (result: Result) => void;
}

/** A button that does something after a question. */
export function AskButton<Result>(props: AskButtonProps<Result>) {
  const {
    label,
    title,
    description,
    confirmLabel = label,
    asks = true,
    work,
    failure,
    onDone,
    ...look
  } = props;
  const [isAsking, setAsking] = useState(false);
  const { isWorking, run } = useUndoable(failure);

  async function handleConfirm() {
    await run(async () => {
      const result = await work();
      flushSync(() => setAsking(false));
      onDone(result);
    });
    setAsking(false);
  }
  return (
    <>
      <Button
        variant="secondary"
        {...look}
        aria-haspopup={asks ? 'dialog' : undefined}
        loading={isWorking && !isAsking}
        onClick={() => (asks ? setAsking(true) : void handleConfirm())}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        onCancel={() => setAsking(false)}
        onConfirm={handleConfirm}
      />
    </>
  );
}
