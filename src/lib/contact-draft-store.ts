/** The contact message being written, in the visitor's browser. */
import { type ContactDraft, parseContactDraft } from '../domain/contact-draft.ts';
import { browserStore } from './text-store.ts';

const KEY = 'booth-studio:contact-draft:v1';

/** The saved draft; null without one. A corrupt one is dropped with a console error. */
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

/** Keeps `draft`, or drops the stored one when there is nothing in it; that is done when this returns. */
export function saveContactDraft(draft: ContactDraft): void {
  const isEmpty = draft.intent === null && Object.values(draft.message).every((text) => text === '');
  if (isEmpty) browserStore.drop(KEY);
  else browserStore.keep(KEY, JSON.stringify(draft));
}
