import type { Vec3 } from './model.ts';

/** Deck area in square meters that the lamps' powers are set for. */
const USUAL_AREA = 9.3;

/**
 * Returns the four soft boxes of the demo's renders over a deck of this size, as reflections show them. For each, two shader vectors: position and area in square meters, then radiance.
 */
export function lampsOver([w, d]: readonly [number, number], level: number): number[] {
  const strength = level * Math.sqrt((w * d) / USUAL_AREA);
  const lamp = (place: Vec3, watts: number, size: readonly [number, number], color: Vec3): number[] => {
    const area = size[0] * size[1];
    const radiance = (watts * strength) / (area * Math.PI);
    return [...place, area, ...color.map((part) => part * radiance), 0];
  };
  return [
    ...lamp([0, 5.6, 0.1 * d], 330, [w * 0.9, d * 0.9], [1, 1, 1]),
    ...lamp([-w * 0.9, 5, d + 3.5], 520, [3.2, 3.2], [1, 0.94, 0.87]),
    ...lamp([w + 1.2, 4, d + 2], 210, [2.6, 2.6], [0.71, 0.79, 1]),
    ...lamp([0, 5, -d / 2 - 2.5], 160, [3, 3], [0.33, 0.55, 1]),
  ];
}
