import type { ReadableAtom } from 'nanostores';
import { toast } from '../../../components/toast-store.ts';
import { EMPTY_DRAFT } from '../../../domain/wizard/draft.ts';
import { isDone, isSentOrSubmitting, type WizardState } from '../../../domain/wizard/reducer.ts';
import { takeSetAside } from '../../../lib/set-aside-quote.ts';
import { openingState } from './wizard-store.ts';

/** Long enough to read the message and reach the button. */
const UNDO_MS = 10_000;

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

/** A draft that replaces the current one, or a confirmation. */
export type Replacement = Pick<WizardState, 'draft' | 'step'> & Partial<Pick<WizardState, 'submission'>>;

/** Replaces the draft and offers to undo it with `message`; null if nothing would change. */
export type ReplaceDraft = (to: Replacement, message: ReplacedMessage | null) => void;

/** Announces that `before` was replaced, with an undo button for 10 s. Does nothing if `before` was empty. */
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
      hint: `Press F8, then ${undoLabel}, to get your quote back`,
      onAction: () => restore(before),
    },
  };
  toast({ title, description, ...(variant && { variant }), ...(hasWork && undo) });
}

/** Offers to restore the quote or booking that opening a shared quote replaced. */
export function offerSetAside($state: ReadableAtom<WizardState>, replaceDraft: ReplaceDraft): void {
  const setAside = takeSetAside();
  if (!setAside) return;
  toast({
    title: 'Shared quote opened',
    description: 'It replaced what you had here before.',
    duration: UNDO_MS,
    action: {
      label: 'Undo',
      hint: 'Press F8, then Undo, to get your quote back',
      onAction: () => {
        // Keeps a booking made since then
        if (isSentOrSubmitting($state.get().submission)) return;
        setAside.bringBack();
        replaceDraft(openingState(), null);
      },
    },
  });
}
