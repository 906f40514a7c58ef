/** Puts a logo onto the places of a picture with CSS alone, by the same rules as in 3D (docs/decisions/0174). */
import {
  bestInk,
  CLEAR_PART,
  contrast,
  darkOf,
  depthOf,
  type Ink,
  linear,
  NAVY,
  type Rgb,
  rgbOf,
  STANDS_OUT,
} from './color-math.ts';
import type { Dress } from './dress.ts';
import type { LogoArt } from './logo-art.ts';
import { brightness } from './picture-facts.ts';

type Point = readonly [x: number, y: number];
/** Corners in a picture, clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Luminance of a wall on which white has a contrast of 4.5 (WCAG 2.2, 1.4.3). */
const DEEP = 1.05 / 4.5 - 0.05;
/** Pixels of a logo's element per meter: about as many as a sharp screen shows. */
const PER_METER = 250;
const WHITE: Rgb = [255, 255, 255];

/**
 * Returns the transform that takes a box at the origin, `width` by `height`, to a quadrilateral (a homography), with its
 * `transform-origin` at `0 0`.
 */
export function matrix3d(width: number, height: number, corners: Corners): string {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  // Heckbert, Fundamentals of Texture Mapping (1989), 2.2.3: from the unit square
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const size = ax * by - bx * ay;
  const g = (sx * by - bx * sy) / size;
  const h = (ax * sy - sx * ay) / size;
  const right = [x1 - x0 + g * x1, y1 - y0 + g * y1, 0, g].map((part) => part / width);
  const down = [x3 - x0 + h * x3, y3 - y0 + h * y3, 0, h].map((part) => part / height);
  return `matrix3d(${[...right, ...down, 0, 0, 1, 0, x0, y0, 0, 1].join()})`;
}

export interface MarkPlace {
  /** Width and height, in meters. */
  readonly size: readonly [number, number];
  /** In pixels of the picture. */
  readonly corners: Corners;
  /** Position of narrow logos. */
  readonly align: 'left' | 'center';
}

/** Returns the style of an element that shows a picture on a place, as large as fits. */
export function markStyle({ size: [w, h], corners, align }: MarkPlace, url: string) {
  const [width, height] = [w * PER_METER, h * PER_METER];
  return {
    position: 'absolute',
    top: '0',
    left: '0',
    width: `${width}px`,
    height: `${height}px`,
    background: `url(${url}) ${align} / contain no-repeat`,
    transformOrigin: '0 0',
    transform: matrix3d(width, height, corners),
  } as const;
}

/** Returns the colors of a picture's printed walls, whose accent differs on white ones; null for the design's own. */
export function wallColors({ wall, ink, color }: Dress, art: LogoArt) {
  if (wall === 'designed') return { wall: null, accent: null };
  const own = color ? rgbOf(color) : NAVY;
  const isClear = wall === 'white' || ink === 'white' ? null : (lum: number) => art.partOn(lum) >= CLEAR_PART;
  const made = scaled(own, depthOf(brightness(own, 0), DEEP, isClear));
  if (wall === 'white') return { wall: WHITE, accent: color ? made : WHITE };
  return { wall: made, accent: made };
}

/** Returns the version of a logo for a ground: the dress's, unless only another one stands out there. */
export function inkOn(ground: Rgb, dress: Dress, art: LogoArt): Ink {
  const behind = brightness(ground, 0);
  const tones = { white: 1, dark: brightness(darkInk(dress), 0) };
  return bestInk(dress.ink, (ink) =>
    ink === 'original' ? art.partOn(behind) : Number(contrast(tones[ink], behind) >= STANDS_OUT),
  );
}

/** Returns a version of a logo as a picture's URL. */
export function inkUrl(ink: Ink, dress: Dress, art: LogoArt): string {
  const picture = ink === 'original' ? art.canvas : art.inOneColor(ink === 'white' ? WHITE : darkInk(dress));
  return picture.toDataURL();
}

function darkInk({ color }: Dress): Rgb {
  return darkOf(color ? rgbOf(color) : NAVY);
}

/** Scales the light of a color. Its channels are rounded down, so that a deep color is deep enough. */
function scaled(color: Rgb, by: number): Rgb {
  return color.map((value) => {
    const part = linear(value) * by;
    return Math.floor(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
  }) as unknown as Rgb;
}
