import { startTransition, useEffect, useState } from 'react';
import { EMPTY_DRAFT, type WizardDraft } from '../../../domain/wizard/draft.ts';
import type { Step } from '../../../domain/wizard/steps.ts';
import { HEAD_START_MS, whenUsed } from '../../../lib/when-used.ts';
import { preloadAfter } from './wizard-parts.ts';

/**
 * Fetches the code of what may come next while the visitor reads the present step; with nothing in the quote yet, once
 * something has the focus.
 * @returns the step after the present one when it can be drawn ahead
 */
export function usePreload(step: Step, draft: WizardDraft): Step | null {
  const [ready, setReady] = useState<Step | null>(null);
  const wait = draft === EMPTY_DRAFT ? undefined : HEAD_START_MS;
  useEffect(
    () =>
      whenUsed(() => {
        void preloadAfter(step).then((next) => startTransition(() => setReady(next)));
      }, wait),
    [step, wait],
  );
  return ready === step + 1 ? ready : null;
}
