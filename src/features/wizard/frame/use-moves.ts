import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { quoteSection } from '../../../config/navigation.ts';
import { EMPTY_DRAFT } from '../../../domain/wizard/draft.ts';
import { isDone, type WizardAction, wizardReducer } from '../../../domain/wizard/reducer.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import { goBack, whenSettled } from '../../../lib/page-history.ts';
import { moveInStepHistory, startStepHistory, stepHistory } from '../draft/step-history.ts';
import { useReplaceDraft } from '../draft/use-replace-draft.ts';
import type { WizardStore } from '../draft/wizard-store.ts';

interface Targets {
  heading: RefObject<HTMLElement | null>;
  top: RefObject<HTMLElement | null>;
}

/**
 * Focuses the step's heading after a step change and scrolls the wizard's top below the fixed header. The
 * html element has `scroll-padding-top`, and smooth scrolling unless reduced motion is preferred.
 * @returns a ref to set to the type of an action before it is dispatched
 */
function useStepFocus(targets: Targets): RefObject<WizardAction['type'] | null> {
  const lastMove = useRef<WizardAction['type'] | null>(null);

  // Runs after every render, since Start Over on the first step does not change the step
  useEffect(() => {
    if (!lastMove.current) return;
    const isFresh = lastMove.current === 'startOver';
    lastMove.current = null;
    targets.heading.current?.focus({ preventScroll: true });
    const top = isFresh ? document.getElementById(quoteSection) : targets.top.current;
    (top ?? targets.top.current)?.scrollIntoView({ block: 'start' });
  });

  return lastMove;
}

/** Makes the new step slide in (Steps.tsx); the first one, which comes with the page, does not. */
function slide(top: Targets['top'], from: Step, to: Step): void {
  top.current?.setAttribute('data-slide', to > from ? 'forward' : 'back');
}

/** Blurs a field, so that its text becomes an answer: touch keeps the focus, and a removed field sends no event. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

/**
 * Handles moves between steps, by the wizard's or the browser's buttons, with focus, scrolling and history.
 * @returns a `dispatch` that does this, `replaceDraft`, and `session`, which increases with each replaced draft
 */
export function useMoves(store: WizardStore, targets: Targets) {
  const { $state, dispatch: apply } = store;
  const { heading, top } = targets;
  const lastMove = useStepFocus(targets);
  const { replaceDraft, session } = useReplaceDraft(store, lastMove);

  const dispatch = useCallback(
    (action: WizardAction): void => {
      if (action.type === 'next' || action.type === 'back' || action.type === 'goTo') {
        leaveField();
        whenSettled(move);
      } else if (action.type === 'startOver') {
        whenSettled(() => {
          lastMove.current = action.type;
          const message = { title: 'Your quote was cleared', description: "You're back at the first step." };
          replaceDraft({ draft: EMPTY_DRAFT, step: 1 }, message);
        });
      } else {
        apply(action);
      }

      function move(): void {
        const before = $state.get();
        const { step } = wizardReducer(before, action);
        if (step !== before.step && moveInStepHistory(before.step, step)) {
          whenSettled(() => {
            // No popstate changed the step, because the browser had dropped the earlier entries
            if ($state.get().step === before.step) arrive();
          });
        } else arrive();
      }
      function arrive(): void {
        const { step } = $state.get();
        lastMove.current = action.type;
        apply(action);
        slide(top, step, $state.get().step);
      }
    },
    [$state, apply, lastMove, replaceDraft, top],
  );

  useEffect(() => {
    function followHistory() {
      const { step, submission } = $state.get();
      const trail = stepHistory();
      const target = trail.at(-1);
      // The entry was added by a link within the page
      if (!target) return startStepHistory(step);
      if (isDone(submission)) {
        // A confirmation has no steps to go back through, so one press returns to the wizard's first entry
        if (trail.length > 1) goBack(trail.length - 1);
        return;
      }
      if (target === step) return;
      // Stays on the step while a submission is in progress
      if (submission.status === 'submitting') return history.forward();
      leaveField();
      flushSync(() => apply({ type: 'goTo', step: target }));
      slide(top, step, target);
      // Deferred, since browsers first restore the entry's scroll position, which belongs to another step
      requestAnimationFrame(() => {
        heading.current?.focus({ preventScroll: true });
        top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
    }
    startStepHistory($state.get().step);
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, [$state, apply, heading, top]);

  return { dispatch, replaceDraft, session };
}
