/** Moves focus to `element` and scrolls it into view: to the top on phones, where it begins off-screen, else minimally. */
export function moveTo(element: HTMLElement | null): void {
  show(element, window.matchMedia('(width >= 48rem)').matches ? 'nearest' : 'start');
}

/** Like moveTo, but to the middle, for elements that appear with a toast, which covers the top or the bottom. */
export function moveToMiddle(element: HTMLElement | null): void {
  show(element, 'center');
}

function show(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
