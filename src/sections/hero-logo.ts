/** Puts a logo chosen, dropped or pasted while the hero is in view on its booth. The rest loads at the press. */
export function startHeroLogo(): void {
  const form = document.querySelector<HTMLFormElement>('[data-hero-quote]');
  const field = form?.querySelector<HTMLInputElement>('[name=logo]');
  const hero = form?.closest('section');
  if (!form || !field || !hero) return;
  const load = () => import('./hero-booth.ts');

  async function wear(file: File | undefined): Promise<void> {
    if (!form || !field || !hero || !file) return;
    try {
      const { wearLogo } = await load();
      if (await wearLogo(hero, file)) return;
    } catch (error) {
      console.warn('The hero cannot show a logo', error);
      const problem = hero.querySelector('[data-hero-problem]');
      if (problem) problem.textContent = "Couldn't show your logo. Try again.";
    }
    // The same file can be chosen again. Without an earlier logo, the wizard does not open at its designs.
    field.value = '';
    if (!hero.querySelector('[data-hero-status]')?.textContent)
      form.dataset['chosen'] = form.dataset['chosen']?.replaceAll('logo', '') ?? '';
  }

  const loadAhead = () =>
    load()
      .then(({ preload }) => preload())
      .catch(() => undefined);
  field.addEventListener('click', loadAhead);
  hero.addEventListener('dragenter', loadAhead, { once: true });
  field.addEventListener('change', () => void wear(field.files?.[0]));
  // Chosen before this script ran
  void wear(field.files?.[0]);

  function take(event: Event, carried: DataTransfer | null): void {
    if (!field || !carried?.files.length) return;
    event.preventDefault();
    // The wizard's field would take it, too
    event.stopImmediatePropagation();
    field.files = carried.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // Otherwise the browser would open the file
  hero.addEventListener('dragover', (event) => event.preventDefault());
  hero.addEventListener('drop', (event) => take(event, event.dataTransfer));
  document.addEventListener('paste', (event) => {
    if (scrollY < hero.offsetHeight / 2) take(event, event.clipboardData);
  });
}
