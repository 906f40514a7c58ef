import type { Vec3 } from '../viewer/model.ts';
import { cross, dot, plus, rightOf } from '../viewer/vector.ts';
import type { Box, Flat, Grid } from './grid.ts';

/** The plane of a surface. */
export interface Chart {
  /** Unit normal. */
  readonly n: Vec3;
  /** Returns meters to the right and up from the origin, and in front of the plane. */
  readonly from: (p: Vec3) => readonly [along: number, up: number, before: number];
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

/** An upright rectangle on a surface: center, normal, size in meters. */
export interface SurfaceRectangle {
  readonly p: Vec3;
  readonly n: Vec3;
  readonly w: number;
  readonly h: number;
}

export function isOn(grid: Grid, flat: readonly Flat[]): boolean {
  const mean = (axis: 0 | 1) => flat.reduce((sum, corner) => sum + corner[axis], 0) / flat.length;
  const middle: Flat = [mean(0), mean(1)];
  const inner = flat.map(([along, up]): Flat => [along * 0.6 + middle[0] * 0.4, up * 0.6 + middle[1] * 0.4]);
  return [middle, ...inner].some(([along, up]) => grid.has(along, up));
}

export function boxOf(flat: readonly Flat[]): Box {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const [along, up] of flat) {
    box.left = Math.min(box.left, along);
    box.right = Math.max(box.right, along);
    box.bottom = Math.min(box.bottom, up);
    box.top = Math.max(box.top, up);
  }
  return box;
}

/** Moves each side to the nearest corner of a triangle, by less than a square and a half. */
export function snap({ left, right, bottom, top }: Box, corners: readonly Flat[], cell: number): Box {
  const nearest = (value: number, axis: 0 | 1) => {
    let [best, off] = [value, 1.5 * cell];
    for (const corner of corners) {
      const far = Math.abs(corner[axis] - value);
      if (far < off) [best, off] = [corner[axis], far];
    }
    return best;
  };
  return {
    left: nearest(left, 0),
    right: nearest(right, 0),
    bottom: nearest(bottom, 1),
    top: nearest(top, 1),
  };
}

/**
 * Returns a rectangle of a chart in the scene, in whole millimeters.
 * @example rectangleIn(surface.chart, { left: 0, right: 2, bottom: 0, top: 1 })
 */
export function rectangleIn(chart: Chart, { left, right, bottom, top }: Box): SurfaceRectangle {
  const p = chart.to((left + right) / 2, (bottom + top) / 2);
  const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0;
  return {
    p: p.map(rounded) as unknown as Vec3,
    n: chart.n.map((part) => Math.round(part * 1e5) / 1e5 + 0) as unknown as Vec3,
    w: rounded(right - left),
    h: rounded(top - bottom),
  };
}
