import { Button, type ButtonProps } from '../../../components/Button.tsx';
import { useUndoable, type Work } from './undoable.ts';

export interface WorkButtonProps extends Omit<ButtonProps, 'loading' | 'onClick'> {
  work: Work;
  /** Title of the toast if it fails. */
  failure: string;
}

/** A small button that does something and reports the result; busy meanwhile. */
export function WorkButton({ work, failure, ...button }: WorkButtonProps) {
  const { isWorking, run } = useUndoable(failure);
  return (
    <Button variant="secondary" size="sm" {...button} loading={isWorking} onClick={() => void run(work)} />
  );
}
