/** Turns the hero's booth with the pointer, as far as HeroPicture.astro allows, unless motion is reduced. */
export function turnWithPointer(): void {
  const hero = document.getElementById('hero');
  const booth = hero?.querySelector<HTMLElement>('[data-hero-turn]');
  hero?.addEventListener('pointermove', ({ clientX }) => {
    booth?.style.setProperty('--turn', (clientX / innerWidth - 0.5).toFixed(3));
  });
}
