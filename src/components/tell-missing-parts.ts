/**
 * Shows above an island that its code could not be fetched, with a button to reload. Astro has tried twice by then.
 * This module imports nothing, so that Astro inlines it: its own file could be missing too.
 */
export function tellMissingParts(): void {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as Element;
    const template = document.querySelector<HTMLTemplateElement>('#part-missing');
    if (!template || island.previousElementSibling?.matches('[data-part-missing]')) return;
    island.before(template.content.cloneNode(true));
    island.previousElementSibling
      ?.querySelector('button')
      ?.addEventListener('click', () => location.reload());
  });
}
