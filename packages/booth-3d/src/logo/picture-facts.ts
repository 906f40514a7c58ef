import { contrast, hexOf, linear, type Rgb, rgbOf } from './color-math.ts';

/** RGBA bytes of a canvas. */
export type Pixels = ArrayLike<number>;

/** A part of a picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum opacity of a visible pixel: on a wall, less is haze. */
const SEEN = 32;
/** Minimum opacity of a pixel that counts for the color. */
const SOLID = 128;
/** Difference between the largest and smallest channel below which a color looks gray. */
const MIN_CHROMA = 50;
/** Minimum share of colored pixels. */
const MIN_SHARE = 0.03;
const HUES = 24;
/** Brightness (0 to 255) above which something is hard to see on white. */
const LIGHT = 160;

/**
 * Returns the contrast of two colors such as `#2456f5`, from 1 to 21 (WCAG 2.2).
 * @example contrastOf('#ffffff', '#000000') // 21
 */
export function contrastOf(a: string, b: string): number {
  return contrast(brightness(rgbOf(a), 0), brightness(rgbOf(b), 0));
}

/** Returns the luminance of the pixel at an index of its first byte, from 0 to 1. */
export function brightness(pixels: Pixels, at: number): number {
  const part = (offset: number) => LINEAR[pixels[at + offset] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

/** Linear parts of the 256 values of a channel. */
const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value));

/** Returns the bounding box of everything visible; null if there is nothing. */
export function drawnBox(picture: { data: Pixels; width: number; height: number }): Box | null {
  const { data, width, height } = picture;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Returns a logo's main color, such as `#2456f5`: its most common hue, weighted by saturation; null if it is black,
 * white or gray.
 * @param solid minimum opacity of a pixel that counts
 */
export function leadingColor(pixels: Pixels, solid = SOLID): string | null {
  // Weight, and weighted red, green and blue, of each hue
  const hues = Array.from({ length: HUES }, () => [0, 0, 0, 0] as [number, number, number, number]);
  let [drawn, colored] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < solid) continue;
    drawn++;
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    if (chroma < MIN_CHROMA) continue;
    colored++;
    const sum = hues[Math.floor((hueOf([r, g, b]) / 6) * HUES) % HUES];
    for (const [index, value] of [1, r, g, b].entries())
      if (sum) sum[index] = (sum[index] ?? 0) + value * chroma;
  }
  if (colored < drawn * MIN_SHARE || colored === 0) return null;
  const [weight, r, g, b] = hues.reduce((best, hue) => (hue[0] > best[0] ? hue : best));
  return hexOf([r / weight, g / weight, b / weight]);
}

/**
 * True if visible pixels are light on average.
 * @example isLight(pen.getImageData(0, 0, w, h).data)
 */
export function isLight(pixels: Pixels): boolean {
  let [drawn, light] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < SOLID) continue;
    drawn++;
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    if (0.2126 * r + 0.7152 * g + 0.0722 * b > LIGHT) light++;
  }
  return light > drawn / 2;
}

/** Returns the hue: 0 red, 2 green, 4 blue, 6 red again. */
export function hueOf([r, g, b]: Rgb): number {
  const chroma = Math.max(1, Math.max(r, g, b) - Math.min(r, g, b));
  if (r >= g && r >= b) return ((g - b) / chroma + 6) % 6;
  return g >= b ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
}
