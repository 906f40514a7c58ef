/** The line that the active section crosses lies this far below the top of the window, in percent of its height. */
const LINE = 40;

/**
 * Marks the links that lead to the section being read, and no other, with `aria-current`. Works for whatever sections
 * the links point to; links to other pages are left alone.
 */
export function markActiveSection(links: readonly HTMLAnchorElement[]): void {
  const crossing = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target);
        else crossing.delete(target);
      }
      // Two, where they meet right on the line
      const active = [...crossing].at(-1)?.id;
      for (const link of links) {
        if (active && link.hash === `#${active}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // Leaves a line of the window
    { rootMargin: `-${LINE}% 0px -${100 - LINE}% 0px` },
  );
  for (const hash of new Set(links.map((link) => link.hash))) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
