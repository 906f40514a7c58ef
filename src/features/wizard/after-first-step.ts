import type { ReadableAtom } from 'nanostores';
import type { WizardState } from '../../domain/wizard/reducer.ts';
import { followOtherTab } from './other-tab.ts';
import { reportSteps } from './step-reports.ts';

/**
 * What the wizard does besides, until `ending`: looks after other tabs, and reports the steps that the visit comes to. In a chunk of
 * its own, which waits until the first step answers.
 * @param opening what the visit began with
 */
export function doBesides(
  $state: ReadableAtom<WizardState>,
  opening: WizardState,
  restore: (to: Pick<WizardState, 'draft' | 'step'>) => void,
  ending: AbortSignal,
): void {
  if (ending.aborted) return;
  followOtherTab($state, restore, ending);
  ending.addEventListener('abort', reportSteps($state, opening));
}
