/**
 * Reserves the height of the wizard's step while the page hydrates after a reload or Back: browsers return to the
 * visitor's height in pixels, where with the short first step of the HTML another section would lie. Not by
 * `history.scrollRestoration = 'manual'`, which is stored with each entry and breaks going back between sections. This
 * module imports nothing, so that Astro inlines it: as a file it would delay the way to a link's section.
 */
const KEY = 'booth-studio:quote-height';
/** Custom property with the height; global.css applies it to the wizard. */
const PROPERTY = '--quote-height';

/**
 * For the inline script right behind the wizard: browsers return to their place as soon as the page is long enough.
 * While the height is reserved, the page is as long as it was, and later content must not move the visitor's place.
 */
export const RESERVE_QUOTE_HEIGHT = `try{
const d=document,h=performance.getEntriesByType('navigation')[0].type!=='navigate'&&sessionStorage['${KEY}'];
if(h)d.currentScript.parentElement.style.setProperty('${PROPERTY}',h+'px'),d.documentElement.style.overflowAnchor='none'
}catch{}`;

/** Stores the wizard's height when the visitor leaves, and releases the reserved height once the step is rendered. */
export function keepQuoteHeight(): void {
  const section = document.querySelector<HTMLElement>('[data-keep-height]');
  const island = section?.querySelector('astro-island');
  const wizard = () => island?.firstElementChild;
  if (!section || !island) return;

  addEventListener('pagehide', () => {
    try {
      // A confirmation is not restored: the next page is a new, short quote
      if (wizard()?.querySelector('[data-confirmation]')) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, String(wizard()?.clientHeight ?? 0));
    } catch {
      // Storage is blocked: the visitor only returns to another position
    }
  });

  /** Waits for an action of the visitor, since a step's parts load one by one. */
  function release(): void {
    const isLoading = island?.hasAttribute('ssr') || wizard()?.querySelector('[data-step-loading]');
    if (isLoading) return;
    section?.style.removeProperty(PROPERTY);
    document.documentElement.style.overflowAnchor = '';
  }
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, release, { passive: true });
  }
}
