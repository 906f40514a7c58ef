/** The hero's booth with the visitor's logo: its picture without marks, tinted walls, and the logo on its places. */
import {
  type BlankBooth,
  dressSentence,
  LogoProblem,
  type OwnLogo,
  placeIn,
  preloadBlank,
  readLogo,
  wearOn,
} from '#booth/browser.ts';
import { WIDE_SCREENS } from './wide-screens.ts';

/** Counts files, so that an older one does not replace a newer one. */
let newest = 0;
let isWorn = false;
let stopFitting: (() => void) | undefined;

/**
 * Puts a file's logo on the hero's booth, says how, and gives it to the wizard. What is no logo is reported next to the
 * field, and the booth stays as it is.
 * @returns false if the file is no logo
 * @throws Error if a picture or the wizard's part cannot be loaded
 */
export async function wearLogo(hero: HTMLElement, file: File): Promise<boolean> {
  const current = ++newest;
  say(hero, 'problem', '');
  try {
    const [logo] = await Promise.all([readLogo(file), preload()]);
    if (current !== newest) return true;
    show(hero, logo);
    // After the picture, which does not need it
    const { takeLogo } = await import('../booth/own-look.ts');
    await takeLogo(Promise.resolve(logo));
    return true;
  } catch (error) {
    if (!(error instanceof LogoProblem)) throw error;
    say(hero, 'problem', `${error.message}${isWorn ? ' Your logo stays as it is.' : ''}`);
    return false;
  }
}

/** Requests the pictures of the blank booth for this window. */
export function preload(): Promise<unknown> {
  return preloadBlank(blankHero());
}

function say(hero: HTMLElement, where: 'problem' | 'status', text: string): void {
  const element = hero.querySelector(`[data-hero-${where}]`);
  if (element) element.textContent = text;
}

/** Shows the logo; without a blank booth, only how the designs wear it. */
function show(hero: HTMLElement, logo: OwnLogo): void {
  const stage = hero.querySelector<HTMLElement>('[data-hero-booth]');
  const blank = blankHero();
  if (stage && blank) {
    stopFitting?.();
    stage.hidden = false;
    stopFitting = wearOn(stage, blank, logo);
  }
  isWorn = true;
  say(hero, 'status', dressSentence(logo.dress, logo));
  const label = hero.querySelector('[data-hero-wear]');
  if (label) label.textContent = 'Change logo';
}

const sheets = import.meta.glob<string>('#company/hero/blank-*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const facts = import.meta.glob<Readonly<Record<string, unknown>>>('#company/hero/blank.json', {
  eager: true,
  import: 'default',
});

/** Returns the one for the picture that this window shows; null if the company has none. */
function blankHero(): BlankBooth | null {
  const name = matchMedia(WIDE_SCREENS).matches ? 'wide' : 'tall';
  const sheet = Object.entries(sheets).find(([path]) => path.endsWith(`/blank-${name}.avif`))?.[1];
  const [all = {}] = Object.values(facts);
  const own = all[name] as (Pick<BlankBooth, 'size' | 'box'> & { places: string[] }) | undefined;
  if (!sheet || !own) return null;
  return { ...own, sheet, places: own.places.flatMap((line) => placeIn(line) ?? []), isCutOut: true };
}
