/** History entries for states of the page, at the same address. */
import { flushSync } from 'react-dom';

/** Callbacks waiting for a pending history.back(); null if none is pending. */
let waiting: (() => void)[] | null = null;

/** Returns the current entry's value under `key`; undefined if there is none, or no history. */
export function entryValue(key: string): unknown {
  return globalThis.history?.state?.[key];
}

/** Adds an entry with the current entry's values, above all the wizard's step, and `values`. */
export function pushEntry(values: Readonly<Record<string, unknown>>, url?: string): void {
  history.pushState({ ...history.state, ...values }, '', url);
}

/** Adds `values` to the current entry. */
export function amendEntry(values: Readonly<Record<string, unknown>>): void {
  history.replaceState({ ...history.state, ...values }, '');
}

/** Timeout of history.back(), which fires no event if there is nothing to go back to. */
const MAX_WAY_MS = 1_000;

/** Goes back by `steps` entries. It ignores further calls until that has happened. */
export function goBack(steps = 1): void {
  if (waiting) return;
  waiting = [];
  const timer = setTimeout(settle, MAX_WAY_MS);
  // Registered after the listeners that follow the history, so it runs after them
  addEventListener('popstate', settle);
  function settle(): void {
    clearTimeout(timer);
    removeEventListener('popstate', settle);
    const actions = waiting ?? [];
    waiting = null;
    for (const action of actions) whenSettled(action);
  }
  history.go(-steps);
}

/** Runs `action` now or after a pending history.back(), which would drop an entry added before it. */
export function whenSettled(action: () => void): void {
  if (waiting) waiting.push(action);
  else action();
}

/**
 * Opens or closes a dialog without leaving the position on the page. If the URL has a fragment, browsers scroll to it
 * after going back, and take the focus that the closing dialog has just restored.
 */
export function stayInPlace(change: () => void): void {
  const top = scrollY;
  flushSync(change);
  const focused = document.activeElement;
  requestAnimationFrame(() => {
    scrollTo({ top, behavior: 'instant' });
    if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  });
}
