import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoRoom, MODELED, withModels } from '../../../tests/support/demo-models.ts';
import { furnish } from '../placement/furnish.ts';
import { selectFittingExtras } from './extras-that-fit.ts';

const one = (...slugs: string[]) => withModels(slugs.map((slug) => ({ slug, quantity: 1 })));

test('an extra that stands only instead of furniture, or not completely, is none that fits', () => {
  const room = demoRoom('10x10-launch');
  expect(
    selectFittingExtras(room, [], one('coffee-bar', 'plant-set', 'brochure-rack', 'bar-stools'), 3),
  ).toEqual(['brochure-rack', 'bar-stools']);
});

test('an extra does not fit where the visitor put another one', () => {
  const room = demoRoom('10x10-studio');
  const stools = withModels([
    { slug: 'bar-stools', quantity: 1, spots: [{ nth: 0, x: -130, z: 120, turn: 0 }] },
  ]);
  expect(selectFittingExtras(room, one('bar-stools'), one('brochure-rack'), 3)).toEqual(['brochure-rack']);
  expect(selectFittingExtras(room, stools, one('brochure-rack'), 3)).toEqual([]);
});

test('for any quote, the extras that fit stand with it, and each other', () => {
  const quote = fc.subarray(MODELED.extras);
  fc.assert(
    fc.property(fc.constantFrom(...MODELED.designs), quote, (slug, extras) => {
      const room = demoRoom(slug);
      const wanted = one(...extras);
      const before = furnish(room, wanted);
      const slugs = selectFittingExtras(room, wanted, one(...MODELED.extras), 3);
      const more = slugs.filter((each) => !extras.includes(each));
      const { placed, missing } = furnish(room, [...wanted, ...one(...more)]);
      expect(missing).toEqual(before.missing);
      expect(placed).toEqual(expect.arrayContaining([...before.placed]));
    }),
    { numRuns: 20 },
  );
});
