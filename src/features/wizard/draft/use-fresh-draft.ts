import { useEffect } from 'react';
import type { WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import type { WizardContent } from './use-content.ts';

/** Brings a restored draft up to date once the catalogue is there; an empty one needs none of the code for it. */
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
      // The server says what it refuses
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [draft, content, dispatch]);
}
