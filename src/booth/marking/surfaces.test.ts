import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vec3 } from '../viewer/model.ts';
import { Surfaces } from './surfaces.ts';

/** Two triangles of a rectangle by three of its corners. */
function quad(a: Vec3, b: Vec3, c: Vec3): number[] {
  const d = [0, 1, 2].map((axis) => (a[axis] ?? 0) + (c[axis] ?? 0) - (b[axis] ?? 0)) as unknown as Vec3;
  return [...a, ...b, ...c, ...a, ...c, ...d];
}

/** A wall that faces the front at depth `z`. */
function wall(left: number, bottom: number, w: number, h: number, z: number): number[] {
  return quad([left, bottom, z], [left + w, bottom, z], [left + w, bottom + h, z]);
}

const FRONT: Vec3 = [0, 0, 1];
const meters = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cm) => cm / 100);

test('the largest upright rectangle of a wall is the wall, wherever it is pressed', () => {
  const cases = fc.record({
    left: meters(-5, 5),
    bottom: meters(0, 2),
    w: meters(0.2, 9),
    h: meters(0.2, 5),
    z: meters(-5, 5),
    x: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    y: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  });
  fc.assert(
    fc.property(cases, ({ left, bottom, w, h, z, x, y }) => {
      const found = new Surfaces(wall(left, bottom, w, h, z)).at([left + x * w, bottom + y * h, z], FRONT);
      expect(found?.best.w).toBeCloseTo(w, 2);
      expect(found?.best.h).toBeCloseTo(h, 2);
      expect(found?.best.p[0]).toBeCloseTo(left + w / 2, 2);
      expect(found?.triangles).toEqual([0, 1]);
      expect(found && found.holds(found.best)).toBe(true);
      expect(found && found.holds({ ...found.best, w: w + 0.2 })).toBe(false);
    }),
  );
});
