/** From this width on the parts of a form stand side by side. */
const SIDE_BY_SIDE = '(width >= 48rem)';

/**
 * Moves focus to `element` and scrolls it into view: to the top on phones, where the next part begins
 * off-screen, and as little as possible in wider windows. An element that is not focusable by default needs a
 * tabIndex.
 */
export function moveTo(element: HTMLElement | null): void {
  show(element, window.matchMedia(SIDE_BY_SIDE).matches ? 'nearest' : 'start');
}

/** As moveTo, but to the middle: for what appears together with a toast, which would cover it at the top or bottom. */
export function moveToMiddle(element: HTMLElement | null): void {
  show(element, 'center');
}

function show(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
