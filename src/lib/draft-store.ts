/** The quote draft in browser storage. */
import { parseDraft, type WizardDraft } from '../domain/wizard/draft.ts';
import { CARRIED_KEY, DRAFT_KEY, LOOK_KEY } from './draft-keys.ts';
import { browserStore, tabStore } from './text-store.ts';

/** Returns the saved draft; null if there is none. Drops a corrupt one with a console error. */
export function loadDraft(): WizardDraft | null {
  const stored = browserStore.read(DRAFT_KEY);
  const draft = stored ? draftIn(stored) : null;
  if (stored && !draft) clearDraft();
  return draft;
}

function draftIn(text: string): WizardDraft | null {
  try {
    return parseDraft(text);
  } catch (error) {
    console.error('The saved draft is corrupt', error);
    return null;
  }
}

/** Stores `draft` synchronously. */
export function saveDraft(draft: WizardDraft): void {
  browserStore.keep(DRAFT_KEY, JSON.stringify(draft));
}

export function clearDraft(): void {
  browserStore.dropAll(DRAFT_KEY);
}

/** Returns a function that stores the visitor's logo and color again if they were deleted with the draft since. */
export function rememberLook(): () => void {
  const look = browserStore.read(LOOK_KEY);
  return () => {
    if (look !== null && browserStore.read(LOOK_KEY) === null) browserStore.keep(LOOK_KEY, look);
  };
}

/** Hands a draft to the wizard that this tab opens next. @returns false if storage is blocked */
export function carryDraft(draft: WizardDraft): boolean {
  const text = JSON.stringify(draft);
  tabStore.keep(CARRIED_KEY, text);
  return tabStore.read(CARRIED_KEY) === text;
}

/** Removes and returns the draft handed to this wizard; null if there is none. */
export function takeCarriedDraft(): WizardDraft | null {
  const text = tabStore.take(CARRIED_KEY);
  return text === null ? null : draftIn(text);
}
