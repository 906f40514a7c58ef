/** A custom booth's dimensions as text. */
import type { CustomRequest } from '../schemas/custom-request.ts';

/** Lengths in feet; unspecified ones are null. */
export type CustomSize = Pick<CustomRequest, 'width' | 'depth' | 'height'>;

/** Returns "30' wide × 12' high": the known dimensions; null if none. */
export function knownSides({ width, depth, height }: CustomSize): string | null {
  const sides = [width && `${width}' wide`, depth && `${depth}' deep`, height && `${height}' high`];
  return sides.filter(Boolean).join(' × ') || null;
}

/** Returns '30 × ? × 12', width by depth by height, with `unit` after known ones; null if none is known. */
export function allSides({ width, depth, height }: CustomSize, unit: string): string | null {
  const sides = [width, depth, height];
  return sides.every((side) => side === null)
    ? null
    : `${sides.map((side) => side ?? '?').join(' × ')} ${unit}`;
}
