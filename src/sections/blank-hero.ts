/** The hero's booth without marks and with white walls, for a visitor's logo: files of art/make.ts. */

import tall from '../assets/hero/blank-tall.avif?url';
import tallAccents from '../assets/hero/blank-tall-accents.webp?url';
import tallWalls from '../assets/hero/blank-tall-walls.webp?url';
import wide from '../assets/hero/blank-wide.avif?url';
import wideAccents from '../assets/hero/blank-wide-accents.webp?url';
import wideWalls from '../assets/hero/blank-wide-walls.webp?url';
import places from '../assets/hero/places.json';
import type { MarkPlace } from '../booth/logo/project-logo.ts';
import { WIDE_SCREENS } from './wide-screens.ts';

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

/** Returns the one for the picture that this window shows. */
export function blankHero(): BlankHero {
  return matchMedia(WIDE_SCREENS).matches
    ? {
        picture: wide,
        walls: wideWalls,
        accents: wideAccents,
        width: 2400,
        height: 1350,
        places: placesOf('wide'),
      }
    : {
        picture: tall,
        walls: tallWalls,
        accents: tallAccents,
        width: 1080,
        height: 1600,
        places: placesOf('tall'),
      };
}

function placesOf(name: keyof typeof places): readonly HeroPlace[] {
  // JSON has no tuples
  return places[name] as unknown as readonly HeroPlace[];
}
