import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vec3 } from '../viewer/model.ts';
import { Surfaces } from './surfaces.ts';
import type { Triangle } from './triangle.ts';

/** Two triangles of a rectangle by three of its corners. */
function quad(a: Vec3, b: Vec3, c: Vec3): Triangle[] {
  const d = [0, 1, 2].map((axis) => (a[axis] ?? 0) + (c[axis] ?? 0) - (b[axis] ?? 0)) as unknown as Vec3;
  return [
    [a, b, c],
    [a, c, d],
  ];
}

/** A wall that faces the front at depth `z`. */
function wall(left: number, bottom: number, w: number, h: number, z: number): Triangle[] {
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
      expect(found?.holds(found.best)).toBe(true);
      expect(found?.holds({ ...found.best, w: w + 0.2 })).toBe(false);
    }),
  );
});

test('a proposal fits into any outline: it never reaches beyond the surface', () => {
  const corner = fc.tuple(meters(-3, 3), meters(0, 3));
  fc.assert(
    fc.property(corner, corner, corner, ([ax, ay], [bx, by], [cx, cy]) => {
      const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
      fc.pre(area > 0.3);
      const middle: Vec3 = [(ax + bx + cx) / 3, (ay + by + cy) / 3, 0];
      const found = new Surfaces([
        [
          [ax, ay, 0],
          [bx, by, 0],
          [cx, cy, 0],
        ],
      ]).at(middle, FRONT);
      expect(found?.holds(found.best)).toBe(true);
      // The largest rectangle in a triangle has half of its area, and upright ones at least a quarter
      expect((found?.best.w ?? 0) * (found?.best.h ?? 0)).toBeLessThan(area * 0.5 + 0.1);
    }),
  );
});

test('what hangs before a wall is left out of the proposal, not of the surface', () => {
  const surfaces = new Surfaces([...wall(-2, 0, 4, 2, 0), ...wall(-2, 0.5, 1.5, 1, 0.06)]);
  const found = surfaces.at([1, 1, 0], FRONT);
  expect(found?.best).toMatchObject({ w: expect.closeTo(2.5, 1), h: 2 });
  expect(found?.whole).toMatchObject({ w: 4, h: 2 });
  expect(found?.holds({ p: [0, 1, 0], n: FRONT, w: 4, h: 2 })).toBe(true);
});

test('a window in a wall is no part of it', () => {
  const frame = [
    wall(0, 0, 4, 0.5, 0),
    wall(0, 1.5, 4, 1.5, 0),
    wall(0, 0.5, 1, 1, 0),
    wall(3, 0.5, 1, 1, 0),
  ].flat();
  const found = new Surfaces(frame).at([0.2, 0.2, 0], FRONT);
  expect(found?.best).toMatchObject({ w: 4, h: 1.5, p: [2, 2.25, 0] });
  expect(found?.holds({ p: [2, 1, 0], n: FRONT, w: 1, h: 0.5 })).toBe(false);
});

test('an edge that is stored inexactly ends the proposal as one that is exact', () => {
  // The middle of a 2 cm row would be between the two corners of the top edge
  const [low, high] = [0.2299, 0.2301];
  const found = new Surfaces([
    [
      [0, 0, 0],
      [8, 0, 0],
      [8, high, 0],
    ],
    [
      [0, 0, 0],
      [8, high, 0],
      [0, low, 0],
    ],
  ]).at([3, 0.1, 0], FRONT);
  expect(found?.best).toMatchObject({ w: 8, h: expect.closeTo(0.23, 3) });
});

test('a press beside the model, or against another direction, meets no surface', () => {
  const surfaces = new Surfaces(wall(0, 0, 2, 2, 0));
  expect(surfaces.at([5, 1, 0], FRONT)).toBeNull();
  expect(surfaces.at([1, 1, 0.05], FRONT)).toBeNull();
  expect(surfaces.at([1, 1, 0], [1, 0, 0])).toBeNull();
  expect(surfaces.seenFrom([1, 1, 3], [1, 1, 0])?.best.n).toEqual([0, 0, 1]);
  expect(surfaces.seenFrom([1, 1, -3], [1, 1, 0])?.best.n).toEqual([0, 0, -1]);
});
