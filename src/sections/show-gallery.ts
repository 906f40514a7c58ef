// Not imported from config/navigation.ts: it shares a chunk with islands, which would load with every page
const SECTION = 'reference-projects';

/** Hides the gallery and all links to it while there is no reference project (base.css). `projects` is untrusted. */
export function showGallery(projects: unknown): void {
  if (!Array.isArray(projects)) return;
  const page = document.documentElement;
  const wasHidden = page.hasAttribute('data-no-projects');
  page.toggleAttribute('data-no-projects', projects.length === 0);
  // The browser could not scroll to a hidden section
  if (wasHidden && projects.length > 0 && location.hash === `#${SECTION}`) {
    document.getElementById(SECTION)?.scrollIntoView({ behavior: 'instant' });
  }
}
