import { expect, test } from 'vitest';
import { type Camera, sightOf } from './camera.ts';
import type { ModelScene, Vec3 } from './model.ts';
import { onDeck, pieceAt, placeOf, type Standing } from './pieces.ts';

const camera: Camera = {
  azimuth: 0,
  elevation: 0.1,
  target: [0, 0.5, 0],
  distance: 6,
  zoom: 1,
  half: 0.45,
  shift: [0, 0],
};
const sight = sightOf(camera, 4 / 3);
const box: readonly [Vec3, Vec3] = [
  [-0.2, 0, -0.2],
  [0.2, 1, 0.2],
];
const at = (x: number, z: number, yaw = 0): Standing => ({ place: [x, 0.04, z, yaw], box });

test('the piece under a point is picked, and nothing beside it', () => {
  const standing = [at(-1, 0), at(1, 0)];
  expect(pieceAt(standing, sight, -1 / 2.7, 0)).toBe(0);
  expect(pieceAt(standing, sight, 1 / 2.7, 0)).toBe(1);
  expect(pieceAt(standing, sight, 0, 0)).toBeNull();
  expect(pieceAt(standing, sight, -1 / 2.7, 0.9)).toBeNull();
});

test('of pieces behind one another the nearest is picked, whatever their order', () => {
  expect(pieceAt([at(0, -1), at(0, 1)], sight, 0, 0)).toBe(1);
  expect(pieceAt([at(0, 1), at(0, -1)], sight, 0, 0)).toBe(0);
});

test('a piece behind the camera is not picked', () => {
  expect(pieceAt([at(0, 9)], sight, 0, 0)).toBeNull();
});

test('a turned piece is picked where it is', () => {
  const long: Standing = {
    place: [0, 0.04, 0, Math.PI / 2],
    box: [
      [-1, 0, -0.1],
      [1, 1, 0.1],
    ],
  };
  // It points at the camera now, not across
  expect(pieceAt([long], sight, 0, 0)).toBe(0);
  expect(pieceAt([long], sight, 0.2, 0)).toBeNull();
  const [x, , z] = onDeck(long.place, [1, 0, 0]);
  expect(x).toBeCloseTo(0, 5);
  expect(z).toBeCloseTo(-1, 5);
});

test('what was built above the deck hangs, all else stands on it', () => {
  const scene = (low: number) =>
    ({
      box: [
        [0, low, 0],
        [1, 2, 1],
      ],
    }) as unknown as ModelScene;
  const piece = { slug: 'any', piece: 0, x: 1, z: 2, yaw: 0.5 };
  expect(placeOf(piece, scene(0))).toEqual([1, 0.04, 2, 0.5]);
  expect(placeOf(piece, scene(1.4))[1]).toBeGreaterThan(2);
});
