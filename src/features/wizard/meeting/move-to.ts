/** From this width on the parts of a step stand side by side. */
const SIDE_BY_SIDE = '(width >= 48rem)';

/**
 * Moves focus to `element` and brings it into view: to the top on phones, where the next part begins off-screen, and
 * no further than needed on wider windows. The element needs a tabIndex if it takes no focus of itself.
 */
export function moveTo(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: window.matchMedia(SIDE_BY_SIDE).matches ? 'nearest' : 'start' });
}
