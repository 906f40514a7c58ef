/** Keeps the wizard's steps in the tab's history. Each entry holds a trail: the visitor's steps up to its own. */
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { restoredStep, type Step } from '../../../domain/wizard/steps.ts';
import { amendEntry, entryValue, goBack, pushEntry } from '../../../lib/page-history.ts';

/** Key of the trail in a history entry's state. */
export const TRAIL = 'wizardSteps';

/** Returns the current history entry's trail, its own step last; empty if the entry is not the wizard's. */
export function stepHistory(): readonly Step[] {
  const trail = entryValue(TRAIL);
  return Array.isArray(trail) ? trail : [];
}

/** Replaces the current entry's trail with `step` alone. */
export function restartStepHistory(step: Step): void {
  amendEntry({ [TRAIL]: [step] });
}

/** Adds a trail to the current entry, the one that the page was opened in, if it has none. */
export function startStepHistory(step: Step): void {
  if (stepHistory().length === 0) restartStepHistory(step);
}

/**
 * Moves the history from `step` to `target`: back to the entry of `target` if the trail has one, otherwise
 * forward to a new entry. Going back never adds entries.
 * @returns true if it goes back, in which case a popstate event follows
 */
export function moveInStepHistory(step: Step, target: Step): boolean {
  const known = stepHistory();
  const trail = known.at(-1) === step ? known : [step];
  const index = trail.lastIndexOf(target, -2);
  if (target < step) {
    if (index >= 0) goBack(trail.length - 1 - index);
    else amendEntry({ [TRAIL]: [...trail.slice(0, -1), target] });
    return index >= 0;
  }
  amendEntry({ [TRAIL]: trail });
  pushEntry({ [TRAIL]: [...trail, target] });
  return false;
}

/** Returns the step to open: after a reload the history entry's step, on a new visit the draft's next step. */
export function openingStep(draft: WizardDraft | null): Step {
  return stepHistory().at(-1) ?? (draft ? restoredStep(draft) : 1);
}
