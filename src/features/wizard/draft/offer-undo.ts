import { toast } from '../../../components/toast-store.ts';
import { EMPTY_DRAFT } from '../../../domain/wizard/draft.ts';
import { isDone, type WizardState } from '../../../domain/wizard/reducer.ts';

/** Long enough to read the message and to reach the button. */
export const UNDO_MS = 10_000;

/** A message about a draft that was replaced. */
export interface ReplacedMessage {
  readonly title: string;
  readonly description: string;
  /** The button that brings the earlier state back. */
  readonly undoLabel?: string;
  readonly variant?: 'success';
  /** Shows the message even if nothing was replaced that could be undone. */
  readonly isNews?: boolean;
}

/** A draft that takes the place of everything chosen so far, or what was sent of it. */
export type Replacement = Pick<WizardState, 'draft' | 'step'> & Partial<Pick<WizardState, 'submission'>>;

/**
 * The one way to replace everything chosen so far. It offers to undo that, in the words of `message`; null where nothing of
 * it changes.
 */
export type ReplaceDraft = (to: Replacement, message: ReplacedMessage | null) => void;

/** Says that `before` was replaced, and offers for 10 s to bring it back. Silent if there was nothing to lose. */
export function offerUndo(
  before: WizardState,
  { title, description, variant, undoLabel = 'Undo', isNews }: ReplacedMessage,
  restore: (before: WizardState) => void,
): void {
  const hasWork = before.draft !== EMPTY_DRAFT || isDone(before.submission);
  if (!hasWork && !isNews) return;
  const undo = {
    duration: UNDO_MS,
    action: {
      label: undoLabel,
      hint: `Press F8, then ${undoLabel}, to have your quote back`,
      onAction: () => restore(before),
    },
  };
  toast({ title, description, ...(variant && { variant }), ...(hasWork && undo) });
}
