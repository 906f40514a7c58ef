import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { EMPTY_DRAFT } from '../../../domain/wizard/draft.ts';
import {
  initialWizard,
  type Submission,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from '../../../domain/wizard/reducer.ts';
import { clearDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { confirmedBooking, pendingBooking, sentQuote } from '../../../lib/quote-results.ts';
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

/** The wizard's state. Keeps the draft and the last booking in browser storage. */
export interface WizardStore {
  readonly $state: ReadableAtom<WizardState>;
  /** Applies `action`. Stores a changed draft synchronously. */
  readonly dispatch: (action: WizardAction) => void;
}

/** Returns this tab's confirmed booking or its quote sent without a meeting, else the saved draft at its step. */
export function openingState(): WizardState {
  const saved = loadDraft();
  const start = initialWizard(saved, confirmedBooking.load(), openingStep(saved));
  if (start.submission.status !== 'idle') return start;
  const pending = saved && pendingBooking.load();
  if (pending) return { ...start, step: 5, submission: { status: 'pending', pending, isRestored: true } };
  const sent = sentQuote.load();
  return sent ? { ...start, submission: { status: 'sent', sent, isRestored: true } } : start;
}

/** Creates the store with its initial state from browser storage. */
export function createWizardStore(): WizardStore {
  const $state = atom(openingState());

  function dispatch(action: WizardAction): void {
    const before = $state.get();
    const after = wizardReducer(before, action);
    if (after === before) return;
    if (after.draft === EMPTY_DRAFT) clearDraft();
    else if (after.draft !== before.draft) saveDraft(after.draft);
    if (after.submission !== before.submission) keepOutcome(after.submission);
    $state.set(after);
  }
  return { $state, dispatch };
}

/** Stores a booking, or a quote sent without one, until a new quote is started. */
function keepOutcome(submission: Submission): void {
  for (const store of [sentQuote, confirmedBooking, pendingBooking]) store.drop();
  if (submission.status === 'sent') sentQuote.keep(submission.sent);
  if (submission.status === 'confirmed') confirmedBooking.keep(submission.booking);
  if (submission.status === 'pending') pendingBooking.keep(submission.pending);
}
