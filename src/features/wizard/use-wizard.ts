import { useState, useSyncExternalStore } from 'react';
import { initialWizard, type WizardState } from '../../domain/wizard/reducer.ts';
import { createWizardStore, type WizardStore } from './wizard-store.ts';

const AT_THE_START = initialWizard(null);

/**
 * The wizard's state. On the server and while the page comes to life it is the empty first step, so that the markup
 * agrees; the saved draft takes over right after, before the next paint.
 */
export function useWizard(): { state: WizardState; dispatch: WizardStore['dispatch'] } {
  const [store] = useState(createWizardStore);
  const state = useSyncExternalStore(store.subscribe, store.getState, () => AT_THE_START);
  return { state, dispatch: store.dispatch };
}
