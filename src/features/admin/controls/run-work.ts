import { useState } from 'react';
import { type ToastMessage, toast } from '../../../components/toast-store.ts';
import { reportFailure } from './report-failure.ts';

type Done = Pick<ToastMessage, 'title' | 'description' | 'about'>;

/** An action. Resolves to its report, or to nothing if it has already reported the result. */
export type Work = (() => Promise<Done>) | (() => Promise<void>);

/** Returns `runWork` for a component, with `isWorking` true while it runs. */
export function useWork(errorTitle: string) {
  const [isWorking, setWorking] = useState(false);
  async function run(work: Work): Promise<boolean> {
    setWorking(true);
    const isDone = await runWork(errorTitle, work);
    setWorking(false);
    return isDone;
  }
  return { isWorking, run };
}

/** Runs `work` and reports the result or the failure. Returns true if it succeeded. */
export async function runWork(errorTitle: string, work: Work): Promise<boolean> {
  try {
    const done = await work();
    if (done) toast({ ...done, variant: 'success' });
    return true;
  } catch (error) {
    reportFailure(errorTitle, error);
    return false;
  }
}
