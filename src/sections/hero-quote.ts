/**
 * Keeps the hero's price in step with its show and size, and notes on the form for the wizard which of the two the visitor
 * touched (`data-chosen`), and that the button was pressed (`data-asked`). Imports nothing, so that Astro inlines it: it
 * runs long before any island is needed.
 */
export function startHeroQuote(): void {
  const form = document.querySelector<HTMLFormElement>('[data-hero-quote]');
  const output = form?.querySelector('output');
  const [show, size] = form?.querySelectorAll('select') ?? [];
  if (!form || !output || !show || !size) return;

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement)
      form.dataset['chosen'] = `${form.dataset['chosen'] ?? ''} ${target.name}`.trim();
    const prices = show.selectedOptions[0]?.dataset['prices']?.split(' ') ?? [];
    output.value = `${show.value ? '' : 'from '}${prices[size.selectedIndex] ?? ''}`;
  });
  form.querySelector('[data-start]')?.addEventListener('click', () => {
    form.dataset['asked'] = '';
  });
}
