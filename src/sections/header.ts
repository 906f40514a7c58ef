import { markActiveSection } from './active-section.ts';
import { LOGO_CLASS } from './logo-class.ts';

/** Scrolling further than this turns the transparent header solid, in pixels. */
const SOLID_AFTER = 100;

/** Brings the header to life: scroll state, active section, mobile menu, logo. Plain DOM: it runs long before any framework is needed. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const toggle = header?.querySelector('[data-menu-toggle]');
  const menu = header?.querySelector<HTMLElement>('[popover]');
  if (!header || !toggle || !menu) return;

  const transparentAtTop = 'transparentAtTop' in header.dataset;
  function update() {
    const solid = !transparentAtTop || scrollY > SOLID_AFTER || menu?.matches(':popover-open');
    header?.toggleAttribute('data-solid', solid);
  }
  addEventListener('scroll', update, { passive: true });
  update();

  // The popover opens, and closes on Esc and outside presses, by itself; left to do are the state and closing on a choice
  menu.addEventListener('toggle', (event) => {
    toggle.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
    update();
  });
  // The keyboard has gone on to the page behind: what has the focus now must not lie under the menu
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== toggle && !menu.contains(relatedTarget))
      menu.hidePopover();
  });
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });

  markActiveSection([...header.querySelectorAll<HTMLAnchorElement>('nav a[data-section]')]);
  void showLogo(header);
}

/**
 * Shows the logo that is published now in place of the one in the HTML, if it is another one, and the text brand where
 * there is none or it cannot be loaded.
 */
async function showLogo(header: HTMLElement): Promise<void> {
  const text = header.querySelector<HTMLElement>('[data-brand-text]');
  const built = header.querySelector<HTMLImageElement>('[data-logo]');
  function show(logo: HTMLImageElement | null) {
    built?.remove();
    if (logo) text?.before(logo);
    if (text) text.hidden = Boolean(logo);
  }
  built?.decode().catch((error) => {
    console.error('Error loading logo', error);
    if (built.isConnected) show(null);
  });
  try {
    const response = await fetch('/api/content');
    if (!response.ok) throw new Error(`GET /api/content answered ${response.status}`);
    const { logo_url: url = null } = (await response.json()) as { logo_url?: string | null };
    if (url === (built?.getAttribute('src') ?? null)) return;
    show(url ? await loadLogo(url) : null);
  } catch (error) {
    console.error('Error loading logo', error);
  }
}

async function loadLogo(url: string): Promise<HTMLImageElement> {
  const logo = new Image();
  logo.src = url;
  // The link around it carries the name
  logo.alt = '';
  logo.className = LOGO_CLASS;
  await logo.decode();
  return logo;
}
