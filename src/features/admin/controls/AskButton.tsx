import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '../../../components/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../components/ConfirmDialog.tsx';
import { useWork } from './run-work.ts';

export interface AskButtonProps<Result>
  extends Pick<ConfirmDialogProps, 'title' | 'description'>,
    Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-label' | 'ref'> {
  icon?: ReactNode;
  label: string;
  confirmLabel?: string;
  /** Look of the dialog's button; danger by default. */
  confirmVariant?: ConfirmDialogProps['variant'];
  work: () => Promise<Result>;
  failure: string;
  /** Called with the result after the closed dialog has returned the focus, so that it may move the focus. */
  onDone: (result: Result) => void;
}

/** A button that asks for confirmation before it acts. */
export function AskButton<Result>(props: AskButtonProps<Result>) {
  const { icon, label, title, description, confirmLabel = label, confirmVariant, ...rest } = props;
  const { work, failure, onDone, ...look } = rest;
  const [isAsking, setAsking] = useState(false);
  const { isWorking, run } = useWork(failure);

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
        aria-haspopup="dialog"
        loading={isWorking && !isAsking}
        onClick={() => setAsking(true)}
      >
        {icon}
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        variant={confirmVariant}
        onCancel={() => setAsking(false)}
        onConfirm={handleConfirm}
      />
    </>
  );
}
