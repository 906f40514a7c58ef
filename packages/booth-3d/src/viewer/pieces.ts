import type { Pose } from '../placement/outline.ts';
import { type Frustum, rayOf } from './camera.ts';
import type { ModelScene, Vec3 } from './model.ts';
import { distanceToHit, type Triangles } from './triangles.ts';

/** Height of the deck on the hall's floor, in meters. */
export const DECK = 0.04;
/** Meters by which hanging pieces are raised above their modeled height. */
export const HANGING = 2.2;

/** A piece's position and rotation for the shader. */
export type Place = readonly [x: number, y: number, z: number, yaw: number];

export function placeOf({ x, z, yaw }: Pose, { box }: ModelScene): Place {
  return [x, DECK + (isHanging(box[0]) ? HANGING : 0), z, yaw];
}

/** True for pieces that start above the deck. @param low the lowest corner of its box */
export function isHanging([, bottom]: Vec3): boolean {
  return bottom > 1;
}

/** Hit target: a piece or the design. */
export interface HitTarget {
  readonly place: Place;
  readonly box: readonly [Vec3, Vec3];
  readonly triangles: readonly Triangles[];
}

/**
 * Returns the index of the piece at a point of the window, -1 (left, bottom) to 1; null if none is hit. Where no
 * triangle is in front, bounding boxes count too, so that thin pieces can be hit.
 */
export function pieceAt(
  pieces: readonly HitTarget[],
  design: HitTarget,
  sight: Frustum,
  x: number,
  y: number,
): number | null {
  const ray = rayOf(sight, x, y);
  const into = ({ place }: HitTarget): [Vec3, Vec3] => [
    toPieceCoordinates(place, sight.eye, 1),
    toPieceCoordinates(place, ray, 0),
  ];
  const boxes = pieces.map((piece) => entryOf(piece.box, ...into(piece)) ?? Number.POSITIVE_INFINITY);
  if (boxes.every((entry) => entry === Number.POSITIVE_INFINITY)) return null;
  const met = (standing: HitTarget) =>
    Math.min(...standing.triangles.map((triangles) => distanceToHit(triangles, ...into(standing))));
  const wall = met(design);
  const exact = pieces.map((piece, index) => ((boxes[index] ?? wall) < wall ? met(piece) : wall));
  return nearestBefore(wall, exact) ?? nearestBefore(wall, boxes);
}

/** Index of the smallest distance below `end`. */
function nearestBefore(end: number, distances: readonly number[]): number | null {
  const least = Math.min(...distances);
  return least < end ? distances.indexOf(least) : null;
}

/** Converts a point (`moved` 1) or a direction (0) to the piece's coordinates. */
function toPieceCoordinates([x, y, z, yaw]: Place, of: Vec3, moved: 0 | 1): Vec3 {
  const [dx, dz] = [of[0] - x * moved, of[2] - z * moved];
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  return [c * dx - s * dz, of[1] - y * moved, s * dx + c * dz];
}

/** Distance from `eye` to the box in lengths of `ray`; null if it misses. */
function entryOf([low, high]: readonly [Vec3, Vec3], eye: Vec3, ray: Vec3): number | null {
  let enter = 0;
  let leave = Number.POSITIVE_INFINITY;
  for (const axis of [0, 1, 2] as const) {
    const a = (low[axis] - eye[axis]) / ray[axis];
    const b = (high[axis] - eye[axis]) / ray[axis];
    // NaN along a side of the box is fine: it does not narrow the range
    enter = Math.max(enter, Math.min(a, b) || 0);
    leave = Math.min(leave, Number.isNaN(a + b) ? leave : Math.max(a, b));
  }
  return enter < leave ? enter : null;
}
