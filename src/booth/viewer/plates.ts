import type { Socket } from './model.ts';
import { type Tint, tintedLuminance } from './tint.ts';

/** Background plates for logos that would be hard to see on a surface. */
export type Plate = 'dark' | 'light' | null;

/** A logo's plate on a socket. */
export type PlateChoice = (socket: Socket) => Plate;

/** Luminances of the drawn part of a picture, from 0 to 1: a quarter of it is darker than the first, a quarter lighter than the last. */
export interface Tones {
  readonly low: number;
  readonly high: number;
  /** True if opaque: it has its own background. */
  readonly isOpaque: boolean;
}

/** Below a contrast of 3 a logo is hard to see (WCAG 2.2, 1.4.11, for what is not text); the rest is for lamps and grain. */
const LEAST_CONTRAST = 3.8;
/** Of the view transform, as in the shader. */
const EXPOSURE = 1.2746;
/** Luminance that reflected lamps add everywhere. */
const VEIL = 0.02;
/** Luminances of the plates. */
const PLATES = { dark: 0.007, light: 1 };
/** Luminances of slatted timber, of which cut-out marks that shine stand in front: gaps and wood. */
const SLATS = [0.01, 0.45];
/** Luminance of lighter parts of dark prints. */
const PATTERN = 0.15;
/** Luminance of the darker parts of a print, by its mean. */
const DARKER = 0.7;
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
    high: tone(0.75),
    isOpaque: drawn.length > (pixels.length / 4) * OPAQUE_PART,
  };
}

/**
 * Returns a plate if a quarter of the logo would look like its background: the one that it stands out from. Light and
 * glow count: what shines looks white, and a middle tone on it, too.
 */
export function plateFor({ low, high, isOpaque }: Tones): PlateChoice {
  return ({ lum, kind, bend, light, emit = 0 }) => {
    const lit = light.flat().reduce((sum, part) => sum + part, 0) / 12;
    const ink = (own: number) => shown(own * (lit + emit));
    const on = (ground: number) => Math.min(contrast(ink(low), ground), contrast(ink(high), ground));
    const behind =
      kind === 'print' ? [lum * DARKER, Math.max(lum, PATTERN)] : emit && !bend ? [lum, ...SLATS] : [lum];
    // Bands and rings whose marks shine do so, too
    const by = emit && bend ? Math.max(lit, 1) : lit;
    if (isOpaque || behind.every((each) => on(shown(each * by)) >= LEAST_CONTRAST)) return null;
    return on(ink(PLATES.dark)) > on(ink(PLATES.light)) ? 'dark' : 'light';
  };
}

/** Luminance in the picture: the highlights of Khronos PBR Neutral. */
function shown(luminance: number): number {
  const peak = luminance * EXPOSURE;
  return VEIL + (peak < 0.76 ? peak : 1 - 0.0576 / (peak - 0.52));
}

/**
 * The same choice for tinted prints, and bent surfaces of rings and counters. Lamps and patterns make parts of a dark print
 * as bright as the color itself.
 */
export function adaptPlateToTint(choice: PlateChoice, tint: Tint): PlateChoice {
  return (socket) => {
    if (socket.kind !== 'print' && !socket.bend) return choice(socket);
    const [, , , pivot] = tint;
    const on = (lum: number) => choice({ ...socket, lum: tintedLuminance(lum, tint) });
    return on(socket.lum) ?? on(pivot);
  };
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
