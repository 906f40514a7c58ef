import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_EXTRAS } from '../../../../scripts/demo/content.ts';
import { demoExtra, demoFloor, MODELED, withModels } from '../../../../tests/support/demo-models.ts';
import { openFloor, squaresUnder, without } from './floor.ts';
import { areApart, cornersOf, type Point } from './outline.ts';
import type { Piece } from './piece.ts';
import {
  furnitureReplacedBy,
  keepsFloorAccessible,
  type PlacedPiece,
  placeExtras,
  placesOf,
  standing,
  type WantedExtra,
} from './place-extras.ts';
import { findWalkableFloor } from './walk.ts';

const DESIGNS = MODELED.designs;
const design = fc.constantFrom(...DESIGNS);
const quote = fc.array(
  fc
    .constantFrom(...DEMO_EXTRAS)
    .chain(({ file, max_quantity }) =>
      fc.record({ slug: fc.constant(file), quantity: fc.integer({ min: 1, max: max_quantity }) }),
    ),
  { maxLength: 10 },
);
const RUNS = { numRuns: 30 };

const floorOf = (slug: string) => openFloor(demoFloor(slug));
/** The floor after furniture has made room for these pieces. */
const floorFor = (slug: string, placed: readonly Pick<PlacedPiece, 'swap'>[]) =>
  without(floorOf(slug), furnitureReplacedBy(demoFloor(slug), placed));
const listedIn = (slug: string) => placesOf(demoFloor(slug));
const place = (slug: string, extras: readonly Omit<WantedExtra, 'model'>[]) =>
  placeExtras(demoFloor(slug), withModels(extras));
const pieceOf = ({ model, piece }: PlacedPiece): Piece => {
  const own = model.pieces[piece];
  if (!own) throw new Error(`No piece ${piece}`);
  return own;
};
const bodiesOf = (piece: PlacedPiece): Point[][] =>
  pieceOf(piece).bodies.map((body) => cornersOf(body, piece));
const keyOf = (piece: PlacedPiece) => JSON.stringify(piece);

/** Pieces at undisputed places. */
const settled = (slug: string, pieces: readonly PlacedPiece[]) =>
  pieces.filter((piece) =>
    listedIn(slug).some(
      ({ kind, spare, x, z }) => !spare && kind === pieceOf(piece).kind && x === piece.x && z === piece.z,
    ),
  );

test('nothing overlaps, leaves the deck, stands in a part of the design, walls someone in or cannot be used', () => {
  fc.assert(
    fc.property(design, quote, (slug, extras) => {
      const { placed } = place(slug, extras);
      const floor = floorFor(slug, placed);
      const bodies = placed.map(bodiesOf);
      for (const body of bodies.flat()) {
        const squares = squaresUnder(floor, body);
        expect(squares?.some((square) => floor.taken[square] === 1)).toBe(false);
      }
      bodies.forEach((mine, index) => {
        const others = bodies.slice(index + 1).flat();
        expect(mine.every((body) => others.every((other) => areApart(body, other)))).toBe(true);
      });
      const stands = placed.map((each) => ({ piece: pieceOf(each), place: each }));
      const full = stands.reduce((taken, each) => standing(taken, each.piece, each.place) ?? taken, floor);
      expect(keepsFloorAccessible(full, findWalkableFloor(floorOf(slug)), stands)).toBe(true);
    }),
    RUNS,
  );
});

test('the order of choosing, even in two rounds, moves nothing', () => {
  const shuffled = quote.chain((extras) =>
    fc.tuple(
      fc.constant(extras),
      fc.shuffledSubarray([...extras], { minLength: extras.length, maxLength: extras.length }),
    ),
  );
  fc.assert(
    fc.property(design, shuffled, (slug, [extras, other]) => {
      expect(place(slug, other)).toEqual(place(slug, extras));
    }),
    RUNS,
  );
  const inTwo = place('20x20-island', [
    { slug: 'bar-stools', quantity: 1 },
    { slug: 'bar-stools', quantity: 1 },
  ]);
  expect(inTwo).toEqual(place('20x20-island', [{ slug: 'bar-stools', quantity: 2 }]));
});

