import { toast } from '../../../components/toast-store.ts';
import type { Content } from '../../../domain/content.ts';
import { chosenDesign, type WizardDraft } from '../../../domain/wizard/draft.ts';
import type { WizardAction } from '../../../domain/wizard/reducer.ts';
import { freshenExtras } from './freshen-extras.ts';

/** Brings a draft up to date with what is on offer, and says so if that changed anything in the extras. */
export function freshenDraft(
  draft: WizardDraft,
  { designs, extras }: { designs: Content['booth_designs']; extras: Content['extras'] },
  dispatch: (action: WizardAction) => void,
): void {
  const { selectedDesign } = draft;
  const id = selectedDesign && !selectedDesign.id && chosenDesign(designs, draft)?.id;
  // Without it, a draft of former versions could not be passed on
  if (id) dispatch({ type: 'selectDesign', design: { ...selectedDesign, id } });
  const changes = freshenExtras(draft.extras, extras);
  if (changes.length === 0) return;
  for (const change of changes) dispatch(change);
  toast({
    title: 'Your extras were updated',
    description: 'Prices or availability have changed since you chose them. Please review your selection.',
  });
}
