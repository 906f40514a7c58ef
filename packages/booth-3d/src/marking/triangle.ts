import type { Vec3 } from '../viewer/model.ts';
import { cross, dot, plus } from '../viewer/vector.ts';

/** Corners in meters. */
export type Triangle = readonly [Vec3, Vec3, Vec3];

export const UP: Vec3 = [0, 1, 0];

/** Positions are stored in steps: corners within 2 mm are one. */
export function keyOf(corner: Vec3): string {
  return corner.map((part) => Math.round(part * 500)).join();
}

/** Returns the area in square meters; 0 without a triangle. */
export function areaOf(triangle: Triangle | undefined): number {
  return triangle ? Math.hypot(...acrossOf(triangle)) / 2 : 0;
}

export function normalOf(triangle: Triangle): Vec3 {
  return unit(acrossOf(triangle));
}

/** Returns a vector along a triangle's normal whose length is twice its area. */
export function acrossOf([a, b, c]: Triangle): Vec3 {
  return cross(plus(b, a, -1), plus(c, a, -1));
}

export function unit(of: Vec3): Vec3 {
  const size = Math.hypot(...of);
  return size > 1e-12 ? [of[0] / size, of[1] / size, of[2] / size] : UP;
}

/** Stored positions are inexact: what is nearly upright or level is meant so. */
export function level(n: Vec3): Vec3 {
  if (Math.abs(n[1]) < 0.01) return unit([n[0], 0, n[2]]);
  return Math.hypot(n[0], n[2]) < 0.01 ? [0, Math.sign(n[1]), 0] : n;
}

export function isInside(p: Vec3, triangle: Triangle, normal: Vec3): boolean {
  return triangle.every((corner, index) => {
    const edge = plus(triangle[(index + 1) % 3] ?? corner, corner, -1);
    const inward = unit(cross(normal, edge));
    return dot(plus(p, corner, -1), inward) > -0.005;
  });
}
