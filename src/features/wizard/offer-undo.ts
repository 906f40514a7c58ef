import { toast } from '../../components/toast-store.ts';
import { startOverMessages } from '../../domain/messages/start-over.ts';
import { EMPTY_DRAFT } from '../../domain/wizard/draft.ts';
import type { WizardAction, WizardState } from '../../domain/wizard/reducer.ts';

/** Long enough to read the message and to reach the button. */
const UNDO_MS = 10_000;

/** After starting over: offers for 10 s to have everything back as it was `before`. Without anything chosen it is silent. */
export function offerUndo({ draft, step }: WizardState, dispatch: (action: WizardAction) => void): void {
  if (draft === EMPTY_DRAFT) return;
  toast({
    title: startOverMessages.title,
    description: startOverMessages.text,
    duration: UNDO_MS,
    action: {
      label: 'Undo',
      hint: 'Press F8, then Undo, to have your quote back',
      onAction: () => dispatch({ type: 'restore', draft, step }),
    },
  });
}
