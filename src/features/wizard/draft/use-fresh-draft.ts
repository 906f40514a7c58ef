import { useEffect } from 'react';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import type { WizardContent } from './use-content.ts';

/** Updates a restored draft once the catalogue has loaded. The code for it is not loaded for an empty draft. */
export function useFreshDraft(
  draft: WizardDraft,
  content: WizardContent,
  dispatch: (action: WizardAction) => void,
): void {
  useEffect(() => {
    const hasChosen = draft.extras.length > 0 || (draft.selectedDesign && !draft.selectedDesign.id);
    if (content.status !== 'ready' || !hasChosen) return;
    let isCurrent = true;
    import('./freshen-draft.ts').then(
      ({ freshenDraft }) => {
        if (isCurrent) freshenDraft(draft, content, dispatch);
      },
      // If the chunk fails, the server reports what it refuses
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [draft, content, dispatch]);
}
