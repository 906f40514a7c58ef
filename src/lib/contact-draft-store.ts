/** The unsent contact message, in browser storage. */
import { type ContactDraft, parseContactDraft } from '../domain/contact-draft.ts';
import { browserStore } from './text-store.ts';

const KEY = 'booth-studio:contact-draft:v1';

/** Returns the saved draft; null if there is none. Drops a corrupt one with a console error. */
export function loadContactDraft(): ContactDraft | null {
  const stored = browserStore.read(KEY);
  if (!stored) return null;
  try {
    return parseContactDraft(stored);
  } catch (error) {
    console.error('The saved contact message is corrupt and was ignored', error);
    browserStore.drop(KEY);
    return null;
  }
}

/** Stores `draft` synchronously; an empty one deletes the stored draft. */
export function saveContactDraft(draft: ContactDraft): void {
  const isEmpty = draft.intent === null && Object.values(draft.message).every((text) => text === '');
  if (isEmpty) browserStore.drop(KEY);
  else browserStore.keep(KEY, JSON.stringify(draft));
}
