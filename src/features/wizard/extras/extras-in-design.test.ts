import { expect, test } from 'vitest';
import { placeExtras } from '../../../../packages/booth-3d/src/placement/place-extras.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { demoFloor, demoKinds, withModels } from '../../../../tests/support/demo-models.ts';
import { hasPlaceIn, piecesIn } from './extras-in-design.ts';

const DESIGNS = DEMO_CONTENT.booth_designs.map((design) => ({
  ...design,
  model: { url: '', ...demoKinds('designs', design.slug) },
}));
const EXTRAS = DEMO_CONTENT.extras.map((extra) => ({
  ...extra,
  model: { url: '', ...demoKinds('extras', extra.id) },
}));

const extraModel = (...kinds: string[]) => ({ url: '', kinds });
const designModel = (...has: string[]) => ({ model: { url: '', kinds: [], has } });

test('a design includes as many of an extra as its model has pieces of that kind, whatever the texts call them', () => {
  const design = designModel('bar-stools', 'brochure-rack', 'bar-stools');
  expect(piecesIn(design, extraModel('bar-stools'))).toBe(2);
  expect(piecesIn(design, extraModel('brochure-rack'))).toBe(1);
  expect(piecesIn(design, extraModel('coffee-bar'))).toBe(0);
});

test('a set is included as often as all of its pieces are there', () => {
  const set = extraModel('plant-fig', 'plant-palm');
  expect(piecesIn(designModel('plant-fig', 'plant-fig'), set)).toBe(0);
  expect(piecesIn(designModel('plant-fig', 'plant-palm', 'plant-fig'), set)).toBe(1);
});

test('without a model, or with one that states no pieces, nothing counts as included', () => {
  expect(piecesIn({ model: null }, extraModel('bar-stools'))).toBe(0);
  expect(piecesIn({ model: { url: '', kinds: ['bar-stools'] } }, extraModel('bar-stools'))).toBe(0);
  expect(piecesIn(designModel('bar-stools'), null)).toBe(0);
  expect(piecesIn(designModel('bar-stools'), extraModel())).toBe(0);
});

test.each(DESIGNS)('an extra stands nowhere in $title exactly if no piece of it can be placed', (design) => {
  const placedOf = (id: string) =>
    placeExtras(demoFloor(design.slug), withModels([{ slug: id, quantity: 1 }])).placed;
  const nowhere = EXTRAS.filter(({ model }) => !hasPlaceIn(design, model));
  expect(nowhere).toEqual(EXTRAS.filter(({ id }) => placedOf(id).length === 0));
});

test('without a model it is not known where an extra stands, and one stored earlier has one list of kinds', () => {
  const sign = { url: '/media/extras/sign.bin', kinds: ['hanging-sign'] };
  expect(hasPlaceIn({ model: null }, sign)).toBe(true);
  expect(hasPlaceIn(designModel(), null)).toBe(true);
  expect(hasPlaceIn({ model: { url: '', kinds: ['plant-fig', 'hanging-sign'] } }, sign)).toBe(true);
  expect(hasPlaceIn({ model: { url: '', kinds: ['plant-fig'] } }, sign)).toBe(false);
});
