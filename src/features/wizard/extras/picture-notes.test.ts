import { expect, test } from 'vitest';
import type { FurnishedFloor } from '#booth/browser.ts';
import { furnish } from '../../../../packages/booth-3d/src/placement/furnish.ts';
import { placeExtras } from '../../../../packages/booth-3d/src/placement/place-extras.ts';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { demoFloor, demoKinds, demoRoom, withModels } from '../../../../tests/support/demo-models.ts';
import { hasPlaceIn, NOT_SHOWN, pictureNote, piecesIn } from './picture-notes.ts';

const design = { model: { url: '', kinds: ['bar-stools'] } };
const extra = (id: string) => ({ id, model: { url: '', kinds: [id] } });
const UNPLACED: FurnishedFloor = { placed: [], missing: [], withoutModel: [], room: null };

test('until the extras are placed, the kinds of their pieces tell if one has a place', () => {
  expect(pictureNote(design, extra('bar-stools'), UNPLACED)).toBe('');
  expect(pictureNote(design, extra('hanging-sign'), UNPLACED)).toBe(NOT_SHOWN);
  expect(pictureNote(design, { id: 'cable', model: null }, UNPLACED)).toBe(NOT_SHOWN);
  expect(pictureNote({ model: null }, extra('hanging-sign'), UNPLACED)).toBe('');
});

test('placed extras say what is missing of them, and whose place they took', () => {
  const floor = furnish(
    demoRoom('10x10-launch'),
    withModels([
      { slug: 'led-screen-55', quantity: 2 },
      { slug: 'coffee-bar', quantity: 1 },
      { slug: 'hanging-sign', quantity: 1 },
    ]),
  );
  const note = (id: string) => pictureNote(design, extra(id), floor);
  expect(note('led-screen-55')).toBe('1 of 2 shown: we place the rest with you');
  expect(note('coffee-bar')).toBe('Stands where the counter was');
  expect(note('hanging-sign')).toBe(NOT_SHOWN);
  const alone = furnish(demoRoom('10x10-launch'), withModels([{ slug: 'led-screen-55', quantity: 1 }]));
  expect(pictureNote(design, extra('led-screen-55'), alone)).toBe('');
});

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
