import type { ModelPart, Vec3 } from './model.ts';
import { cross, dot, plus, times } from './vector.ts';

/** A part's triangles as stored; scale and shift turn the corners into meters. */
export interface Triangles extends Pick<ModelPart, 'indices' | 'scale' | 'shift'> {
  readonly places: Int16Array;
  /** Numbers per corner. */
  readonly step: number;
}

/** Largest signed 16-bit number, which encodes 1. */
export const WHOLE = 0x7fff;

export function trianglesOf({ attributes, indices, scale, shift }: ModelPart): Triangles {
  const places = attributes.find(({ location }) => location === 0);
  return {
    places: new Int16Array(places?.bytes.buffer ?? new ArrayBuffer(0)),
    step: (places?.stride ?? 0) / 2,
    indices,
    scale,
    shift,
  };
}

/** Returns the distance from `eye` to the nearest triangle, as `distanceToTriangle`. */
export function distanceToHit(
  { places, step, indices, scale, shift }: Triangles,
  eye: Vec3,
  ray: Vec3,
): number {
  const units = WHOLE / scale;
  const from = times(plus(eye, shift, -1), units);
  const along = times(ray, units);
  const corner = (index: number): Vec3 => {
    const at = (indices[index] ?? 0) * step;
    return [places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0];
  };
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < indices.length; index += 3) {
    const far = distanceToTriangle([corner(index), corner(index + 1), corner(index + 2)], from, along);
    if (far < nearest) nearest = far;
  }
  return nearest;
}

/** Returns the distance from `eye` to a triangle, front or back face, in lengths of `ray`; Infinity if it misses. */
export function distanceToTriangle([a, b, c]: readonly [Vec3, Vec3, Vec3], eye: Vec3, ray: Vec3): number {
  // Möller-Trumbore: barycentric coordinates of the hit
  const side = plus(b, a, -1);
  const other = plus(c, a, -1);
  const across = cross(ray, other);
  const size = dot(side, across);
  const to = plus(eye, a, -1);
  const u = dot(to, across) / size;
  if (!(u >= 0 && u <= 1)) return Number.POSITIVE_INFINITY;
  const turned = cross(to, side);
  const v = dot(ray, turned) / size;
  const far = dot(other, turned) / size;
  return v >= 0 && u + v <= 1 && far > 0 ? far : Number.POSITIVE_INFINITY;
}
