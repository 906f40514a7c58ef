/** Outlines on the deck: convex, turned and moved. Meters; x to the right, z to the front; yaw in radians, 0 faces the front. */

/** A point on the deck, in meters. */
export type Point = readonly [x: number, z: number];

/** A rectangle in meters, in local coordinates; `cut` bevels each corner by that much. */
export type Outline = readonly [x0: number, z0: number, x1: number, z1: number, cut?: number];

export interface Pose {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
}

/** Converts a point from the local coordinates of `pose` to the design's. */
export function onDeck([u, v]: Point, { x, z, yaw }: Pose): Point {
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  return [x + cos * u + sin * v, z - sin * u + cos * v];
}

/** Returns the corners of an outline at `pose`, in order. */
export function cornersOf([x0, z0, x1, z1, cut = 0]: Outline, pose: Pose): Point[] {
  const corners: Point[] =
    cut > 0
      ? [
          [x0 + cut, z0],
          [x1 - cut, z0],
          [x1, z0 + cut],
          [x1, z1 - cut],
          [x1 - cut, z1],
          [x0 + cut, z1],
          [x0, z1 - cut],
          [x0, z0 + cut],
        ]
      : [
          [x0, z0],
          [x1, z0],
          [x1, z1],
          [x0, z1],
        ];
  return corners.map((corner) => onDeck(corner, pose));
}

/** True if two convex outlines are disjoint: a side of one separates them. */
export function areApart(a: readonly Point[], b: readonly Point[]): boolean {
  return separates(a, b) || separates(b, a);
}

function separates(sides: readonly Point[], other: readonly Point[]): boolean {
  return sides.some(([x, z], index) => {
    const [nextX, nextZ] = sides[(index + 1) % sides.length] as Point;
    const outwards = ([px, pz]: Point) => (px - x) * (nextZ - z) - (pz - z) * (nextX - x);
    return other.every((point) => outwards(point) >= -1e-9);
  });
}
