/** A designer's rules: which walls a logo gets, and in which version it stands on them. */
import { CLEAR_PART, hexOf, type Rgb, rgbOf, STRONG } from './color-math.ts';
import { CHARCOAL, type Dress } from './dress.ts';
import { holesOf, type LogoArt } from './logo-art.ts';
import type { Picture } from './picture.ts';
import { brightness, hueOf, leadingColor } from './picture-facts.ts';

export interface LogoFacts {
  readonly kind: 'one-color' | 'colorful' | 'dark' | 'light' | 'tile' | 'photo';
  /**
   * Color of its walls: its leading one, or its tile's, such as `#2456f5`; charcoal if it is black or gray, or a dark
   * olive or brown; null if it is light or a photo.
   */
  readonly color: string | null;
}

/** Opacities that count: the edges of a mark are mixed, but a thin one only has edges. */
const SOLID = { inside: 250, thin: 128 };
const MIN_INSIDE = 60;
/** Difference of the channels below which a color looks gray. */
const MIN_CHROMA = 40;
/** Share of colored pixels below which a logo is black, gray or white. */
const MIN_COLORED = 0.03;
/** Share of pixels that are of its color in a logo of one color. */
const ONE = 0.92;
/** Maximum difference in a channel of two pixels of one color. */
const SAME = 64;
/** Luminance above which a gray logo is a light one. */
const LIGHT = 0.42;
/** Mean luminance above which a logo is white. */
const WHITE = 0.85;
/** Hues in degrees that are olive or brown when they are dark, and the luminance below which a color is. */
const MUDDY = { from: 30, to: 100, most: 0.05 };
/** Hues in degrees that become mustard or olive when they are deepened, and the luminance above which a color is. */
const MUSTARD = { from: 35, to: 80, least: 0.2 };
/** Luminances of white walls and of the deepest wall in a color, as drawn. */
const DRAWN = { white: 0.86, deep: 0.02 };

export function factsOf({ sample, ground, isPhoto }: LogoArt): LogoFacts {
  if (ground) return { kind: 'tile', color: isMuddy(ground) ? CHARCOAL : hexOf(ground) };
  if (isPhoto) return { kind: 'photo', color: null };
  const solid = solidOf(sample);
  const color = leadingColor(sample.data, solid);
  const { colored, tone, ofColor } = countsOf(sample, color, solid);
  if (!color || colored < MIN_COLORED)
    return tone > LIGHT ? { kind: 'light', color: null } : { kind: 'dark', color: CHARCOAL };
  return { kind: ofColor >= ONE ? 'one-color' : 'colorful', color: isMuddy(rgbOf(color)) ? CHARCOAL : color };
}

function isMuddy(color: Rgb): boolean {
  return isBetween(color, MUDDY) && brightness(color, 0) < MUDDY.most;
}

function isMustard(color: Rgb): boolean {
  return isBetween(color, MUSTARD) && brightness(color, 0) > MUSTARD.least;
}

function isBetween(color: Rgb, { from, to }: { from: number; to: number }): boolean {
  const hue = hueOf(color) * 60;
  return hue >= from && hue <= to;
}

function solidOf({ data }: Picture): number {
  let inside = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) >= SOLID.inside) inside++;
  return inside >= MIN_INSIDE ? SOLID.inside : SOLID.thin;
}

/** Returns the shares of colored pixels and of pixels of `color`, and the mean luminance, apart from holes. */
function countsOf(sample: Picture, color: string | null, solid: number) {
  const holes = holesOf(sample);
  const own = color ? rgbOf(color) : null;
  let [all, colored, ofColor, tones] = [0, 0, 0, 0];
  for (let at = 0; at < holes.length; at++) {
    const [r = 0, g = 0, b = 0, a = 0] = sample.data.subarray(at * 4, at * 4 + 4);
    if (a < solid || holes[at]) continue;
    all++;
    tones += brightness(sample.data, at * 4);
    if (Math.max(r, g, b) - Math.min(r, g, b) >= MIN_CHROMA) colored++;
    if (own && [r, g, b].every((part, index) => Math.abs(part - (own[index] ?? 0)) <= SAME)) ofColor++;
  }
  const share = (count: number) => count / Math.max(1, all);
  return { colored: share(colored), ofColor: share(ofColor), tone: share(tones) };
}

/** Chooses walls and version for a logo. */
export function dressFor({ kind, color }: LogoFacts, art: LogoArt): Dress {
  const isClearOn = (ground: number) => art.partOn(ground) >= CLEAR_PART;
  const ground = color ? brightness(rgbOf(color), 0) : 0;
  const wouldBeMustard = color !== null && kind !== 'tile' && isMustard(rgbOf(color));
  const inColor = (isOriginal: boolean): Dress => ({
    wall: 'color',
    ink: isOriginal ? 'original' : 'white',
    color: wouldBeMustard ? CHARCOAL : color,
  });
  switch (kind) {
    case 'one-color':
      return inColor(ground > STRONG || wouldBeMustard);
    case 'colorful':
      return isClearOn(DRAWN.white)
        ? { wall: 'white', ink: 'original', color }
        : inColor(isClearOn(DRAWN.deep));
    case 'tile': {
      const { tone } = countsOf(art.sample, null, solidOf(art.sample));
      // A white glyph needs the same walls as a white version, which may have to be deeper than the tile
      return inColor(tone <= WHITE && isClearOn(ground));
    }
    case 'photo':
      return { wall: 'white', ink: 'original', color };
    case 'dark':
      return inColor(false);
    default:
      return { wall: 'designed', ink: 'original', color: null };
  }
}
