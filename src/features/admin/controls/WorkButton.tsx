import { Button, type ButtonProps } from '../../../components/Button.tsx';
import { useWork, type Work } from './run-work.ts';

export interface WorkButtonProps extends Omit<ButtonProps, 'loading' | 'onClick'> {
  work: Work;
  /** Title of the toast if the action fails. */
  failure: string;
}

/** A small button that runs an action and reports the result; shown as busy while it runs. */
export function WorkButton({ work, failure, ...button }: WorkButtonProps) {
  const { isWorking, run } = useWork(failure);
  return (
    <Button variant="secondary" size="sm" {...button} loading={isWorking} onClick={() => void run(work)} />
  );
}
