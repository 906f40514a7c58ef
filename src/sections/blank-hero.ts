/** The hero's booth without marks and with white walls, for a visitor's logo. */

import type { BlankBooth } from '../booth/logo/blank-booth.ts';
import { WIDE_SCREENS } from './wide-screens.ts';

const files = import.meta.glob<string>('#company/hero/blank-*', {
  eager: true,
  query: '?url',
  import: 'default',
});
const places = import.meta.glob<Readonly<Record<string, unknown>>>('#company/hero/places.json', {
  eager: true,
  import: 'default',
});

/** Walls as designed, as in the other pictures of this booth. */
const COLORS = ['#0b1c5a', '#1f50e0'] as const;

/** Returns the one for the picture that this window shows; null if the company has none. */
export function blankHero(): BlankBooth | null {
  const isWide = matchMedia(WIDE_SCREENS).matches;
  const name = isWide ? 'wide' : 'tall';
  const file = (ending: string) =>
    Object.entries(files).find(([path]) => path.endsWith(`/blank-${name}${ending}`))?.[1];
  const [picture, walls, accents] = [file('.avif'), file('-walls.webp'), file('-accents.webp')];
  if (!picture || !walls || !accents) return null;
  const [width, height] = isWide ? [2400, 1350] : [1080, 1600];
  const [all = {}] = Object.values(places);
  return {
    ...{ picture, walls, accents, width, height, colors: COLORS },
    places: (all[name] ?? []) as BlankBooth['places'],
  };
}
