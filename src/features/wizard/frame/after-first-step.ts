import type { ReadableAtom } from 'nanostores';
import { toast } from '../../../components/toast-store.ts';
import { isSentOrSubmitting, type WizardState } from '../../../domain/wizard/reducer.ts';
import { stepsReached, VISIT_STEPS } from '../../../domain/wizard/visit-steps.ts';
import { takeSetAside } from '../../../lib/set-aside-quote.ts';
import { type ReplaceDraft, UNDO_MS } from '../draft/offer-undo.ts';
import { followOtherTab } from '../draft/other-tab.ts';
import { openingState } from '../draft/wizard-store.ts';

const MOST_REPORTS = 2;

/**
 * Reports the steps that this visit reached, by name and nothing else (docs/decisions/0096-numbers.md), without those
 * already reached in `opening`. Reports once when the page is first hidden, and again when it is closed or a meeting is
 * booked.
 * @returns a function that stops it
 */
export function reportSteps($state: ReadableAtom<WizardState>, opening: WizardState): () => void {
  let told = stepsReached(opening);
  let reached = told;
  let reports = 0;

  function report({ type }: Event): void {
    if (reached === told || reports === MOST_REPORTS) return;
    if (type !== 'pagehide') {
      const isLast = reports === MOST_REPORTS - 1;
      if (document.visibilityState !== 'hidden' || (isLast && reached < VISIT_STEPS.length)) return;
    }
    const body = JSON.stringify({ steps: VISIT_STEPS.slice(told, reached) });
    navigator.sendBeacon('/api/steps', new Blob([body], { type: 'application/json' }));
    told = reached;
    reports += 1;
  }
  const stopFollowing = $state.subscribe((state) => {
    reached = Math.max(reached, stepsReached(state));
  });
  document.addEventListener('visibilitychange', report);
  addEventListener('pagehide', report);
  return () => {
    stopFollowing();
    document.removeEventListener('visibilitychange', report);
    removeEventListener('pagehide', report);
  };
}

/**
 * Starts what can wait until the first step is interactive, until `ending` aborts: follows other tabs, offers to
 * restore a quote that a shared one replaced, and reports the steps reached.
 * @param opening the state at the start of the visit
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

/** Offers to restore the quote or booking that opening a shared quote replaced. */
function offerSetAside($state: ReadableAtom<WizardState>, replaceDraft: ReplaceDraft): void {
  const setAside = takeSetAside();
  if (!setAside) return;
  toast({
    title: 'Shared quote opened',
    description: 'It replaced what you had here before.',
    duration: UNDO_MS,
    action: {
      label: 'Undo',
      hint: 'Press F8, then Undo, to have your quote back',
      onAction: () => {
        // Keeps a booking made since then
        if (isSentOrSubmitting($state.get().submission)) return;
        setAside.bringBack();
        replaceDraft(openingState(), null);
      },
    },
  });
}
