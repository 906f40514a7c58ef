/** Milliseconds that the answer to what a visitor does first has the browser to itself. */
export const HEAD_START_MS = 1200;

/**
 * For code that nobody needs who only reads the page: calls `then` shortly after anything on the page first has the focus.
 * @param wait milliseconds from now instead, whatever has the focus
 * @returns what calls it off
 */
export function whenUsed(then: () => void, wait?: number): () => void {
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
