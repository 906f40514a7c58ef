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
 * Tells the server, once the page is left, which steps the visit newly came to: their names and nothing else
 * (docs/decisions/0096-numbers.md). What `opening` had come to was told before. The first report leaves when the page is
 * hidden first; the second when it is left for good or a meeting is booked.
 * @returns what ends it
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

/** Offers to bring back the quote or booking that a shared quote replaced on its own page. */
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
        // A booking made since then stays
        if (isSentOrSubmitting($state.get().submission)) return;
        setAside.bringBack();
        replaceDraft(openingState(), null);
      },
    },
  });
}
