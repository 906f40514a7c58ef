import { useState } from 'react';
import { toast } from '../../../components/toast-store.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Long enough to read the message and reach the button. The server delays its mails longer (UNDO_SECONDS).
 */
const UNDO_MS = 10_000;

/** A completed action, for a toast with Undo. */
export interface Done {
  readonly title: string;
  readonly description?: string | undefined;
  /** Key of the changed record: a later toast about it replaces this one, whose Undo would be refused. */
  readonly about?: string | undefined;
  /** Undoes the action and reports the result; missing if there is nothing to undo. */
  readonly undo?: (() => unknown) | null | undefined;
}

/** An action. Resolves to its report, or to nothing if it has already reported the result. */
export type Work = (() => Promise<Done>) | (() => Promise<void>);

/** Returns `undoable` for a component, with `isWorking` true while it runs. */
export function useUndoable(errorTitle: string) {
  const [isWorking, setWorking] = useState(false);
  async function run(work: Work): Promise<boolean> {
    setWorking(true);
    const isDone = await undoable(errorTitle, work);
    setWorking(false);
    return isDone;
  }
  return { isWorking, run };
}

/** Runs `work`, then offers Undo or reports the failure. Returns true if it succeeded. */
export async function undoable(errorTitle: string, work: Work): Promise<boolean> {
  try {
    const done = await work();
    if (done) offerUndo(done);
    return true;
  } catch (error) {
    reportFailure(errorTitle, error);
    return false;
  }
}

/** Shows a toast about a completed action. One with Undo stays for `UNDO_MS`. */
export function offerUndo({ title, description, about, undo }: Done): void {
  toast({
    title,
    ...(about && { about }),
    ...(description ? { description } : {}),
    variant: 'success',
    ...(undo && {
      duration: UNDO_MS,
      action: { label: 'Undo', hint: 'Press F8, then Undo, to bring it back', onAction: () => void undo() },
    }),
  });
}
