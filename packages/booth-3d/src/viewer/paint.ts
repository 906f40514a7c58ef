/** Colors of a model's prints under a visitor's logo, and the version of the logo for each of its places. */
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
} from '../logo/color-math.ts';
import type { Dress } from '../logo/dress.ts';
import { artOf, type LogoArt } from '../logo/logo-art.ts';
import { EXPOSURE, exposureOf, fitted, type Look, lightOn, type Paint } from './logo-decals.ts';
import type { ModelPart, ModelScene, Socket, Vec3 } from './model.ts';
import { mixed, rightOf, times } from './vector.ts';

/** Luminance that reflected lamps add everywhere. */
const VEIL = 0.025;
/** Brightness of white walls as drawn, before highlights are compressed, and their maximum as printed. */
const WHITE = { drawn: 1.35, printed: 0.93 };
/** Maximum luminance of a wall for white: printed, with a contrast of 7 at least, and drawn in bright light. */
const DEEP = { printed: 0.1, drawn: 0.1 };
/** Factor of a print's luminance up to which its pattern stays around a logo, as in the shader. */
const FLAT = 1.8;
/** Own luminance of prints without a mark. */
const USUAL = 0.1;
/** Luminance of a screen under a logo, as in the shader. */
const SCREEN = 0.013;
/** Height of the accent band on white walls, in meters. */
export const BAND = 0.8;
/** Marks with a clear space around them. */
const MAX_CLEAR = 4;

/** @param logo null for prints without a logo */
export function lookOf(logo: ImageBitmap | null, dress: Dress): Look {
  const art = logo && artOf(logo);
  return { art, paintOf: ({ scene, parts }) => paintOf(dress, art, scene, parts) };
}

/** @param art null for prints without a logo */
export function paintOf(
  dress: Dress,
  art: LogoArt | null,
  scene: ModelScene,
  parts: readonly Pick<ModelPart, 'surface'>[],
): Paint {
  const hasPrints = parts.some(({ surface }) => surface === 'print');
  const sockets = [...scene.sockets].sort((a, b) => b.maxW * b.maxH - a.maxW * a.maxH);
  const { screens = [] } = scene;
  const isDark = art !== null && screens.length > 0;
  const printed = sockets.filter(({ kind }) => kind === 'print');
  const lit = printed[0] ? lightOn(printed[0]) : 1;
  const isShining = ({ kind, bend, shines }: Socket) =>
    shines ?? (bend !== undefined || (kind === 'print' && !hasPrints));
  const darkInk = darkOf(dress.color ? rgbOf(dress.color) : NAVY);
  const [print, shining] = [colorsOf(dress, art, lit * EXPOSURE), colorsOf(dress, art, EXPOSURE)];
  const own = {
    print: printed.find((socket) => !isShining(socket))?.lum ?? USUAL,
    shining: printed.find(isShining)?.lum ?? USUAL,
  };

  /** Drawn luminances behind a mark. */
  function behind(socket: Socket): number[] {
    const { kind, p, maxH, bend, lum } = socket;
    if (screens.includes(socket)) return [shown(SCREEN)];
    const light = lightOn(socket);
    if (kind !== 'print' && !bend) return [shown(lum * light)];
    const shines = isShining(socket);
    const { base, band } = shines ? shining : print;
    const by = shines ? 1 : light;
    if (dress.wall === 'designed') return [shown(lum * by), shown(lum * (lum < 0.2 ? FLAT : 1) * by)];
    return [shown(lumOf(p[1] + maxH / 2 < BAND && band ? band : base) * by)];
  }
  function partOf(ink: Ink, socket: Socket): number {
    const by = exposureOf(socket, ink);
    const one = shown((ink === 'white' ? 1 : lumOf(linearOf(darkInk))) * by);
    const parts = behind(socket).map((ground) =>
      art && ink === 'original'
        ? art.partOn(ground, (tone) => shown(tone * by))
        : Number(contrast(one, ground) >= STANDS_OUT),
    );
    return Math.min(...parts);
  }
  const isOnBand = ({ kind, p, maxH }: Socket) =>
    dress.wall === 'white' && kind === 'print' && p[1] + maxH / 2 < BAND;
  const hasBent = sockets.some(({ bend }) => bend);
  const clear = sockets.filter((socket) => !(socket.bend || isOnBand(socket))).slice(0, MAX_CLEAR);
  const rowsOf = ({ base, dark, light, band }: Colors, lum: number) => [
    ...[...base, Number(dress.wall !== 'designed')],
    ...[...dark, lum],
    ...[...light, band ? BAND : 0],
    ...[...(band ?? base), Number(isDark)],
  ];
  return {
    print: rowsOf(print, own.print),
    shining: rowsOf({ ...shining, ...(hasBent && { dark: shining.base, light: shining.base }) }, own.shining),
    clear: art ? clear.flatMap((socket) => clearOf(socket, art.canvas.width / art.canvas.height)) : [],
    darkInk,
    // Nothing but white can be read on slats and gaps
    ink: (socket) =>
      isOnSlats(socket) && !art?.isPhoto ? 'white' : bestInk(dress.ink, (ink) => partOf(ink, socket)),
  };
}

