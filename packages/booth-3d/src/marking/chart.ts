import type { Vec3 } from '../viewer/model.ts';
import { cross, dot, plus, rightOf } from '../viewer/vector.ts';

/** Position on a surface: meters to the right and up from its origin, and in front of it. */
export type OnSurface = readonly [along: number, up: number, before: number];

/** The plane of a surface. */
export interface Chart {
  /** Unit normal. */
  readonly n: Vec3;
  readonly from: (p: Vec3) => OnSurface;
  readonly to: (along: number, up: number) => Vec3;
}

/** Returns the chart of the plane through `origin`. */
export function flatChart(origin: Vec3, n: Vec3): Chart {
  // On a level surface, 'right' is arbitrary
  const right: Vec3 = Math.hypot(n[0], n[2]) < 0.01 ? [1, 0, 0] : rightOf(n);
  const up = cross(n, right);
  return {
    n,
    from: (p) => {
      const to = plus(p, origin, -1);
      return [dot(to, right), dot(to, up), dot(to, n)];
    },
    to: (along, high) => plus(plus(origin, right, along), up, high),
  };
}
