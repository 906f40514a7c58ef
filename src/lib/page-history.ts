/** Entries of the tab's history that stand for something opened or reached on the page, at the same address. */
import { flushSync } from 'react-dom';

/** Callbacks that wait for a pending history.back(); null if none is pending. */
let waiting: (() => void)[] | null = null;

/** The present entry's value under `key`; undefined if there is none, or no history. */
export function entryValue(key: string): unknown {
  const state: unknown = globalThis.history?.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : undefined;
}

/** Adds an entry with what the present one holds, above all the wizard's step, and `values`. */
export function pushEntry(values: Readonly<Record<string, unknown>>, url?: string): void {
  history.pushState({ ...history.state, ...values }, '', url);
}

/** Adds `values` to the present entry. */
export function amendEntry(values: Readonly<Record<string, unknown>>): void {
  history.replaceState({ ...history.state, ...values }, '');
}

/** Time limit of history.back(), which fires no event if there is nothing to go back to. */
const LONGEST_WAY_MS = 1_000;

/** Goes back by `steps` entries. That takes a moment, in which a second press must not go further. */
export function goBack(steps = 1): void {
  if (waiting) return;
  waiting = [];
  const timer = setTimeout(settle, LONGEST_WAY_MS);
  // Heard after the listeners that follow the history: they were there before
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

/** Runs `action` now, or after a pending history.back(), which would leave an entry added before. */
export function whenSettled(action: () => void): void {
  if (waiting) waiting.push(action);
  else action();
}

/**
 * Opens or closes a dialog without leaving the place on the page. Where the address has a fragment, browsers go there
 * after the event of going back, and take along the focus that the closing dialog has just given back.
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
