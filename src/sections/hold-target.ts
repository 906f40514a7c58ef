/**
 * Keeps the section that a link leads to in place. Islands above it come to life while the page scrolls there, and a
 * saved draft makes the wizard twice as tall: browsers hold still what is in view, but not the end of a smooth scroll.
 * It lasts until the visitor does something.
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
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const hash = link?.getAttribute('href') ?? '';
    if (hash.startsWith('#')) hold(hash);
  });
  // A reload, or the way back, returns to where the visitor was
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate') hold(location.hash);
}
