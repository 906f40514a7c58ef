import type { Vec3 } from './model.ts';

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** `a` plus `by` times `b`. */
export function plus(a: Vec3, b: Vec3, by = 1): Vec3 {
  return [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
}

export function times(a: Vec3, by: number): Vec3 {
  return plus([0, 0, 0], a, by);
}

export function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part;
}

export function mixed(a: Vec3, b: Vec3, part: number): Vec3 {
  return plus(a, plus(b, a, -1), part);
}

/** Returns the horizontal direction to the right of a viewer who looks against `back`. */
export function rightOf(back: Vec3): Vec3 {
  const length = Math.hypot(back[0], back[2]) || 1;
  return [back[2] / length, 0, -back[0] / length];
}

export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Eases a part of 1 in and out. */
export function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Rounds meters to millimeters. */
export function rounded(meters: number): number {
  return Math.round(meters * 1000) / 1000;
}
