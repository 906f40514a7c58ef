/** The quote draft in the visitor's browser. Where storage is blocked or full the wizard works on without it. */
import { parseDraft, type WizardDraft } from '../domain/wizard/draft.ts';

const KEY = 'booth-studio:quote-draft:v1';

/** The saved draft; null without one. A corrupt one is dropped with a console error (specification section 4). */
export function loadDraft(): WizardDraft | null {
  const stored = attempt(() => localStorage.getItem(KEY));
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
  attempt(() => localStorage.setItem(KEY, JSON.stringify(draft)));
}

export function clearDraft(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Storage throws where the visitor has blocked it and when it is full: then the draft lives as long as the page. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
