/**
 * The steps on the way to the one on screen, an entry of the tab's history for each: every entry knows its own step and
 * those before it, down to where the visitor began.
 */
import type { WizardDraft } from '../../domain/wizard/draft.ts';
import { restoredStep, STEPS, type Step } from '../../domain/wizard/steps.ts';
import { amendEntry, entryValue, goBack, pushEntry } from '../../lib/page-history.ts';

const TRAIL = 'wizardSteps';
/** In an entry that the visitor came back to from a later step. */
const CAME_BACK = 'wizardCameBack';

/** The trail of the present entry, its own step last; empty in an entry of something else. */
export function stepTrail(): readonly Step[] {
  const trail = entryValue(TRAIL);
  return Array.isArray(trail) ? trail : [];
}

/** Makes the present entry the one of `step` alone. */
export function restartTrail(step: Step): void {
  amendEntry({ [TRAIL]: [step], [CAME_BACK]: false });
}

/**
 * Makes the entry that the page was opened in one of the trail. Where a reload opens a later step than was left, the steps from
 * there get their entries, so that each way back is one step.
 */
export function enterTrail(step: Step): void {
  let trail = stepTrail();
  const own = trail.at(-1);
  if (!own) restartTrail(step);
  else
    for (const { step: next } of STEPS) {
      if (next <= own || next > step) continue;
      trail = [...trail, next];
      pushEntry({ [TRAIL]: trail, [CAME_BACK]: false });
    }
}

/** Notes that the visitor came back to the present entry. */
export function noteReturn(): void {
  amendEntry({ [CAME_BACK]: true });
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
    else amendEntry({ [TRAIL]: [...trail.slice(0, -1), target], [CAME_BACK]: true });
    return index >= 0;
  }
  amendEntry({ [TRAIL]: trail });
  pushEntry({ [TRAIL]: [...trail, target], [CAME_BACK]: false });
  return false;
}

/**
 * The step that the page opens at. A saved draft says which is next; after a reload the entry does if the visitor had come
 * back to its step, or was ahead of what the draft tells.
 */
export function openingStep(draft: WizardDraft): Step {
  const next = restoredStep(draft);
  const own = stepTrail().at(-1) ?? next;
  return own > next || entryValue(CAME_BACK) === true ? own : next;
}
