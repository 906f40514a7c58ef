import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { initialWizard, type WizardState } from '../../../domain/wizard/reducer.ts';
import { createWizardStore, type WizardStore } from './wizard-store.ts';

const AT_THE_START = initialWizard(null);

/**
 * The wizard's state. On the server and while the page comes to life it is the empty first step, so that the markup
 * agrees; the saved draft takes over right after, before the next paint.
 */
export function useWizard(): { state: WizardState; store: WizardStore } {
  const [store] = useState(createWizardStore);
  return { state: useStore(store.$state, { ssr: () => AT_THE_START }), store };
}
