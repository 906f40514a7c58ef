import { EMPTY_DRAFT } from '../../domain/wizard/draft.ts';
import {
  initialWizard,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from '../../domain/wizard/reducer.ts';
import { clearDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';

/** The wizard's state with its draft in the browser's storage; shaped for `useSyncExternalStore`. */
export interface WizardStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The state; the first call reads the saved draft. */
  readonly getState: () => WizardState;
  /** Applies `action`. When it returns, a changed draft is stored: a reload right after it finds everything. */
  readonly dispatch: (action: WizardAction) => void;
}

export function createWizardStore(): WizardStore {
  let state: WizardState | null = null;
  const listeners = new Set<() => void>();

  function getState(): WizardState {
    state ??= initialWizard(loadDraft());
    return state;
  }

  function dispatch(action: WizardAction): void {
    const before = getState();
    const after = wizardReducer(before, action);
    if (after === before) return;
    if (after.draft === EMPTY_DRAFT) clearDraft();
    else if (after.draft !== before.draft) saveDraft(after.draft);
    state = after;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { subscribe, getState, dispatch };
}
