import { expect, test } from 'vitest';
import { DEMO_CONTENT } from '../../../../tests/browser/demo-content.ts';
import { demoFloor, withModels } from '../../../../tests/support/demo-models.ts';
import { placeExtras } from '../../../booth/placement/place-extras.ts';
import { goesWellWith, piecesIn, standsIn } from './extra-suggestions.ts';

const { booth_designs: DESIGNS, extras: EXTRAS } = DEMO_CONTENT;

function demoDesign(title: string) {
  const design = DESIGNS.find((entry) => entry.title === title);
  if (!design) throw new Error(`No demo design ${title}`);
  return design;
}

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

test('the brochure rack of Showcase counts as one, and no second one is recommended', () => {
  const showcase = demoDesign('Showcase');
  const rack = EXTRAS.find(({ name }) => name === 'Brochure rack');
  expect(piecesIn(showcase, rack?.model)).toBe(1);
  expect(goesWellWith(showcase, EXTRAS)).not.toContain(rack);
});

test('a design is paired with the categories of its size, except for what it has and what fits nowhere in it', () => {
  const namesFor = (title: string) => goesWellWith(demoDesign(title), EXTRAS).map(({ name }) => name);
  expect(namesFor('Launch')).toEqual(['Brochure rack']);
  expect(namesFor('Studio')).toEqual(['Brochure rack']);
  expect(namesFor('Pavilion')).toEqual(['Hanging sign', 'Coffee bar']);
  expect(namesFor('Island')).toEqual(['Lightbox wall', 'Coffee bar']);
});

test.each(DESIGNS)('all suggestions for $title stand together, and take no furniture away', (design) => {
  const first = goesWellWith(design, EXTRAS);
  const { placed, missing } = placeExtras(
    demoFloor(design.slug),
    withModels(first.map(({ id }) => ({ slug: id, quantity: 1 }))),
  );
  expect(first.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
  expect(placed.filter(({ swap }) => swap)).toEqual([]);
});

test('of extras that need the same places only one is suggested, and none next to a chosen one', () => {
  const [rack] = EXTRAS.filter(({ name }) => name === 'Brochure rack');
  if (!rack) throw new Error('No such extra');
  const extras = [rack, { ...rack, id: 'wide-rack', name: 'Wide rack' }];
  const suggested = (...chosen: string[]) =>
    goesWellWith(demoDesign('Launch'), extras, chosen).map(({ id }) => id);
  expect(suggested()).toEqual(['brochure-rack']);
  expect(suggested('wide-rack')).toEqual(['wide-rack']);
  expect(suggested('brochure-rack')).toEqual(['brochure-rack']);
});

test.each(DESIGNS)('an extra stands nowhere in $title exactly if no piece of it can be placed', (design) => {
  const placedOf = (id: string) =>
    placeExtras(demoFloor(design.slug), withModels([{ slug: id, quantity: 1 }])).placed;
  const nowhere = EXTRAS.filter(({ model }) => standsIn(design, model) === 'nowhere');
  expect(nowhere).toEqual(EXTRAS.filter(({ id }) => placedOf(id).length === 0));
});

test('without a model it is not known where an extra stands, and one stored earlier has one list of kinds', () => {
  const { model } = demoDesign('Launch');
  const sign = { url: '/media/extras/sign.bin', kinds: ['hanging-sign'] };
  expect(standsIn({ model: null }, sign)).toBe('together');
  expect(standsIn({ model }, null)).toBe('together');
  expect(standsIn({ model: { url: '', kinds: ['plant-fig', 'hanging-sign'] } }, sign)).toBe('together');
  expect(standsIn({ model: { url: '', kinds: ['plant-fig'] } }, sign)).toBe('nowhere');
});

test('categories are compared regardless of spelling; unknown ones are paired with nothing', () => {
  const [first] = EXTRAS;
  if (!first) throw new Error('No demo extras');
  const of = (category: string) => goesWellWith(demoDesign('Launch'), [{ ...first, category }]).length;
  expect(of(' FURNITURE ')).toBe(1);
  expect(of('Vehicles')).toBe(0);
  expect(of('')).toBe(0);
});
