/** Delay in ms, which keeps the first interaction fast. */
export const HEAD_START_MS = 1200;

/**
 * Calls `then` shortly after the page's first focus, or after `wait` ms, for code that mere readers do not need.
 * @returns a function that cancels it
 */
export function afterFirstFocus(then: () => void, wait?: number): () => void {
  let timer = 0;
  const start = () => {
    timer = window.setTimeout(then, wait ?? HEAD_START_MS);
  };
  if (wait === undefined) addEventListener('focusin', start, { once: true });
  else start();
  return () => {
    clearTimeout(timer);
    removeEventListener('focusin', start);
  };
}
