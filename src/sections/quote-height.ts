/**
 * Reserves the height of the wizard's step while the page hydrates after a reload or Back. Browsers restore the scroll
 * position in pixels, which would show another section, since the HTML only has the short first step.
 * `history.scrollRestoration = 'manual'` is no solution: it is stored with each entry and breaks going back between
 * sections. Imports nothing, so that Astro inlines it: a separate file would delay scrolling to a link's section.
 */
const KEY = 'booth-studio:quote-height';
/** Custom property with the height; global.css applies it to the wizard. */
const PROPERTY = '--quote-height';

/** Inline script right after the wizard: browsers restore a position, which must stay, once the page is long. */
export const RESERVE_QUOTE_HEIGHT = `try{
const d=document,h=performance.getEntriesByType('navigation')[0].type!=='navigate'&&sessionStorage['${KEY}'];
if(h)d.currentScript.parentElement.style.setProperty('${PROPERTY}',h+'px'),d.documentElement.style.overflowAnchor='none'
}catch{}`;

/** Stores the wizard's height when the visitor leaves, and releases the reserved height once the step has rendered. */
export function keepQuoteHeight(): void {
  const section = document.querySelector<HTMLElement>('[data-keep-height]');
  const island = section?.querySelector('astro-island');
  const wizard = () => island?.firstElementChild;
  if (!section || !island) return;

  addEventListener('pagehide', () => {
    try {
      // A confirmation is not restored: the next page has a new, short quote
      if (wizard()?.querySelector('[data-confirmation]')) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, String(wizard()?.clientHeight ?? 0));
    } catch {
      // Storage is blocked: the visitor just returns to another position
    }
  });

  /** Waits for the visitor's first action, since a step's parts load one by one. */
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
