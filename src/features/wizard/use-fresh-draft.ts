import { useEffect } from 'react';
import { toast } from '../../components/toast-store.ts';
import type { WizardDraft } from '../../domain/wizard/draft.ts';
import type { WizardAction } from '../../domain/wizard/reducer.ts';
import { freshenExtras } from './freshen-extras.ts';
import type { WizardContent } from './use-content.ts';

/** Brings a restored draft up to date once the catalogue is there, and says so if that changed anything. */
export function useFreshDraft(
  draft: WizardDraft,
  content: WizardContent,
  dispatch: (action: WizardAction) => void,
): void {
  useEffect(() => {
    if (content.status !== 'ready') return;
    const changes = freshenExtras(draft.extras, content.extras);
    if (changes.length === 0) return;
    for (const change of changes) dispatch(change);
    toast({
      title: 'Your extras were updated',
      description: 'Prices or availability have changed since you chose them. Please review your selection.',
    });
  }, [draft.extras, content, dispatch]);
}
