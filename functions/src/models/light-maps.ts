import sharp from 'sharp';
import type { Furniture, Vec3 } from '../../../src/booth/viewer/model.ts';
import { DECK } from '../../../src/booth/viewer/pieces.ts';
import { mix } from '../../../src/booth/viewer/vector.ts';
import type { AmbientLight } from './ambient-light.ts';
import type { Bounds } from './check-source.ts';

/** Size of a map, in pixels. */
const SIDE = 72;
/** Width and depth of the hall floor that shows the booth's shadow, in meters, as the viewer draws it. */
const GROUND = 9;
/** Minimum light under objects on a deck; their edges would otherwise be black lines. */
const DARKEST = 0.3;
/** Reach of furniture's shade, and the outer part where it fades, in meters; as in export_light.py. */
const MARGIN = 0.55;
const FADE = 0.3;
const UP: Vec3 = [0, 1, 0];

/** Width and depth, in meters. */
type Size = readonly [width: number, depth: number];

/** Returns the map of the light on a deck. */
export function deckMap(light: AmbientLight, size: Size): Promise<Buffer> {
  return lightMap(size, (x, z) => onDeck(light, x, z));
}

/** Returns the map of the light on the hall's floor around a deck. */
export function groundMap(light: AmbientLight, [width, depth]: Size): Promise<Buffer> {
  return lightMap([width + GROUND, depth + GROUND], (x, z) =>
    storedLight(Math.abs(x) < width / 2 && Math.abs(z) < depth / 2 ? 0 : light.at([x, 0, z], UP)),
  );
}

/** Returns the part of a deck's map around furniture, with the light without that furniture. */
export async function deckMapWithout(
  { low, high }: Bounds,
  { whole, light }: Readonly<Record<'whole' | 'light', AmbientLight>>,
  size: Size,
): Promise<{ readonly map: Buffer; readonly light: Pick<Furniture['light'], 'at' | 'of'> }> {
  const [left, right] = pixels(low[0], high[0], size[0]);
  const [top, bottom] = pixels(low[2], high[2], size[1]);
  const at = [left, top, right - left, bottom - top] as const;
  const valueAt = (x: number, z: number) => {
    const far = Math.max(low[0] - x, x - high[0], low[2] - z, z - high[2], 0);
    return mix(onDeck(whole, x, z), onDeck(light, x, z), Math.min(1, Math.max(0, (MARGIN - far) / FADE)));
  };
  return { map: await lightMap(size, valueAt, at), light: { at, of: [SIDE, SIDE] } };
}

/** Returns the first pixel, and the one after the last, of a stretch and its margin; at least one pixel. */
function pixels(from: number, to: number, side: number): [number, number] {
  const pixel = (meters: number) => (meters / side + 0.5) * SIDE;
  return [
    Math.floor(Math.min(SIDE - 1, Math.max(0, pixel(from - MARGIN)))),
    Math.ceil(Math.min(SIDE, Math.max(1, pixel(to + MARGIN)))),
  ];
}

function onDeck(light: AmbientLight, x: number, z: number): number {
  return storedLight(Math.max(DARKEST, light.at([x, DECK, z], UP)));
}

/**
 * Returns a floor map, or the part `at` these pixels. `valueAt` gets meters from the center and returns 0 to 1, as
 * stored.
 */
export function lightMap(
  [width, depth]: Size,
  valueAt: (x: number, z: number) => number,
  [left, top, columns, rows]: Furniture['light']['at'] = [0, 0, SIDE, SIDE],
): Promise<Buffer> {
  const values = Uint8Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [left + (index % columns), top + Math.floor(index / columns)];
    const value = valueAt(((column + 0.5) / SIDE - 0.5) * width, ((row + 0.5) / SIDE - 0.5) * depth);
    return Math.round(Math.min(1, Math.max(0, value)) * 255);
  });
  const raw = { width: columns, height: rows, channels: 1 } as const;
  return sharp(values, { raw }).toColorspace('srgb').webp({ quality: 86 }).toBuffer();
}

/** Returns light as stored for the viewer's shader: the square root of a quarter. */
export function storedLight(light: number): number {
  return Math.sqrt(Math.min(4, Math.max(0, light)) / 4);
}
