/** Hides the gallery and all links to it while there is no reference project (base.css). `projects` is untrusted. */
export function showGallery(projects: unknown): void {
  if (Array.isArray(projects))
    document.documentElement.toggleAttribute('data-no-projects', projects.length === 0);
}
