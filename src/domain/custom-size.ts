/** The sides of a custom booth in words; a side that the visitor left open is null. */

/** Lengths in feet. */
export interface CustomSize {
  readonly width: number | null;
  readonly depth: number | null;
  readonly height: number | null;
}

/** "30' wide × 12' high": the sides that are known; null if none is. */
export function knownSides({ width, depth, height }: CustomSize): string | null {
  const sides = [width && `${width}' wide`, depth && `${depth}' deep`, height && `${height}' high`];
  return sides.filter(Boolean).join(' × ') || null;
}

/** '30 × ? × 12', width by depth by height; null if no side is known. `unit` follows what is known. */
export function allSides({ width, depth, height }: CustomSize, unit: string): string | null {
  const sides = [width, depth, height];
  return sides.every((side) => side === null)
    ? null
    : `${sides.map((side) => side ?? '?').join(' × ')} ${unit}`;
}
