import { render } from 'vitest-browser-react';
import type { WizardDraft } from '../../src/domain/wizard/draft.ts';
import { startHeroLogo } from '../../src/sections/hero-logo.ts';
import { startHeroQuote } from '../../src/sections/hero-quote.ts';
import { hydrate } from './hydrate.tsx';
import { QuoteSection, wizard } from './wizard.tsx';

/** The hero's form and picture, as in sections/HeroQuote.astro and HeroPicture.astro. */
function Hero() {
  return (
    <section id="hero">
      <div
        data-hero-booth
        aria-hidden
        hidden
        style={{ position: 'relative', height: 300, overflow: 'hidden' }}
      />
      <form data-hero-quote>
        <label>
          Show
          <select name="show">
            <option value="">Any U.S. show</option>
            <option value="nrf-big-show-new-york">NRF Big Show</option>
          </select>
        </label>
        <label>
          Size
          <select name="size" defaultValue="20x20">
            <option value="10x10">10 x 10</option>
            <option value="20x20">20 x 20</option>
          </select>
        </label>
        <output />
        <a href="#quote-automation" data-start data-design="20x20-island">
          Get Instant Design & Quote
        </a>
        <label>
          <span data-hero-wear>See your logo on it</span>
          <input type="file" name="logo" />
        </label>
        <p data-hero-status role="status" />
        <p data-hero-problem role="alert" />
      </form>
    </section>
  );
}

/**
 * Renders the hero without the wizard, for a visitor with this stored draft.
 * @returns a function that hydrates the wizard
 */
export async function openHero(draft?: WizardDraft | null) {
  if (draft) wizard.plantDraft(JSON.stringify(draft));
  await render(<Hero />);
  startHeroQuote();
  startHeroLogo();
  return () => hydrate(<QuoteSection />);
}
