/**
 * Updates the hero's price for its show and size, and notes on the form for the wizard which fields the visitor changed
 * (`data-chosen`) and that the button was pressed (`data-asked`). A logo that is chosen, dropped or pasted while the
 * hero is in view stays in its field for the wizard, which opens immediately. Imports nothing, so that Astro inlines
 * it: it runs long before any island is needed.
 */
export function startHeroQuote(): void {
  const form = document.querySelector<HTMLFormElement>('[data-hero-quote]');
  const output = form?.querySelector('output');
  const [show, size] = form?.querySelectorAll('select') ?? [];
  const logo = form?.querySelector<HTMLInputElement>('[name=logo]');
  const start = form?.querySelector<HTMLElement>('[data-start]');
  const hero = form?.closest('section');
  if (!form || !output || !show || !size) return;

  form.addEventListener('change', ({ target }) => {
    form.dataset['chosen'] = `${form.dataset['chosen'] ?? ''} ${(target as HTMLSelectElement).name}`.trim();
    if (target === logo) start?.click();
    const prices = show.selectedOptions[0]?.dataset['prices']?.split(' ') ?? [];
    output.value = `${show.value ? '' : 'from '}${prices[size.selectedIndex] ?? ''}`;
  });
  start?.addEventListener('click', () => {
    form.dataset['asked'] = '';
  });

  // Choices from another page's link (config/navigation.ts), applied once: a reload keeps later changes
  const address = new URL(location.href);
  for (const [name, field] of [
    ['show', show],
    ['booth', size],
  ] as const) {
    const value = address.searchParams.get(name);
    if (!value || !field.querySelector(`[value="${CSS.escape(value)}"]`)) continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    form.dataset['asked'] = '';
  }
  for (const name of ['design', 'from']) form.dataset[name] = address.searchParams.get(name) ?? '';
  for (const name of ['show', 'booth', 'design', 'from']) address.searchParams.delete(name);
  if (address.href !== location.href) history.replaceState(history.state, '', address);

  function take(event: Event, carried: DataTransfer | null): void {
    if (!logo || !carried?.files.length) return;
    event.preventDefault();
    // The wizard's field would take it, too
    event.stopImmediatePropagation();
    logo.files = carried.files;
    logo.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // Otherwise the browser would open the file
  hero?.addEventListener('dragover', (event) => event.preventDefault());
  hero?.addEventListener('drop', (event) => take(event, event.dataTransfer));
  document.addEventListener('paste', (event) => {
    if (hero && scrollY < hero.offsetHeight / 2) take(event, event.clipboardData);
  });
}
