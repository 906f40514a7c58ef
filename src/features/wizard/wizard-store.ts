import { atom, type ReadableAtom } from 'nanostores';
import { EMPTY_DRAFT } from '../../domain/wizard/draft.ts';
import {
  initialWizard,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from '../../domain/wizard/reducer.ts';
import { clearDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';

/** The wizard's state with its draft in the browser's storage. */
export interface WizardStore {
  readonly $state: ReadableAtom<WizardState>;
  /** Applies `action`. When it returns, a changed draft is stored: a reload right after it finds everything. */
  readonly dispatch: (action: WizardAction) => void;
}

/** Starts from the saved draft. */
export function createWizardStore(): WizardStore {
  const $state = atom(initialWizard(loadDraft()));

  function dispatch(action: WizardAction): void {
    const before = $state.get();
    const after = wizardReducer(before, action);
    if (after === before) return;
    if (after.draft === EMPTY_DRAFT) clearDraft();
    else if (after.draft !== before.draft) saveDraft(after.draft);
    $state.set(after);
  }
  return { $state, dispatch };
}
