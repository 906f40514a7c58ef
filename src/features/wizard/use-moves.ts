import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoteSection } from '../../config/navigation.ts';
import { isDone, type WizardAction, type WizardState, wizardReducer } from '../../domain/wizard/reducer.ts';
import { goBack, whenSettled } from '../../lib/page-history.ts';
import { HEAD_START_MS } from '../../lib/when-used.ts';
import { enterTrail, moveTrail, noteReturn, restartTrail, stepTrail } from './step-trail.ts';
import { useStepFocus } from './use-step-focus.ts';
import { undo } from './wizard-parts.ts';
import type { WizardStore } from './wizard-store.ts';

/**
 * Moves between the steps, by the wizard's own buttons and by those of the browser, with focus and scrolling.
 * @returns the store's `dispatch` with all that; `session`: another number whenever another draft took the place of all
 */
export function useMoves(
  { $state, dispatch: apply }: WizardStore,
  targets: { heading: RefObject<HTMLElement | null>; top: RefObject<HTMLElement | null> },
): { dispatch: (action: WizardAction) => void; session: number } {
  const [session, setSession] = useState(0);
  const noteMove = useStepFocus({ ...targets, sectionId: quoteSection });

  function move(action: WizardAction): void {
    const before = $state.get();
    const { step } = wizardReducer(before, action);
    if (step !== before.step && moveTrail(before.step, step)) {
      whenSettled(() => {
        // There was no way back, as in a history that the browser has cut
        if ($state.get().step === before.step) arrive(action);
      });
    } else arrive(action);
  }
  function arrive(action: WizardAction): void {
    noteMove(action);
    apply(action);
  }
  function replace(action: WizardAction): void {
    const before = $state.get();
    arrive(action);
    setSession((count) => count + 1);
    restartTrail($state.get().step);
    if (action.type !== 'startOver') return;
    void undo.load().then((part) => part?.offerUndo(before, dispatch));
  }
  function dispatch(action: WizardAction): void {
    if (action.type === 'next' || action.type === 'back' || action.type === 'goTo') {
      whenSettled(() => move(action));
    } else if (action.type === 'startOver' || action.type === 'restore') {
      whenSettled(() => replace(action));
    } else {
      apply(action);
      // The fields of a step keep what was typed in them
      if (action.type === 'startFromProject') setSession((count) => count + 1);
    }
  }

  const { heading, top } = targets;
  useEffect(() => {
    function followHistory(): void {
      const { step, submission } = $state.get();
      const trail = stepTrail();
      const target = trail.at(-1);
      if (!target) return;
      if (isDone(submission)) {
        // Nothing to see on the way: one press leads to where the wizard began
        if (trail.length > 1) goBack(trail.length - 1);
      } else if (target !== step) {
        // What is on its way is waited for
        if (submission.status === 'submitting') history.forward();
        else goTo();
      }
      function goTo(): void {
        if (!target) return;
        if (target < step) noteReturn();
        flushSync(() => apply({ type: 'goTo', step: target }));
        // Browsers go to where the entry was left, and that was in another step
        requestAnimationFrame(() => {
          heading.current?.focus({ preventScroll: true });
          top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
        });
      }
    }
    enterTrail($state.get().step);
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, [$state, apply, heading, top]);

  useEffect(() => {
    function restore(to: Pick<WizardState, 'draft' | 'step'>): void {
      const { step } = $state.get();
      apply({ type: 'restore', ...to });
      setSession((count) => count + 1);
      if (to.step !== step) restartTrail(to.step);
    }
    const opening = $state.get();
    const ending = new AbortController();
    const timer = setTimeout(() => {
      import('./after-first-step.ts').then(
        ({ doBesides }) => doBesides($state, opening, restore, ending.signal),
        () => {},
      );
    }, HEAD_START_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [$state, apply]);

  return { dispatch, session };
}
