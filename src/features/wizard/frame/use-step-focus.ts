import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';

const MOVES: readonly WizardAction['type'][] = ['next', 'back', 'goTo', 'startOver', 'replaceDraft'];

/**
 * Follows the visitor from step to step: after a move the step's heading takes the focus and the wizard's top scrolls
 * below the fixed header (html has `scroll-padding-top`, and scrolls smoothly where motion is welcome).
 * @returns to be called with each action before it is dispatched
 */
export function useStepFocus(targets: {
  /** Takes the focus. */
  heading: RefObject<HTMLElement | null>;
  /** Scrolls into view after a move between steps. */
  top: RefObject<HTMLElement | null>;
  /** Id of the section that starting over scrolls back to. */
  sectionId: string;
}): (action: WizardAction) => void {
  const lastMove = useRef<WizardAction['type'] | null>(null);

  // After every render, since starting over on the first step changes no step
  useEffect(() => {
    if (!lastMove.current) return;
    const isFresh = lastMove.current === 'startOver';
    lastMove.current = null;
    targets.heading.current?.focus({ preventScroll: true });
    const top = isFresh ? document.getElementById(targets.sectionId) : targets.top.current;
    (top ?? targets.top.current)?.scrollIntoView({ block: 'start' });
  });

  return useCallback((action) => {
    if (MOVES.includes(action.type)) lastMove.current = action.type;
  }, []);
}
