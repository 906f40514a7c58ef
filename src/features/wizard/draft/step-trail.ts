/**
 * The steps on the way to the one on screen, an entry of the tab's history for each: every entry knows its own step and
 * those before it, down to where the visitor began.
 */
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import { restoredStep, type Step } from '../../../domain/wizard/steps.ts';
import { amendEntry, entryValue, goBack, pushEntry } from '../../../lib/page-history.ts';

/** Key of the trail in an entry's state. */
export const TRAIL = 'wizardSteps';

/** The trail of the present entry, its own step last; empty in an entry of something else. */
export function stepTrail(): readonly Step[] {
  const trail = entryValue(TRAIL);
  return Array.isArray(trail) ? trail : [];
}

/** Makes the present entry the one of `step` alone. */
export function restartTrail(step: Step): void {
  amendEntry({ [TRAIL]: [step] });
}

/** Makes the entry that the page was opened in one of the trail, unless it is one. */
export function enterTrail(step: Step): void {
  if (stepTrail().length === 0) restartTrail(step);
}

/**
 * Takes the history from `step` to `target`: back to its entry where the trail has one, into a new entry if it is a later
 * step. Going back never makes the history longer.
 * @returns true if it goes back, so that a popstate event follows
 */
export function moveTrail(step: Step, target: Step): boolean {
  const known = stepTrail();
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

/** Returns the step that the page opens at: that of its history entry after a reload, the draft's next one on a fresh visit. */
export function openingStep(draft: WizardDraft | null): Step {
  return stepTrail().at(-1) ?? (draft ? restoredStep(draft) : 1);
}
