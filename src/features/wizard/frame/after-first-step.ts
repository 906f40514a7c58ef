import type { ReadableAtom } from 'nanostores';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import type { ReplaceDraft } from '../draft/offer-undo.ts';
import { followOtherTab } from '../draft/other-tab.ts';
import { offerSetAside } from '../draft/set-aside.ts';
import { reportSteps } from '../draft/step-reports.ts';

/**
 * Starts what can wait until the first step answers, until `ending`: follows other tabs, offers a quote back that a shared
 * one replaced, and reports the steps that the visit reaches.
 * @param opening the state that the visit began with
 */
export function startBackgroundTasks(
  $state: ReadableAtom<WizardState>,
  opening: WizardState,
  replaceDraft: ReplaceDraft,
  ending: AbortSignal,
): void {
  if (ending.aborted) return;
  followOtherTab($state, replaceDraft, ending);
  offerSetAside($state, replaceDraft);
  ending.addEventListener('abort', reportSteps($state, opening));
}
