import { toast } from '../../../components/toast-store.ts';

/** Long enough to read the message and reach the button; the server delays its mails for longer (UNDO_SECONDS). */
const UNDO_MS = 10_000;

/** Reports what was done, with Undo for some seconds if `onUndo` is given. */
export function offerUndo({
  title,
  description,
  onUndo,
}: {
  title: string;
  description?: string | undefined;
  onUndo: (() => void) | undefined;
}): void {
  toast({
    title,
    ...(description ? { description } : {}),
    variant: 'success',
    duration: UNDO_MS,
    ...(onUndo && {
      action: { label: 'Undo', hint: 'Press F8, then Undo, to bring it back', onAction: onUndo },
    }),
  });
}
