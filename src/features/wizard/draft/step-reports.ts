import type { ReadableAtom } from 'nanostores';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import { stepsReached, VISIT_STEPS } from '../../../domain/wizard/visit-steps.ts';

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
