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

const inDesign = (name: string, ...features: string[]) => piecesIn({ features }, name);

test('a feature that names an extra includes it once, or as often as its number says', () => {
  expect(inDesign('Reception counter', 'Illuminated reception counter with storage')).toBe(1);
  expect(inDesign('Bar stools', 'High table with three bar stools')).toBe(3);
  expect(inDesign('Bar stools', 'A bar stool beside the counter')).toBe(1);
  expect(inDesign('Product plinth', '4 tall white product plinths at hand height')).toBe(4);
  expect(inDesign('Bar stools', 'Two bar stools inside', 'Twelve bar stools along the aisle')).toBe(14);
});

test('a number counts only for what belongs to it', () => {
  expect(inDesign('Plant set', 'Two screens and plant set')).toBe(1);
  expect(inDesign('LED wall', "LED wall, 10' wide")).toBe(1);
  expect(inDesign('LED screen', '55-inch LED screen')).toBe(1);
  expect(inDesign('LED screen', '2 stands, one LED screen')).toBe(1);
});

test('only whole words count', () => {
  expect(inDesign('Bar', 'Barista and minibar')).toBe(0);
  expect(inDesign('Coffee bar', 'Coffee point with high tables')).toBe(0);
  expect(inDesign('Glass', 'Wall of glass')).toBe(1);
  expect(inDesign('Sofa (2 seats)', 'Lounge with a sofa (2 seats)')).toBe(1);
  expect(inDesign(' ', 'Anything')).toBe(0);
});

test('a design is paired with the categories of its size, except for what it has and what fits nowhere in it', () => {
  const namesFor = (title: string) => goesWellWith(demoDesign(title), EXTRAS).map(({ name }) => name);
  expect(namesFor('Launch')).toEqual(['Brochure rack']);
  expect(namesFor('Studio')).toEqual(['Bar stools', 'Brochure rack']);
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
