import type { Vec3 } from './model.ts';

/** Prints of this luminance become the color itself; darker ones become darker, lighter ones lighter, up to white. */
const PIVOT = 0.1;
/** White words on the print keep a contrast of at least 3.5. */
const LIGHTEST = 0.25;

/** Parameters of the shader for colored prints: linear red, green and blue, and the pivot. */
export type Tint = readonly [number, number, number, number];

/** @param color such as `#2456f5` */
export function tintOf(color: string): Tint {
  const part = (at: number) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [r, g, b]: Vec3 = [part(1), part(3), part(5)];
  const by = Math.min(1, LIGHTEST / Math.max(luminance([r, g, b]), 1e-6));
  return [r * by, g * by, b * by, PIVOT];
}

/** Returns the luminance, from 0 to 1, of a tinted print, as the shader computes it. */
export function tintedLuminance(lum: number, [r, g, b, pivot]: Tint): number {
  const own = luminance([r, g, b]);
  const part = lum / pivot;
  return part < 1 ? own * part : own + (1 - own) * Math.min((part - 1) * pivot, 1);
}

function luminance([r, g, b]: Vec3): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
