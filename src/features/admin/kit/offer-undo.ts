import { toast } from '../../../components/toast-store.ts';

/** Long enough to read the message and to reach the button; the server holds its mails back for longer (UNDO_SECONDS). */
const UNDO_MS = 10_000;

/** Says what was done, and offers for some seconds to take it back; without `onUndo` it only says so. */
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
