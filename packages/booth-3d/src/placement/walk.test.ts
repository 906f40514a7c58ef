import { expect, test } from 'vitest';
import { demoExtra } from '../../../../tests/support/demo-models.ts';
import { CELL, type Floor, squaresUnder, withTaken } from './floor.ts';
import { areApart, cornersOf, type Outline } from './outline.ts';
import { keepsFloorAccessible } from './place-extras.ts';
import { findWalkableFloor, isReached, keepsPathsOpen } from './walk.ts';

/** An empty 3 m by 3 m deck with `solids`, rectangles in meters. */
function deck(...solids: readonly Outline[]): Floor {
  const columns = Math.round(3 / CELL);
  const taken = new Uint8Array(columns * columns);
  const floor: Floor = { width: 3, depth: 3, columns, rows: columns, use: [], taken };
  return withTaken(
    floor,
    solids.flatMap((solid) => squaresUnder(floor, cornersOf(solid, { x: 0, z: 0, yaw: 0 })) ?? []),
  );
}

/** A 2 m by 2 m room, open to the front over `gap` meters. */
const room = (gap: number): Outline[] => [
  [-1.1, -1.1, 1.1, -1],
  [-1.1, -1.1, -1, 1.1],
  [1, -1.1, 1.1, 1.1],
  [-1.1, 1, -gap / 2, 1.1],
  [gap / 2, 1, 1.1, 1.1],
];

test('a person fits through a gap of 60 cm, but not one of 40', () => {
  const wide = deck(...room(0.6));
  const narrow = deck(...room(0.4));
  expect(isReached(wide, findWalkableFloor(wide), [0, 0])).toBe(true);
  expect(isReached(narrow, findWalkableFloor(narrow), [0, 0])).toBe(false);
  expect(isReached(narrow, findWalkableFloor(narrow), [0, 1.45])).toBe(true);
});

test('closing the way into a room walls people in; filling the room does not', () => {
  const open = deck(...room(0.8));
  const closed = deck(...room(0.8), [-0.3, 0.9, 0.3, 1.05]);
  const filled = deck(...room(0.8), [-0.95, -0.95, 0.95, 0.95]);
  expect(keepsPathsOpen(findWalkableFloor(open), findWalkableFloor(closed))).toBe(false);
  expect(keepsPathsOpen(findWalkableFloor(open), findWalkableFloor(filled))).toBe(true);
  expect(keepsPathsOpen(findWalkableFloor(closed), findWalkableFloor(open))).toBe(true);
});

test("a place is refused where the design's own screen could no longer be watched", () => {
  const bare = deck();
  const blocked = { ...deck([-0.1, 0.4, 0.1, 0.6]), use: [[0, 0.5]] as const };
  expect(keepsFloorAccessible({ ...bare, use: blocked.use }, findWalkableFloor(bare), [])).toBe(true);
  expect(keepsFloorAccessible(blocked, findWalkableFloor(bare), [])).toBe(false);
});

test('a place is refused for a rack that could not be reached from the front', () => {
  const bare = deck([-1, 0.3, 1, 0.4]);
  const rack = (yaw: number) => {
    const piece = demoExtra('brochure-rack')?.pieces[0];
    if (!piece) throw new Error('No rack');
    return keepsFloorAccessible(bare, findWalkableFloor(bare), [{ piece, place: { x: 0, z: 0, yaw } }]);
  };
  expect(rack(0)).toBe(false);
  expect(rack(Math.PI)).toBe(true);
});

test('an outline takes the squares that it touches, and none beyond', () => {
  const floor = deck();
  const under = (outline: Outline, yaw = 0) =>
    squaresUnder(floor, cornersOf(outline, { x: 0, z: 0, yaw }))?.length;
  expect(under([0.01, 0.01, 0.04, 0.04])).toBe(1);
  expect(under([0.01, 0.01, 0.06, 0.04])).toBe(2);
  expect(under([-0.5, -0.5, 0.5, 0.5])).toBe(400);
  expect(under([-0.5, -0.5, 0.5, 0.5, 0.2])).toBe(400 - 4 * 6);
  expect(under([-1.4, -0.1, 1.4, 0.1])).toBeDefined();
  expect(under([-1.6, -0.1, 1.4, 0.1])).toBeUndefined();
  expect(under([-1.4, -1.4, 1.4, 1.4], Math.PI / 4)).toBeUndefined();
});

test('adjacent outlines are apart, overlapping ones are not', () => {
  const at = (x: number, yaw = 0) => cornersOf([-0.5, -0.1, 0.5, 0.1], { x, z: 0, yaw });
  expect(areApart(at(0), at(1))).toBe(true);
  expect(areApart(at(0), at(0.99))).toBe(false);
  expect(areApart(at(0), at(0, Math.PI / 2))).toBe(false);
  expect(areApart(at(0), at(0.9, Math.PI / 4))).toBe(true);
});
