import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type ToastMessage, toast } from '../../../components/toast-store.ts';
import { EMPTY_DRAFT } from '../../../domain/wizard/draft.ts';
import {
  isDone,
  isResult,
  isSentOrSubmitting,
  type WizardAction,
  type WizardState,
} from '../../../domain/wizard/reducer.ts';
import { restoredStep } from '../../../domain/wizard/steps.ts';
import { rememberLook, takeCarriedDraft } from '../../../lib/draft-store.ts';
import { restartStepHistory } from './step-history.ts';
import type { WizardStore } from './wizard-store.ts';

/** A message about a draft that was replaced. If it is news, it is shown even if there is nothing to undo. */
type ReplacedMessage = Pick<ToastMessage, 'title' | 'description' | 'variant'> & { isNews?: boolean };

/** Replaces the draft. Shows `message` with an undo button; null replaces it silently. */
export type ReplaceDraft = (to: Pick<WizardState, 'draft' | 'step'>, message: ReplacedMessage | null) => void;

/**
 * Returns the one function that replaces drafts: for Start Over, the hero, a project or a shared quote. If there was any
 * work to lose, the message has an undo button for 10 s.
 * @param lastMove set to the type of the undo action
 * @returns `session` increases whenever the draft is replaced
 */
export function useReplaceDraft(
  { $state, dispatch }: WizardStore,
  lastMove: RefObject<WizardAction['type'] | null>,
): { replaceDraft: ReplaceDraft; session: number } {
  const [session, setSession] = useState(0);

  const replaceDraft = useCallback<ReplaceDraft>(
    (to, message) => {
      const before = $state.get();
      const restoreLook = rememberLook();
      put(to);
      const hasWork = before.draft !== EMPTY_DRAFT || isDone(before.submission);
      if (!message) return;
      const { isNews, ...texts } = message;
      if (!hasWork && !isNews) return;
      const action = { label: 'Undo', hint: 'Press F8, then Undo, to get your quote back', onAction: undo };
      toast({ ...texts, ...(hasWork && { action }) });

      function undo(): void {
        // A booking made since then stays
        if (isSentOrSubmitting($state.get().submission)) return;
        const { draft, step, submission } = before;
        lastMove.current = 'replaceDraft';
        restoreLook();
        put({
          draft,
          step,
          ...(isResult(submission) && { submission: { ...submission, isRestored: true } }),
        });
      }
      function put(replacement: Pick<WizardState, 'draft' | 'step'> & Partial<WizardState>): void {
        const { step } = $state.get();
        dispatch({ type: 'replaceDraft', ...replacement });
        setSession((count) => count + 1);
        if (replacement.step !== step) restartStepHistory(replacement.step);
      }
    },
    [$state, dispatch, lastMove],
  );

  // A layout effect, since the next paint would show the earlier quote
  useLayoutEffect(() => {
    const carried = takeCarriedDraft();
    if (!carried) return;
    const { draft, submission } = $state.get();
    const isSame =
      JSON.stringify({ ...draft, meeting: null }) === JSON.stringify({ ...carried, meeting: null });
    replaceDraft(
      { draft: carried, step: restoredStep(carried) },
      isSame && !isDone(submission)
        ? null
        : { title: 'Shared quote opened', description: 'It replaced what you had here before.' },
    );
  }, [$state, replaceDraft]);

  return { replaceDraft, session };
}
