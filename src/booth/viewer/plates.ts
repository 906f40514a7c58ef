import type { Socket } from './model.ts';
import { type Tint, tintedLuminance } from './tint.ts';

/** Background plates for logos that would be hard to see on a surface. */
export type Plate = 'dark' | 'light' | null;

/** A logo's plate on a socket. */
export type PlateChoice = (socket: Socket) => Plate;

/** First and third quartile of the luminances of a picture's drawn pixels, from 0 to 1. */
export interface Tones {
  readonly low: number;
  readonly high: number;
  /** True if the picture brings its own background. */
  readonly isOpaque: boolean;
}

/**
 * Below a contrast of 3 a logo is hard to see (WCAG 2.2, 1.4.11, non-text contrast). The margin is for lamps and grain.
 */
const MIN_CONTRAST = 3.8;
/** Exposure of the view transform, as in the shader. */
const EXPOSURE = 1.2746;
/** Luminance that reflected lamps add everywhere. */
const VEIL = 0.02;
/** Luminances of the plates. */
const PLATES = { dark: 0.007, light: 1 };
/** Luminances of the gaps and wood of slatted timber, behind glowing cut-out marks. */
const SLATS = [0.01, 0.45];
/** Luminance of the lighter parts of dark prints. */
const PATTERN = 0.15;
/** Luminance of a print's darker parts, relative to its mean. */
const DARKER = 0.7;
const OPAQUE_PART = 0.97;

/** @param pixels RGBA bytes of a canvas */
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
 * Returns a plate if a quarter of the logo would blend into its background: the plate with more contrast. Emission
 * counts, since glowing surfaces look white or light.
 */
export function plateFor({ low, high, isOpaque }: Tones): PlateChoice {
  return ({ lum, kind, bend, light, emit = 0 }) => {
    const lit = light.flat().reduce((sum, part) => sum + part, 0) / 12;
    const ink = (own: number) => shown(own * (lit + emit));
    const on = (ground: number) => Math.min(contrast(ink(low), ground), contrast(ink(high), ground));
    const behind =
      kind === 'print' ? [lum * DARKER, Math.max(lum, PATTERN)] : emit && !bend ? [lum, ...SLATS] : [lum];
    // Bands and rings glow if their marks do
    const by = emit && bend ? Math.max(lit, 1) : lit;
    if (isOpaque || behind.every((each) => on(shown(each * by)) >= MIN_CONTRAST)) return null;
    return on(ink(PLATES.dark)) > on(ink(PLATES.light)) ? 'dark' : 'light';
  };
}

/** Returns the displayed luminance: Khronos PBR Neutral compresses highlights. */
function shown(luminance: number): number {
  const peak = luminance * EXPOSURE;
  return VEIL + (peak < 0.76 ? peak : 1 - 0.0576 / (peak - 0.52));
}

/**
 * Returns the choice for tinted prints. On bent surfaces of rings and counters, lamps and patterns make parts of a dark
 * print as bright as the color itself.
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
