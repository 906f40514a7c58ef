import { useEffect } from 'react';
import { EMPTY_DRAFT, type WizardDraft } from '../../domain/wizard/draft.ts';
import type { Step } from '../../domain/wizard/steps.ts';
import { HEAD_START_MS, whenUsed } from '../../lib/when-used.ts';
import { preloadAfter } from './wizard-parts.ts';

/**
 * Fetches the code of what may come next while the visitor reads the present step; with nothing in the quote yet, once
 * something has the focus.
 */
export function usePreload(step: Step, draft: WizardDraft): void {
  const wait = draft === EMPTY_DRAFT ? undefined : HEAD_START_MS;
  useEffect(() => whenUsed(() => preloadAfter(step), wait), [step, wait]);
}
