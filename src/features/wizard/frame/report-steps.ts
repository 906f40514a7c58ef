import type { ReadableAtom } from 'nanostores';
import type { WizardState } from '../../../domain/wizard/reducer.ts';
import { stepsReached, VISIT_STEPS } from '../../../domain/wizard/visit-steps.ts';

const MAX_REPORTS = 2;

/**
 * Reports the steps that this visit reaches from now on, by name and nothing else (docs/decisions/0096-numbers.md), until
 * `ending` aborts. Reports once when the page is first hidden, and again when it is closed or a meeting is booked.
 */
export function reportSteps($state: ReadableAtom<WizardState>, ending: AbortSignal): void {
  let told = stepsReached($state.get());
  let reached = told;
  let reports = 0;

  function report({ type }: Event): void {
    if (reached === told || reports === MAX_REPORTS) return;
    if (type !== 'pagehide') {
      const isLast = reports === MAX_REPORTS - 1;
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
  ending.addEventListener('abort', stopFollowing);
  document.addEventListener('visibilitychange', report, { signal: ending });
  addEventListener('pagehide', report, { signal: ending });
}
