/** Milliseconds that the answer to what a visitor does first has the browser to itself. */
export const HEAD_START_MS = 1200;

/**
 * For code that readers of the page do not need: calls `then` shortly after the page's first focus.
 * @param wait milliseconds from now instead, regardless of focus
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
