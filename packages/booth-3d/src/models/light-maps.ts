import sharp from 'sharp';
import type { Furniture, Vec3 } from '../viewer/model.ts';
import { DECK } from '../viewer/pieces.ts';
import { mixed, times } from '../viewer/vector.ts';
import type { AmbientLight } from './ambient-light.ts';
import type { DeckLight } from './baked-light.ts';
import type { Bounds } from './check-source.ts';

/** Size of a map of computed light, in pixels. */
const SIDE = 72;
const QUALITY = { whole: 86, part: 50 } as const;
/** Width and depth of the hall floor that shows the booth's shadow, in meters, as the viewer draws it. */
const GROUND = 9;
/** Minimum light under objects on a deck; their edges would otherwise be black lines. */
const DARKEST = 0.3;
/** Reach of furniture's shade, and the outer part where it fades, in meters. */
const MARGIN = 0.55;
const FADE = 0.3;
const UP: Vec3 = [0, 1, 0];

/** Width and depth, in meters. */
type Size = readonly [width: number, depth: number];

/** Returns the light that reaches a deck between what stands on it. */
export function ambientDeckLight(light: AmbientLight): DeckLight {
  return { at: (x, z) => gray(Math.max(DARKEST, light.at([x, DECK, z], UP))), pixels: [SIDE, SIDE] };
}

/** Returns a deck's baked light without furniture, from what else reaches it with and without that. */
export function bakedDeckWithout(baked: DeckLight, whole: AmbientLight, without: AmbientLight): DeckLight {
  const [before, after] = [ambientDeckLight(whole), ambientDeckLight(without)];
  return { ...baked, at: (x, z) => times(baked.at(x, z), after.at(x, z)[0] / before.at(x, z)[0]) };
}

/** Returns the map of the light on a deck. */
export function deckMap(deck: DeckLight, size: Size): Promise<Buffer> {
  return lightMap(size, (x, z) => stored(deck.at(x, z)), deck.pixels);
}

/** Returns the map of the light on the hall's floor around a deck. */
export function groundMap(light: AmbientLight, [width, depth]: Size): Promise<Buffer> {
  return lightMap([width + GROUND, depth + GROUND], (x, z) =>
    gray(storedLight(Math.abs(x) < width / 2 && Math.abs(z) < depth / 2 ? 0 : light.at([x, 0, z], UP))),
  );
}

/** Returns the map of an extra's contact shadow. `shadeAt` returns 0 to 1. */
export function shadowMap(size: Size, shadeAt: (x: number, z: number) => number): Promise<Buffer> {
  return lightMap(size, (x, z) => gray(shadeAt(x, z)));
}

/** Returns the part of a deck's map around furniture, with the light without that furniture. */
export async function deckMapWithout(
  { low, high }: Bounds,
  { whole, without }: Readonly<Record<'whole' | 'without', DeckLight>>,
  size: Size,
): Promise<{ readonly map: Buffer; readonly light: Pick<Furniture['light'], 'at' | 'of'> }> {
  const [columns, rows] = whole.pixels;
  const [left, right] = pixels(low[0], high[0], size[0], columns);
  const [top, bottom] = pixels(low[2], high[2], size[1], rows);
  const at = [left, top, right - left, bottom - top] as const;
  const valueAt = (x: number, z: number) => {
    const far = Math.max(low[0] - x, x - high[0], low[2] - z, z - high[2], 0);
    const part = Math.min(1, Math.max(0, (MARGIN - far) / FADE));
    return mixed(stored(whole.at(x, z)), stored(without.at(x, z)), part);
  };
  const map = await lightMap(size, valueAt, whole.pixels, at, QUALITY.part);
  return { map, light: { at, of: whole.pixels } };
}

/** Returns the first pixel, and the one after the last, of a stretch and its margin; at least one pixel. */
function pixels(from: number, to: number, side: number, count: number): [number, number] {
  const pixel = (meters: number) => (meters / side + 0.5) * count;
  return [
    Math.floor(Math.min(count - 1, Math.max(0, pixel(from - MARGIN)))),
    Math.ceil(Math.min(count, Math.max(1, pixel(to + MARGIN)))),
  ];
}

/**
 * Returns a floor map of this many pixels, or the part `at` these. `valueAt` gets meters from the center and returns 0
 * to 1, as stored.
 */
function lightMap(
  [width, depth]: Size,
  valueAt: (x: number, z: number) => Vec3,
  [across, along]: DeckLight['pixels'] = [SIDE, SIDE],
  [left, top, columns, rows]: Furniture['light']['at'] = [0, 0, across, along],
  quality: number = QUALITY.whole,
): Promise<Buffer> {
  const values = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [left + (index % columns), top + Math.floor(index / columns)];
    return valueAt(((column + 0.5) / across - 0.5) * width, ((row + 0.5) / along - 0.5) * depth);
  });
  const bytes = Uint8Array.from(values.flat(), (part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return sharp(bytes, { raw: { width: columns, height: rows, channels: 3 } })
    .webp({ quality })
    .toBuffer();
}

function gray(value: number): Vec3 {
  return [value, value, value];
}

function stored(light: Vec3): Vec3 {
  return light.map(storedLight) as unknown as Vec3;
}

/** Returns light as stored for the viewer's shader: the square root of a quarter. */
export function storedLight(light: number): number {
  return Math.sqrt(Math.min(4, Math.max(0, light)) / 4);
}
