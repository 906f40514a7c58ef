/** The quote draft in the visitor's browser. */
import { parseDraft, type WizardDraft } from '../domain/wizard/draft.ts';
import { browserStore } from './text-store.ts';

const KEY = 'booth-studio:quote-draft:v1';

/** The saved draft; null without one. A corrupt one is dropped with a console error. */
export function loadDraft(): WizardDraft | null {
  const stored = browserStore.read(KEY);
  if (!stored) return null;
  try {
    return parseDraft(stored);
  } catch (error) {
    console.error('The saved quote draft is corrupt and was ignored', error);
    clearDraft();
    return null;
  }
}

/** Keeps `draft`; it is stored when this returns. */
export function saveDraft(draft: WizardDraft): void {
  browserStore.keep(KEY, JSON.stringify(draft));
}

export function clearDraft(): void {
  browserStore.drop(KEY);
}
