import type { Content } from '../domain/content.ts';
import { type ShownLogo, shownLogos } from './shown-logos.ts';

/** Position of the line that the active section crosses, in percent of the window's height. */
const LINE = 40;

/** Marks links to the section being read with `aria-current`. */
function markActiveSection(links: readonly HTMLAnchorElement[]): void {
  const crossing = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target);
        else crossing.delete(target);
      }
      // Two sections may meet exactly at the line
      const active = [...crossing].at(-1)?.id;
      for (const link of links) {
        if (active && link.hash === `#${active}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // Leaves one line of pixels
    { rootMargin: `-${LINE}% 0px -${100 - LINE}% 0px` },
  );
  for (const hash of new Set(links.map((link) => link.hash))) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}

/** Scrolling further than this turns the transparent header solid, in pixels. */
const SOLID_AFTER = 100;

/** The header's scroll state, active section, mobile menu and logo, in plain DOM: it runs before any framework. */
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

  // The browser opens the popover, reports its state, and closes it on Esc and outside presses
  menu.addEventListener('toggle', update);
  // Focus moved to the page behind, and the menu must not cover it
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== toggle && !menu.contains(relatedTarget))
      menu.hidePopover();
  });
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });

  markActiveSection([...header.querySelectorAll<HTMLAnchorElement>('nav a[data-section]')]);
  void showPublished(header);
}

/** Hides the gallery and all links to it while there is no reference project (base.css). `projects` is untrusted. */
export function showGallery(projects: unknown): void {
  if (Array.isArray(projects))
    document.documentElement.toggleAttribute('data-no-projects', projects.length === 0);
}

/** Shows the gallery if it has projects, and a changed logo; the text brand if there is none or it fails to load. */
async function showPublished(header: HTMLElement): Promise<void> {
  const text = header.querySelector<HTMLElement>('[data-brand-text]');
  const built = [...header.querySelectorAll<HTMLImageElement>('[data-logo]')];
  function show(logos: readonly HTMLImageElement[]) {
    for (const logo of built) logo.remove();
    text?.before(...logos);
    if (text) text.hidden = logos.length > 0;
  }
  for (const logo of built) {
    logo.decode().catch((error) => {
      report(error);
      if (logo.isConnected) show([]);
    });
  }
  try {
    const response = await fetch('/api/content');
    if (!response.ok) throw new Error(String(response.status));
    const content = (await response.json()) as Partial<Content>;
    showGallery(content.reference_projects);
    const { logo_url = null, logo_dark_url = null } = content;
    const logos = shownLogos(logo_url, 'transparentAtTop' in header.dataset ? logo_dark_url : null);
    const present = built.map((logo) => logo.getAttribute('src'));
    if (present.join() === logos.map(({ url }) => url).join()) return;
    show(await Promise.all(logos.map(loadLogo)));
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): void {
  console.error('Error loading logo', error);
}

async function loadLogo({ url, role }: ShownLogo): Promise<HTMLImageElement> {
  const logo = new Image();
  logo.src = url;
  // The link around it has the name
  logo.alt = '';
  logo.dataset['logo'] = role;
  await logo.decode();
  return logo;
}
