import { useState } from 'react';
import { toast } from '../../../components/toast-store.ts';
import { reportFailure, type Wording } from './report-failure.ts';

/** Long enough to read the message and reach the button; the server delays its mails for longer (UNDO_SECONDS). */
const UNDO_MS = 10_000;

/** Report of something done, for a toast with Undo. */
export interface Done {
  readonly title: string;
  readonly description?: string | undefined;
  /** Undoes it, and reports that itself; missing if there is nothing to undo. */
  readonly undo?: (() => unknown) | null | undefined;
}

/** Does something; resolves to its report, or to nothing if it has reported the result itself. */
export type Work = (() => Promise<Done>) | (() => Promise<void>);

/** `undoable` in a component; `isWorking` while it runs. */
export function useUndoable(errorTitle: string, wording?: Wording) {
  const [isWorking, setWorking] = useState(false);
  async function run(work: Work): Promise<boolean> {
    setWorking(true);
    const isDone = await undoable(errorTitle, work, wording);
    setWorking(false);
    return isDone;
  }
  return { isWorking, run };
}

/** Runs `work`, and offers Undo or reports its failure. Returns true if it succeeded. */
export async function undoable(errorTitle: string, work: Work, wording?: Wording): Promise<boolean> {
  try {
    const done = await work();
    if (done) offerUndo(done);
    return true;
  } catch (error) {
    reportFailure(errorTitle, error, wording);
    return false;
  }
}

/** Reports something done, with Undo for some seconds. */
export function offerUndo({ title, description, undo }: Done): void {
  toast({
    title,
    ...(description ? { description } : {}),
    variant: 'success',
    duration: UNDO_MS,
    ...(undo && {
      action: { label: 'Undo', hint: 'Press F8, then Undo, to bring it back', onAction: () => void undo() },
    }),
  });
}
