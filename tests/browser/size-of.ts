const CONTROLS = 'button, a[href], input, select, textarea, summary';

/**
 * Counts what a part of the page asks of a visitor: rendered words, those for screen readers included, and controls
 * that can take the focus.
 */
export function sizeOf(part: Element): { readonly words: number; readonly controls: readonly string[] } {
  const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) =>
      each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility({ visibilityProperty: true }),
  );
  return {
    // biome-ignore lint/performance/useDomNodeTextContent: only rendered text counts
    words: (part as HTMLElement).innerText.match(/\S+/g)?.length ?? 0,
    controls: controls.map((each) => each.ariaLabel ?? each.textContent ?? ''),
  };
}
