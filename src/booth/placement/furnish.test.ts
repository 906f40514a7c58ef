import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../scripts/demo/extras.ts';
import { demoFloor, demoRoom, MODELED, withModels } from '../../../tests/support/demo-models.ts';
import { openFloor } from './floor.ts';
import { furnish, MAX_PEOPLE, placePeople, placesForPeople } from './furnish.ts';
import { areApart, cornersOf } from './outline.ts';
import { findWalkableFloor, isReached } from './walk.ts';

const DESIGNS = MODELED.designs;
const quote = fc.array(
  fc
    .constantFrom(...DEMO_EXTRAS)
    .chain(({ file, max_quantity }) =>
      fc.record({ slug: fc.constant(file), quantity: fc.integer({ min: 1, max: max_quantity }) }),
    ),
  { maxLength: 10 },
);

test.each(DESIGNS)('every place for people in %s can be reached on foot', (slug) => {
  const data = demoFloor(slug);
  const floor = openFloor(data);
  const ways = findWalkableFloor(floor);
  expect(placesForPeople(data).filter((place) => !isReached(floor, ways, place))).toEqual([]);
});

test.each(DESIGNS)('in %s without extras two people stand, one of them on the deck', (slug) => {
  const data = demoFloor(slug);
  const people = placePeople(demoRoom(slug), []);
  const { width, depth } = data;
  expect(people).toHaveLength(MAX_PEOPLE);
  expect(people.some(({ x, z }) => Math.abs(x) < width / 2 && Math.abs(z) < depth / 2)).toBe(true);
});

test('for any quote, two people stand clear of each other and of every extra', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DESIGNS), quote, (slug, extras) => {
      const { people, placed } = furnish(demoRoom(slug), withModels(extras));
      expect(people).toHaveLength(MAX_PEOPLE);
      const feet = people.map((person) => cornersOf([-0.15, -0.15, 0.15, 0.15], { ...person, yaw: 0 }));
      const bodies = placed.flatMap((piece) =>
        (piece.model.pieces[piece.piece]?.bodies ?? []).map((body) => cornersOf(body, piece)),
      );
      for (const outline of feet) expect(bodies.every((body) => areApart(outline, body))).toBe(true);
      const [first, second] = feet;
      expect(first && second && areApart(first, second)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('a design whose model names no floor has no people in it', () => {
  expect(furnish(null, []).people).toEqual([]);
});
