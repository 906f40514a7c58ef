import type { ReadableAtom } from 'nanostores';
import { toast } from '../../../components/toast-store.ts';
import { isSentOrSubmitting, type WizardState } from '../../../domain/wizard/reducer.ts';
import { takeSetAside } from '../../../lib/set-aside-quote.ts';
import { type ReplaceDraft, UNDO_MS } from './offer-undo.ts';
import { openingState } from './wizard-store.ts';

/** Offers to bring back the quote or booking that a shared quote replaced on its own page. */
export function offerSetAside($state: ReadableAtom<WizardState>, replaceDraft: ReplaceDraft): void {
  const setAside = takeSetAside();
  if (!setAside) return;
  toast({
    title: 'Shared quote opened',
    description: 'It replaced what you had here before.',
    duration: UNDO_MS,
    action: {
      label: 'Undo',
      hint: 'Press F8, then Undo, to have your quote back',
      onAction: () => {
        // A booking made since then stays
        if (isSentOrSubmitting($state.get().submission)) return;
        setAside.bringBack();
        replaceDraft(openingState(), null);
      },
    },
  });
}
