/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];
/** The logo as it is, in white, or in a dark color. */
export type Ink = 'original' | 'white' | 'dark';

/** Below a contrast of 3 a logo is hard to see (WCAG 2.2, 1.4.11, non-text contrast). The margin is for lamps. */
export const STANDS_OUT = 3.5;
/** Part of a mark that is to stand out, with a margin for grain. */
export const CLEAR_PART = 0.93;
/** Luminance up to which a color can be deepened for white without becoming another. */
export const STRONG = 0.5;

/** @param color such as `#2456f5` */
export function rgbOf(color: string): Rgb {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Returns a color such as `#2456f5`. */
export function hexOf(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the linear part, from 0 to 1, of a channel's value from 0 to 255. */
export function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns a color dark enough for white counters. */
export function darkOf(color: Rgb): Rgb {
  const [r, g, b] = color.map(linear) as unknown as Rgb;
  const lum = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  // A dark yellow is a brown
  const by = Math.min(1, (lum > STRONG ? 0.02 : 0.09) / Math.max(lum, 1e-6)) ** (1 / 2.2);
  return color.map((part) => Math.round(part * by)) as unknown as Rgb;
}

/** Returns the first version of a logo that stands out, the wanted one first; else the one that stands out most. */
export function bestInk(wanted: Exclude<Ink, 'dark'>, partOf: (ink: Ink) => number): Ink {
  const order: Ink[] = wanted === 'white' ? ['white', 'original', 'dark'] : ['original', 'white', 'dark'];
  const parts = order.map(partOf);
  const enough = parts.findIndex((part) => part >= CLEAR_PART);
  return order[enough < 0 ? parts.indexOf(Math.max(...parts)) : enough] ?? wanted;
}

/** Default print color, for a dress without a color. */
export const NAVY: Rgb = [11, 21, 41];
/** Factors tried to make a wall deep enough for a logo in its own colors. */
const DEEPER = [1, 0.05, 0.02] as const;

/**
 * Returns the factor of a print color's light that makes a wall deep enough for the logo on it.
 * @param most luminance up to which white stands out
 * @param isClear true for a luminance on which the logo in its own colors stands out; null for white on the wall
 */
export function depthOf(lum: number, most: number, isClear: ((lum: number) => boolean) | null): number {
  if (!isClear) return Math.min(1, most / Math.max(lum, 1e-6));
  return DEEPER.find((by) => isClear(lum * by)) ?? 0.02;
}
