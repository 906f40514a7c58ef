import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../../scripts/demo/content.ts';
import { demoFloor, demoRoom, MODELED, withModels } from '../../../../tests/support/demo-models.ts';
import type { Spot } from './chosen-spots.ts';
import { openFloor, without } from './floor.ts';
import { furnish } from './furnish.ts';
import { areApart, cornersOf } from './outline.ts';
import { furnitureReplacedBy, type PlacedPiece, standing } from './place-extras.ts';
import { nearestFit, nextFit } from './spots.ts';

const spot: fc.Arbitrary<Spot> = fc.record({
  nth: fc.integer({ min: 0, max: 3 }),
  x: fc.integer({ min: -350, max: 350 }),
  z: fc.integer({ min: -350, max: 350 }),
  turn: fc.constantFrom(0, 90, 180, 270),
});
const movedQuote = fc.array(
  fc.constantFrom(...DEMO_EXTRAS).chain(({ file, max_quantity }) =>
    fc.record({
      slug: fc.constant(file),
      quantity: fc.integer({ min: 1, max: max_quantity }),
      spots: fc.array(spot, { maxLength: 3 }),
    }),
  ),
  { maxLength: 4 },
);
const outlinesOf = (piece: PlacedPiece) =>
  (piece.model.pieces[piece.piece]?.bodies ?? []).map((body) => cornersOf(body, piece));

const STOOLS = { slug: 'bar-stools', quantity: 1 };

test('wherever visitors put pieces, none leaves the deck, overlaps another or is lost', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MODELED.designs), movedQuote, (slug, extras) => {
      const { placed } = furnish(demoRoom(slug), withModels(extras));
      const apart = extras.map(({ spots: _, ...extra }) => extra);
      expect(placed).toHaveLength(furnish(demoRoom(slug), withModels(apart)).placed.length);
      const outlines = placed.map(outlinesOf);
      for (const [index, own] of outlines.entries()) {
        const others = outlines.slice(index + 1).flat();
        for (const outline of own) expect(others.every((other) => areApart(outline, other))).toBe(true);
      }
      const floor = demoFloor(slug);
      const bare = without(openFloor(floor), furnitureReplacedBy(floor, placed));
      for (const piece of placed) {
        const facts = piece.model.pieces[piece.piece];
        if (facts) expect(standing(bare, facts, piece)).not.toBeNull();
      }
    }),
    { numRuns: 15 },
  );
});

test('a piece that was stepped to a place stands there in every picture of the quote', () => {
  const room = demoRoom('20x20-pavilion');
  const { placed } = furnish(room, withModels([STOOLS]));
  const pose = nextFit(room, placed, 0, [0, 1]);
  if (!pose) throw new Error('No room');
  const at = { nth: 0, x: Math.round(pose.x * 100), z: Math.round(pose.z * 100), turn: 0 };
  const again = furnish(room, withModels([{ ...STOOLS, spots: [at] }])).placed[0];
  expect(again).toMatchObject({ x: at.x / 100, z: at.z / 100 });
});

test('a piece let go over something snaps next to it, and far outside it finds nothing', () => {
  const room = demoRoom('20x20-pavilion');
  const { placed } = furnish(room, withModels([{ ...STOOLS, quantity: 2 }]));
  const [first, second] = placed;
  if (!first || !second) throw new Error('Fewer stools');
  const snapped = nearestFit(room, placed, 0, { ...first, x: second.x, z: second.z });
  expect(snapped && Math.hypot(snapped.x - second.x, snapped.z - second.z)).toBeGreaterThan(0.2);
  expect(nearestFit(room, placed, 0, { ...first, x: 9, z: 9 })).toBeNull();
});

test('a piece is not put in front of a mark', () => {
  const room = { ...demoRoom('20x20-pavilion'), sights: [] };
  const { placed } = furnish(room, withModels([STOOLS]));
  const pose = nextFit(room, placed, 0, [0, 1]);
  if (!pose) throw new Error('No room');
  // Low on a wall right behind that place
  const eye = [0, 2.85, 10.76] as const;
  const mark = [{ eye, points: [[pose.x, 0.4, pose.z - 0.6] as const] }];
  expect(nextFit({ ...room, sights: mark }, placed, 0, [0, 1])).not.toEqual(pose);
  const above = [{ eye, points: [[pose.x, 2.4, pose.z - 0.6] as const] }];
  expect(nextFit({ ...room, sights: above }, placed, 0, [0, 1])).toEqual(pose);
});

// It stood in front of 39% of a tall logo
test('a screen in Showcase stands next to the largest mark, not in front of it', () => {
  const room = demoRoom('10x20-showcase');
  const screenIn = (from: typeof room) =>
    furnish(from, withModels([{ slug: 'led-screen-55', quantity: 1 }])).placed[0];
  const [listed, beside] = [screenIn({ ...room, sights: [] }), screenIn(room)];
  expect(
    Math.hypot((beside?.x ?? 0) - (listed?.x ?? 0), (beside?.z ?? 0) - (listed?.z ?? 0)),
  ).toBeGreaterThan(0.3);
});