test('adding extras does not move pieces at undisputed places', () => {
  fc.assert(
    fc.property(design, quote, quote, (slug, extras, more) => {
      const before = place(slug, extras).placed;
      const after = new Set(place(slug, [...extras, ...more]).placed.map(keyOf));
      expect(settled(slug, before).filter((piece) => !after.has(keyOf(piece)))).toEqual([]);
    }),
    RUNS,
  );
});

test('each requested piece is either placed or missing', () => {
  fc.assert(
    fc.property(design, quote, (slug, extras) => {
      const { placed, missing, withoutModel } = place(slug, extras);
      expect(withoutModel).toEqual([]);
      for (const file of new Set(extras.map((extra) => extra.slug))) {
        const quantity = extras.reduce((sum, extra) => sum + (extra.slug === file ? extra.quantity : 0), 0);
        const wanted = file === 'plant-set' ? 3 * quantity : quantity;
        const stand = placed.filter((piece) => piece.slug === file).length;
        const entry = missing.find((each) => each.slug === file);
        expect(entry ? [entry.wanted, entry.placed] : [stand, stand]).toEqual([wanted, stand]);
      }
    }),
    RUNS,
  );
});

/** Number of pieces that fit in each of the designs, each extra alone. For the plant set, single pots. */
const FITS: Readonly<Record<string, readonly number[]>> = {
  'led-screen-55': [2, 1, 1, 1, 4, 4],
  'reception-counter': [1, 1, 1, 1, 2, 1],
  'bar-stools': [3, 3, 2, 2, 2, 3],
  'meeting-table': [1, 1, 1, 1, 1, 1],
  'wireless-charging-table': [1, 1, 1, 1, 3, 2],
  'lightbox-wall': [1, 1, 1, 1, 2, 2],
  'hanging-sign': [0, 0, 0, 0, 0, 1],
  'brochure-rack': [4, 3, 4, 4, 4, 4],
  'coffee-bar': [1, 1, 1, 1, 1, 1],
  'plant-set': [6, 8, 10, 7, 15, 10],
};

test('as many pieces of each extra fit in each design as designers placed', () => {
  const found = DEMO_EXTRAS.map(({ file, max_quantity }) => {
    const extras = [{ slug: file, quantity: max_quantity }];
    return [file, DESIGNS.map((slug) => place(slug, extras).placed.length)];
  });
  expect(Object.fromEntries(found)).toEqual(FITS);
});

test('a sign hangs neither over a small booth nor where the design has parts above', () => {
  const whyIn = (slug: string) => place(slug, [{ slug: 'hanging-sign', quantity: 1 }]).missing[0]?.why;
  expect(DESIGNS.map(whyIn)).toEqual(['inline', 'inline', 'inline', 'inline', 'air', undefined]);
});

test('furniture makes room for an extra that stands nowhere else, and for no second one of it', () => {
  const swapsOf = (slug: string, file: string, quantity: number) =>
    place(slug, [{ slug: file, quantity }]).placed.map(({ swap }) => swap);
  expect(swapsOf('10x10-launch', 'coffee-bar', 1)).toEqual([['counter']]);
  expect(swapsOf('20x20-island', 'coffee-bar', 1)).toEqual([[]]);
  expect(swapsOf('10x10-launch', 'reception-counter', 2)).toEqual([['counter']]);
});

test('extras and designs without a model are neither placed nor missing', () => {
  const extras = [
    { slug: 'hologram', quantity: 2 },
    { slug: 'bar-stools', quantity: 1 },
  ];
  expect(place('10x10-launch', extras)).toMatchObject({ missing: [], withoutModel: ['hologram'] });
  expect(placeExtras(undefined, withModels(extras))).toEqual({
    placed: [],
    missing: [],
    withoutModel: ['bar-stools', 'hologram'],
  });
});

test('two extras with the same model share the places of its kind', () => {
  const stools = (slug: string) => ({ slug, quantity: 3, model: demoExtra('bar-stools') });
  const { placed, missing } = placeExtras(demoFloor('10x10-launch'), [
    stools('bar-stools'),
    stools('stools-copy'),
  ]);
  expect(new Set(placed.map(({ x, z }) => `${x} ${z}`)).size).toBe(placed.length);
  expect(missing).toMatchObject([{ slug: 'stools-copy', wanted: 3, placed: placed.length - 3 }]);
});
