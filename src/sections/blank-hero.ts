/** The hero's booth without marks and with white walls, for a visitor's logo: files of art/make.ts. */

import type { MarkPlace } from '../booth/logo/project-logo.ts';
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

interface HeroPlace extends MarkPlace {
  readonly onAccent: boolean;
}

export interface BlankHero {
  readonly picture: string;
  /** Opaque where there are printed walls. */
  readonly walls: string;
  /** Opaque where white walls have an accent. */
  readonly accents: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly places: readonly HeroPlace[];
}

/** Returns the one for the picture that this window shows; null if the company has none. */
export function blankHero(): BlankHero | null {
  const isWide = matchMedia(WIDE_SCREENS).matches;
  const name = isWide ? 'wide' : 'tall';
  const file = (ending: string) =>
    Object.entries(files).find(([path]) => path.endsWith(`/blank-${name}${ending}`))?.[1];
  const [picture, walls, accents] = [file('.avif'), file('-walls.webp'), file('-accents.webp')];
  if (!picture || !walls || !accents) return null;
  const [width, height] = isWide ? [2400, 1350] : [1080, 1600];
  const [all = {}] = Object.values(places);
  return { picture, walls, accents, width, height, places: (all[name] ?? []) as readonly HeroPlace[] };
}