/** True for glowing cut-out marks in slatted timber, which is dark and light at once. */
export function isOnSlats({ kind, bend, emit }: Socket): boolean {
  return kind === 'raised' && !bend && emit !== undefined;
}

type Colors = Readonly<Record<'base' | 'dark' | 'light', Vec3> & { band: Vec3 | null }>;

/** @param light brightness of white on it, before highlights are compressed */
function colorsOf({ wall, ink, color }: Dress, art: LogoArt | null, light: number): Colors {
  const own = linearOf(color ? rgbOf(color) : NAVY);
  if (wall === 'white') {
    const base: Vec3 = [1, 1, 1].map(() => Math.min(WHITE.printed, WHITE.drawn / light)) as unknown as Vec3;
    const accent = deepened(own, light);
    const pale = mixed(base, color ? accent : [0, 0, 0], color ? 0.5 : 0.15);
    return { base, dark: pale, light: pale, band: color ? accent : null };
  }
  if (ink === 'original' && art) {
    const bright = Math.min(1, light);
    const partOn = (lum: number) => art.partOn(shown(lum * light), (tone) => shown(tone * bright));
    const by = depthOf(lumOf(own), 0, (lum) => partOn(lum) >= CLEAR_PART);
    const base = times(own, by);
    const pale = mixed(base, by === 1 ? [1, 1, 1] : own, 0.25);
    return { base, dark: times(base, 0.55), light: pale, band: null };
  }
  const base = deepened(own, light);
  return { base, dark: times(base, 0.55), light: mixed(times(base, 1.5), [1, 1, 1], 0.04), band: null };
}

function clearOf({ p, n, w, maxW, maxH, align }: Socket, ratio: number): number[] {
  const [width, height] = fitted({ maxW, maxH }, ratio);
  const [x, , z] = rightOf(n);
  const shift = align === 'left' ? (width - w) / 2 : 0;
  return [p[0] + x * shift, p[1], p[2] + z * shift, width / 2 + 0.08, x, z, height / 2 + 0.08, 0];
}

function linearOf(color: Rgb): Vec3 {
  return color.map(linear) as unknown as Vec3;
}

/** Returns a color dark enough for white on it. */
function deepened(color: Vec3, light: number): Vec3 {
  return times(color, depthOf(lumOf(color), Math.min(DEEP.printed, DEEP.drawn / light), null));
}

function lumOf([r, g, b]: Vec3): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the displayed luminance: Khronos PBR Neutral compresses highlights. */
function shown(luminance: number): number {
  const peak = luminance * EXPOSURE;
  return VEIL + (peak < 0.76 ? peak : 1 - 0.0576 / (peak - 0.52));
}
