/**
 * Updates the hero's price for its show and size, and notes on the form for the wizard which fields the visitor changed
 * (`data-chosen`) and that its button was pressed (`data-asked`), with a logo for the pictured design. Imports nothing,
 * so that Astro inlines it: it runs long before any island is needed.
 */
export function startHeroQuote(): void {
  const form = document.querySelector<HTMLFormElement>('[data-hero-quote]');
  const output = form?.querySelector('output');
  const [show, size] = form?.querySelectorAll('select') ?? [];
  if (!form || !output || !show || !size) return;

  form.addEventListener('change', ({ target }) => {
    form.dataset['chosen'] = `${form.dataset['chosen'] ?? ''} ${(target as HTMLSelectElement).name}`.trim();
    const prices = show.selectedOptions[0]?.dataset['prices']?.split(' ') ?? [];
    output.value = `${show.value ? '' : 'from '}${prices[size.selectedIndex] ?? ''}`;
  });
  const start = form.querySelector<HTMLElement>('[data-start]');
  start?.addEventListener('click', () => {
    form.dataset['asked'] = '';
    // With a logo on it, the pictured booth is what the visitor wants to price
    if (form.dataset['chosen']?.includes('logo')) form.dataset['design'] = start.dataset['design'] ?? '';
  });

  // Choices from another page's link (config/navigation.ts), applied once: a reload keeps later changes
  const address = new URL(location.href);
  for (const [name, field] of Object.entries({ show, booth: size })) {
    const value = address.searchParams.get(name);
    if (!value || !field.querySelector(`[value="${CSS.escape(value)}"]`)) continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    form.dataset['asked'] = '';
  }
  for (const name of ['design', 'from']) form.dataset[name] = address.searchParams.get(name) ?? '';
  for (const name of ['show', 'booth', 'design', 'from']) address.searchParams.delete(name);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
