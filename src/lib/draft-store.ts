/** The quote draft in the visitor's browser. */
import { parseDraft, type WizardDraft } from '../domain/wizard/draft.ts';
import { browserStore } from './text-store.ts';

export const DRAFT_KEY = 'booth-studio:quote-draft:v1';

// Literals, which the bundler writes where they are used: otherwise each is a text that the first step loads

/** Key of a visitor's own logo and color. It begins with the draft's key, so they are deleted together. */
export const LOOK_KEY = 'booth-studio:quote-draft:v1:look';

/**
 * Key of the tab's copy of a logo to send with a booking; present while the box is ticked and until it is
 * sent.
 */
export const ALONG_KEY = 'booth-studio:logo-along:v1';

/** The stored text as this tab left or found it; null without one. */
let known: string | null = null;

/** True if another tab has stored or dropped a draft since this one last did, or looked. */
export function isDraftChangedElsewhere(): boolean {
  return browserStore.read(DRAFT_KEY) !== known;
}

/** The saved draft; null without one. A corrupt one is dropped with a console error. */
export function loadDraft(): WizardDraft | null {
  const stored = browserStore.read(DRAFT_KEY);
  known = stored;
  if (!stored) return null;
  try {
    return parseDraft(stored);
  } catch (error) {
    console.error('The saved draft is corrupt', error);
    clearDraft();
    return null;
  }
}

/** Keeps `draft`; it is stored when this returns. */
export function saveDraft(draft: WizardDraft): void {
  browserStore.keep(DRAFT_KEY, JSON.stringify(draft));
  // Reads back, since storage may be full or blocked
  known = browserStore.read(DRAFT_KEY);
}

export function clearDraft(): void {
  browserStore.dropAll(DRAFT_KEY);
  known = browserStore.read(DRAFT_KEY);
}
