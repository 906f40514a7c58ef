import { expect, test } from 'vitest';
import { type Camera, frustumOf } from './camera.ts';
import type { Vec3 } from './model.ts';
import { type HitTarget, pieceAt } from './pieces.ts';
import type { Triangles } from './triangles.ts';

const camera: Camera = {
  azimuth: 0,
  elevation: 0.1,
  target: [0, 0.5, 0],
  distance: 6,
  zoom: 1,
  half: 0.45,
  shift: [0, 0],
};
const sight = frustumOf(camera, 4 / 3);
const box: readonly [Vec3, Vec3] = [
  [-0.2, 0, -0.2],
  [0.2, 1, 0.2],
];
/** A sheet across the x axis, `height` high, in a part that fills the box from -1 to 1. */
function sheet(left: number, right: number, height: number): Triangles {
  const corners = [left, 0, 0, right, 0, 0, right, height, 0, left, height, 0].map((part) => part * 0x7fff);
  return {
    places: Int16Array.from(corners),
    step: 3,
    indices: Uint16Array.from([0, 1, 2, 0, 2, 3]),
    scale: 1,
    shift: [0, 0, 0],
  };
}
const at = (x: number, z: number, yaw = 0): HitTarget => ({
  place: [x, 0.04, z, yaw],
  box,
  triangles: [sheet(-0.2, 0.2, 1)],
});
/** A design that hides nothing. */
const nothing: HitTarget = { place: [0, 0, 0, 0], box, triangles: [] };
const found = (pieces: readonly HitTarget[], x: number, y: number, design = nothing) =>
  pieceAt(pieces, design, sight, x, y);

test('the piece under a point is picked, and nothing next to it', () => {
  const standing = [at(-1, 0), at(1, 0)];
  expect(found(standing, -1 / 2.7, 0)).toBe(0);
  expect(found(standing, 1 / 2.7, 0)).toBe(1);
  expect(found(standing, 0, 0)).toBeNull();
  expect(found(standing, -1 / 2.7, 0.9)).toBeNull();
});

test('of pieces behind one another the nearest is picked, in any order', () => {
  expect(found([at(0, -1), at(0, 1)], 0, 0)).toBe(1);
  expect(found([at(0, 1), at(0, -1)], 0, 0)).toBe(0);
});

test('a turned piece is picked where it is', () => {
  const long: HitTarget = {
    place: [0, 0.04, 0, Math.PI / 2],
    box: [
      [-1, 0, -0.1],
      [1, 1, 0.1],
    ],
    triangles: [sheet(-1, 1, 1)],
  };
  // It now points at the camera, not across
  expect(found([long], 0, 0)).toBe(0);
  expect(found([long], 0.2, 0)).toBeNull();
});

test('behind a counter of the design no piece is picked, and before it one is', () => {
  const counter: HitTarget = { ...nothing, triangles: [sheet(-1, 1, 0.6)] };
  expect(found([at(0, -1)], 0, -0.1, counter)).toBeNull();
  expect(found([at(0, -1)], 0, 0.13, counter)).toBe(0);
  expect(found([at(0, 1)], 0, -0.1, counter)).toBe(0);
});

test('near a thin piece its box can be pressed, but not through it a piece visible behind', () => {
  const thin = { ...at(0, 1), triangles: [sheet(-0.01, 0.01, 1)] };
  expect(found([thin], 0.05, 0)).toBe(0);
  expect(found([thin, at(0, -1)], 0.05, 0)).toBe(1);
  expect(found([thin, at(0, -1)], 0, 0)).toBe(0);
});
