/** Checks that run in the page: each function is passed to `page.evaluate` and is self-contained. */

/** Adds a stylesheet as a script does, which the page's policy allows. */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Removes everything that `addStyle` has added. */
export function removeStyles(): void {
  document.adoptedStyleSheets = [];
}

/** Returns the pixels that the page can be scrolled sideways; 0 if it cannot. */
export function sidewaysScroll(): number {
  return Math.max(0, document.documentElement.scrollWidth - innerWidth);
}

/** Returns visible text that is outside the window or cut off by its box, one line each. */
export function findClipped(): string[] {
  /** Cut off on purpose: text for screen readers, scroll areas, and slides. */
  const ON_PURPOSE =
    '.sr-only, .truncate, [class*="line-clamp"], [aria-roledescription="carousel"], noscript';
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || element.closest(ON_PURPOSE) || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const box = element.getBoundingClientRect();
    const label = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    if (box.width <= 1 || box.height <= 1 || box.bottom < 0) continue;
    const isOutside = box.left < -1 || box.right > innerWidth + 1;
    let canScroll = false;
    let canScrollSideways = false;
    for (
      let parent = element.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const frame = parent.getBoundingClientRect();
      canScroll ||= overflowY === 'auto' || overflowY === 'scroll';
      canScrollSideways ||= parent.scrollWidth > parent.clientWidth && /auto|scroll/.test(overflowX);
      if (overflowX === 'hidden' && (box.left < frame.left - 1 || box.right > frame.right + 1))
        found.push(`cut off at the side: ${label}`);
      if (!canScroll && overflowY === 'hidden' && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
        found.push(`cut off above or below: ${label}`);
    }
    if (isOutside && !canScrollSideways) found.push(`outside the window: ${label}`);
  }
  return [...new Set(found)];
}

/**
 * Returns controls narrower than 24 px or lower than `leastHeight` px, one line each. Links within a sentence are as
 * high as its lines (WCAG 2.5.8).
 */
export function findSmallTargets(leastHeight: number): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a, button, input, textarea, [role=option]')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (getComputedStyle(control).display === 'inline') continue;
    const isChoice = control.matches('[type=radio], [type=checkbox]');
    const target = isChoice ? (control.closest('label') ?? control) : control;
    const { width, height, bottom, right } = target.getBoundingClientRect();
    // Hidden, such as the skip link before it has the focus, or the honeypot
    if (width <= 1 || height <= 1 || bottom < 0 || right < 0) continue;
    const name = (control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40);
    if (height < leastHeight - 0.5 || width < 24)
      found.push(`${name}: ${Math.round(width)} x ${Math.round(height)}`);
  }
  return found;
}
