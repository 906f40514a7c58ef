import type { Socket } from './model.ts';
import { type Tint, tintedLuminance } from './tint.ts';

/** Background plates for logos that would be hard to see on a surface. */
export type Plate = 'dark' | 'light' | null;

/** A logo's plate on a socket. */
export type PlateChoice = (socket: Socket) => Plate;

/** Luminances of the drawn part of a picture, from 0 to 1: a quarter of it is darker than the first, a quarter lighter than the last. */
export interface Tones {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** True if opaque: it has its own background. */
  readonly isOpaque: boolean;
}

/**
 * Below this contrast a logo is hard to see: WCAG 2.2, 1.4.11, for what is not text. Most logos were made for white, where a
 * bright one stands out by its colour.
 */
const LEAST_CONTRAST = { dark: 3, light: 1.9 };
/** Minimum luminance of a paper-like surface. */
const LIKE_PAPER = 0.5;
const OPAQUE_PART = 0.97;

/** @param pixels red, green, blue and opacity in turns, as a canvas gives them */
export function tonesOf(pixels: ArrayLike<number>): Tones {
  const linear = (index: number) => ((pixels[index] ?? 0) / 255) ** 2.2;
  const drawn: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) > 128) {
      drawn.push(0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2));
    }
  }
  drawn.sort((a, b) => a - b);
  const tone = (part: number) => drawn[Math.floor(drawn.length * part)] ?? 1;
  return {
    low: tone(0.25),
    middle: tone(0.5),
    high: tone(0.75),
    isOpaque: drawn.length > (pixels.length / 4) * OPAQUE_PART,
  };
}

/** Returns a plate if a quarter of the logo would have the luminance of its background. */
export function plateFor({ low, middle, high, isOpaque }: Tones): PlateChoice {
  return ({ lum }) => {
    const weakest = Math.min(contrast(low, lum), contrast(high, lum));
    const least = lum > LIKE_PAPER ? LEAST_CONTRAST.light : LEAST_CONTRAST.dark;
    if (isOpaque || weakest >= least) return null;
    return middle > 0.35 ? 'dark' : 'light';
  };
}

/** The same choice for tinted prints, and bent surfaces of rings and counters. */
export function onTinted(choice: PlateChoice, tint: Tint): PlateChoice {
  return (socket) =>
    choice(
      socket.kind === 'print' || socket.bend ? { ...socket, lum: tintedLuminance(socket.lum, tint) } : socket,
    );
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
