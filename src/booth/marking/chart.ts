import type { Vec3 } from '../viewer/model.ts';
import { cross, dot, plus, rightOf } from '../viewer/vector.ts';

/** Position on a surface: meters to the right and up from its origin, and in front of it. */
export type OnSurface = readonly [along: number, up: number, before: number];

/** Unrolls a flat or bent surface into a plane. */
export interface Chart {
  /** Signed radius of a bent surface, negative if seen from inside; null for a flat one. */
  readonly bend: number | null;
  readonly from: (p: Vec3) => OnSurface;
  readonly to: (along: number, up: number) => { readonly p: Vec3; readonly n: Vec3 };
}

/** Returns the chart of the plane through `origin`. */
export function flatChart(origin: Vec3, n: Vec3): Chart {
  const right = rightAlong(n);
  const up = cross(n, right);
  return {
    bend: null,
    from: (p) => {
      const to = plus(p, origin, -1);
      return [dot(to, right), dot(to, up), dot(to, n)];
    },
    to: (along, high) => ({ p: plus(plus(origin, right, along), up, high), n }),
  };
}

/** A level surface has no direction to the right of its own. */
function rightAlong(n: Vec3): Vec3 {
  return Math.hypot(n[0], n[2]) < 0.01 ? [1, 0, 0] : rightOf(n);
}

/**
 * Returns the chart of an upright cylinder's surface.
 * @param bend signed radius in meters
 */
export function bentChart(origin: Vec3, n: Vec3, bend: number): Chart {
  const right = rightOf(n);
  const level = Math.hypot(n[0], n[2]) || 1;
  const out: Vec3 = [n[0] / level, 0, n[2] / level];
  const axis = plus(origin, out, -bend);
  const sign = Math.sign(bend);
  return {
    bend,
    from: (p) => {
      const to = plus(p, axis, -1);
      const angle = Math.atan2(dot(to, right) * sign, dot(to, out) * sign);
      const far = Math.hypot(to[0], to[2]) * sign - bend;
      return [angle * bend, to[1], far];
    },
    to: (along, up) => {
      const angle = along / bend;
      const normal = plus(plus([0, 0, 0], right, Math.sin(angle)), out, Math.cos(angle));
      return { p: plus(plus(axis, normal, bend), [0, 1, 0], up), n: normal };
    },
  };
}

/** Returns the circle through points seen from above: center, radius, and the largest distance of a point from it. */
export function circleThrough(points: readonly Vec3[]) {
  const count = points.length;
  const [mx, mz] = [0, 2].map((axis) => points.reduce((sum, p) => sum + (p[axis] ?? 0), 0) / count) as [
    number,
    number,
  ];
  let [xx, xz, zz, xr, zr, rr] = [0, 0, 0, 0, 0, 0];
  for (const p of points) {
    const [x, z] = [p[0] - mx, p[2] - mz];
    const r = x * x + z * z;
    [xx, xz, zz, xr, zr, rr] = [xx + x * x, xz + x * z, zz + z * z, xr + x * r, zr + z * r, rr + r];
  }
  // Least squares (Kasa): 2 (cx x + cz z) + c = x² + z²
  const determinant = xx * zz - xz * xz;
  const x = (xr * zz - zr * xz) / (2 * determinant);
  const z = (zr * xx - xr * xz) / (2 * determinant);
  const radius = Math.sqrt(rr / count + x * x + z * z);
  const center: Vec3 = [mx + x, 0, mz + z];
  const off = Math.max(
    ...points.map((p) => Math.abs(Math.hypot(p[0] - center[0], p[2] - center[2]) - radius)),
  );
  return { center, radius, off };
}
