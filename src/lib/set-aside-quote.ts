/** The draft, booking or sent quote that a shared quote replaced in this tab, kept for undo. */
import { DRAFT_KEY } from './draft-store.ts';
import { recordIn } from './json-record.ts';
import { BOOKING_KEY, SENT_KEY } from './quote-results.ts';
import { browserStore, tabStore } from './text-store.ts';

const KEY = 'booth-studio:set-aside:v1';

const PLACES = [
  [browserStore, DRAFT_KEY],
  [tabStore, BOOKING_KEY],
  [tabStore, SENT_KEY],
] as const;

/** Stores a copy of the draft or result that the wizard would open with now. */
export function setQuoteAside(): void {
  const texts = PLACES.flatMap(([store, key]) => {
    const text = store.read(key);
    return text === null ? [] : [[key, text]];
  });
  if (texts.length > 0) tabStore.keep(KEY, JSON.stringify(Object.fromEntries(texts)));
}

/** Removes and returns the copy; `bringBack` restores it for the wizard. Null if there is none. */
export function takeSetAside(): { bringBack: () => void } | null {
  const text = tabStore.take(KEY);
  if (text === null) return null;
  const kept = recordIn(text);
  return {
    bringBack: () => {
      for (const [store, key] of PLACES) {
        const stored = kept[key];
        if (typeof stored === 'string') store.keep(key, stored);
        else store.drop(key);
      }
    },
  };
}
