import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { EMPTY_DRAFT } from '../../../domain/wizard/draft.ts';
import {
  initialWizard,
  isResult,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from '../../../domain/wizard/reducer.ts';
import { clearDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { quoteResult } from '../../../lib/quote-results.ts';
import { openingStep } from './step-history.ts';

const AT_THE_START = initialWizard(null);

/**
 * Returns the wizard's state and store. On the server and during hydration the state is the empty first step,
 * so that the markup matches; the saved draft replaces it before the next paint.
 */
export function useWizard(): { state: WizardState; store: WizardStore } {
  const [store] = useState(createWizardStore);
  return { state: useStore(store.$state, { ssr: () => AT_THE_START }), store };
}

/** The wizard's state. Keeps the draft and the result of the last quote in browser storage. */
export interface WizardStore {
  readonly $state: ReadableAtom<WizardState>;
  /** Applies `action`. Stores a changed draft synchronously. */
  readonly dispatch: (action: WizardAction) => void;
}

/** Returns the saved draft at its step, or the result of this tab's quote. A held slot needs its draft. */
function openingState(): WizardState {
  const saved = loadDraft();
  const start = initialWizard(saved, openingStep(saved));
  const submission = quoteResult.load();
  if (submission?.status === 'pending') return saved ? { ...start, step: 5, submission } : start;
  return submission ? { ...start, submission } : start;
}

export function createWizardStore(): WizardStore {
  const $state = atom(openingState());

  function dispatch(action: WizardAction): void {
    const before = $state.get();
    const after = wizardReducer(before, action);
    if (after === before) return;
    if (after.draft === EMPTY_DRAFT) clearDraft();
    else if (after.draft !== before.draft) saveDraft(after.draft);
    if (after.submission !== before.submission) {
      if (isResult(after.submission)) quoteResult.keep(after.submission);
      else quoteResult.drop();
    }
    $state.set(after);
  }
  return { $state, dispatch };
}
