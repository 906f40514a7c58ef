/** The hero's booth without marks, for a visitor's logo. */
import { type BlankBooth, placeIn } from '#booth/browser.ts';
import { WIDE_SCREENS } from './wide-screens.ts';

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
export function blankHero(): BlankBooth | null {
  const name = matchMedia(WIDE_SCREENS).matches ? 'wide' : 'tall';
  const sheet = Object.entries(sheets).find(([path]) => path.endsWith(`/blank-${name}.avif`))?.[1];
  const [all = {}] = Object.values(facts);
  const own = all[name] as (Pick<BlankBooth, 'size' | 'box'> & { places: string[] }) | undefined;
  if (!sheet || !own) return null;
  return { ...own, sheet, places: own.places.flatMap((line) => placeIn(line) ?? []), isCutOut: true };
}
