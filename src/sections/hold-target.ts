/**
 * Keeps a link's target section in place while islands above it hydrate and grow. Browsers anchor visible content, but
 * not the end of a smooth scroll. Stops at the visitor's first action, or when something else scrolls the page.
 */
export function holdTarget(): void {
  const main = document.querySelector('main');
  if (!main) return;
  let target: Element | null = null;
  let height = 0;

  function hold(hash: string): void {
    target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    height = main?.offsetHeight ?? 0;
  }
  new ResizeObserver(() => {
    if (!target || main.offsetHeight === height) return;
    height = main.offsetHeight;
    target.scrollIntoView();
  }).observe(main);

  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, () => hold(''), { passive: true });
  }
  document.addEventListener('scrollend', () => {
    // Growth since the last check is not reported yet; the section was still in place then
    if (target && main.offsetHeight === height && !isNearTop(target)) hold('');
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const hash = link?.getAttribute('href') ?? '';
    if (hash.startsWith('#')) hold(hash);
  });
  // A reload or Back returns to the visitor's position
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate') hold(location.hash);
}

/** True if `section` begins within half a window of the top, or as near as the page can scroll. */
function isNearTop(section: Element): boolean {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return isAtEnd || Math.abs(section.getBoundingClientRect().top) < innerHeight / 2;
}
