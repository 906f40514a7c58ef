/**
 * Keeps the hero's price in step with its show and size, and notes on the form what the wizard wants to know: that the
 * visitor has chosen (`data-chosen`), and has asked to go on with that (`data-asked`). Imports nothing, so that Astro
 * inlines it: it runs long before any island is needed.
 */
export function startHeroQuote(): void {
  const form = document.querySelector<HTMLFormElement>('[data-hero-quote]');
  const output = form?.querySelector('output');
  const [show, size] = form?.querySelectorAll('select') ?? [];
  if (!form || !output || !show || !size) return;

  form.addEventListener('change', () => {
    form.dataset['chosen'] = '';
    const prices = show.selectedOptions[0]?.dataset['prices']?.split(' ') ?? [];
    output.value = `${show.value ? '' : 'from '}${prices[size.selectedIndex] ?? ''}`;
  });
  form.querySelector('[data-start]')?.addEventListener('click', () => {
    form.dataset['asked'] = '';
  });
}
