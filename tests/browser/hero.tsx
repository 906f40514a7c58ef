import { startHeroLogo } from '../../src/sections/hero-logo.ts';
import { startHeroQuote } from '../../src/sections/hero-quote.ts';

/** The hero's form and picture, as in sections/HeroQuote.astro and HeroPicture.astro. */
export function Hero() {
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
          <select name="size">
            <option value="10x10">10 x 10</option>
            <option value="20x20">20 x 20</option>
          </select>
        </label>
        <output />
        <p data-hero-status role="status" />
        <div data-hero-worn hidden>
          <a href="#quote-automation" data-start data-size="20x20" data-design="20x20-island">
            Price this booth
          </a>
          <a href="#quote-automation" data-start>
            See all designs
          </a>
        </div>
        <label>
          See your logo on it
          <input type="file" name="logo" />
        </label>
        <a href="#quote-automation" data-start>
          Get Instant Design & Quote
        </a>
        <p data-hero-problem role="alert" />
      </form>
    </section>
  );
}

/** Starts the scripts of the rendered hero. */
export function startHero(): void {
  startHeroQuote();
  startHeroLogo();
}
