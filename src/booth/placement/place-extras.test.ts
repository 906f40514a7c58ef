import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_DESIGNS } from '../../../scripts/demo/designs.ts';
import { DEMO_EXTRAS } from '../../../scripts/demo/extras.ts';
import { openFloor, squaresUnder } from './floor.ts';
import { FLOORS } from './floors.ts';
import { areApart, cornersOf, type Point } from './outline.ts';
import { PIECES, type PieceKind } from './pieces.ts';
import { leavesRoom, type PlacedPiece, placeExtras, standing } from './place-extras.ts';
import { PLACES } from './places.ts';
import { waysOn } from './walk.ts';

const DESIGNS = Object.keys(FLOORS);
const KINDS = Object.keys(PIECES) as PieceKind[];
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

const floorOf = (slug: string) => {
  const data = FLOORS[slug];
  if (!data) throw new Error(`No floor of ${slug}`);
  return openFloor(data);
};
const placesOf = (slug: string) => PLACES[slug] ?? [];
const kindOf = ({ slug, piece }: PlacedPiece) => {
  const kind = KINDS.find((each) => PIECES[each].slug === slug && PIECES[each].piece === piece);
  if (!kind) throw new Error(`No piece ${piece} of ${slug}`);
  return kind;
};
const bodiesOf = (piece: PlacedPiece): Point[][] =>
  PIECES[kindOf(piece)].bodies.map((body) => cornersOf(body, piece));
const keyOf = (piece: PlacedPiece) => JSON.stringify(piece);
const keysOf = (pieces: readonly PlacedPiece[]) => pieces.map(keyOf).toSorted();

/** Pieces at places that nothing else competes for. */
const settled = (slug: string, pieces: readonly PlacedPiece[]) =>
  pieces.filter((piece) =>
    placesOf(slug).some(
      ({ kind, spare, x, z }) => !spare && kind === kindOf(piece) && x === piece.x && z === piece.z,
    ),
  );

test('every demo design has a floor, and every demo extra takes a known part of it', () => {
  expect(DESIGNS.toSorted()).toEqual(DEMO_DESIGNS.map(({ slug }) => slug).toSorted());
  expect(Object.keys(PLACES).toSorted()).toEqual(DESIGNS.toSorted());
  expect(new Set(KINDS.map((kind) => PIECES[kind].slug))).toEqual(
    new Set(DEMO_EXTRAS.map(({ file }) => file)),
  );
});

test.each(DESIGNS)('each place of %s is free, on the deck, and blocks no one in', (slug) => {
  const bare = floorOf(slug);
  const ways = waysOn(bare);
  const wrong = placesOf(slug).filter((place) => {
    const floor = standing(bare, place.kind, place);
    return !floor || !leavesRoom(floor, ways, [{ kind: place.kind, place }]);
  });
  expect(wrong).toEqual([]);
});

test.each(DESIGNS)('the undisputed places of %s can all be taken at once', (slug) => {
  const bare = floorOf(slug);
  const stands = placesOf(slug).flatMap((place) => (place.spare ? [] : [{ kind: place.kind, place }]));
  const floor = stands.reduce((taken, { kind, place }) => {
    const next = standing(taken, kind, place);
    if (!next) throw new Error(`${kind} at ${place.x}, ${place.z} is in the way`);
    return next;
  }, bare);
  expect(leavesRoom(floor, waysOn(bare), stands)).toBe(true);
});

test.each(DESIGNS)('any two undisputed places of %s leave all paths open by themselves', (slug) => {
  const bare = floorOf(slug);
  const ways = waysOn(bare);
  const undisputed = placesOf(slug).filter(({ spare }) => !spare);
  const wrong = undisputed.flatMap((first, index) =>
    undisputed.slice(index + 1).flatMap((second) => {
      const one = standing(bare, first.kind, first);
      const both = one && standing(one, second.kind, second);
      const stands = [first, second].map((place) => ({ kind: place.kind, place }));
      return both && leavesRoom(both, ways, stands) ? [] : [[first, second]];
    }),
  );
  expect(wrong).toEqual([]);
});

test('nothing overlaps, and nothing leaves the deck or stands in a part of the design', () => {
  fc.assert(
    fc.property(design, quote, (slug, extras) => {
      const floor = floorOf(slug);
      const bodies = placeExtras(slug, extras).placed.map(bodiesOf);
      for (const body of bodies.flat()) {
        const squares = squaresUnder(floor, body);
        expect(squares?.some((square) => floor.taken[square] === 1)).toBe(false);
      }
      bodies.forEach((mine, index) => {
        const others = bodies.slice(index + 1).flat();
        expect(mine.every((body) => others.every((other) => areApart(body, other)))).toBe(true);
      });
    }),
    RUNS,
  );
});

test('no one is walled in, and every piece can be used', () => {
  fc.assert(
    fc.property(design, quote, (slug, extras) => {
      const bare = floorOf(slug);
      const stands = placeExtras(slug, extras).placed.map((piece) => {
        const kind = kindOf(piece);
        return { kind, place: { ...piece, kind, spare: false } };
      });
      const floor = stands.reduce((taken, { kind, place }) => standing(taken, kind, place) ?? taken, bare);
      expect(leavesRoom(floor, waysOn(bare), stands)).toBe(true);
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
      expect(placeExtras(slug, other)).toEqual(placeExtras(slug, extras));
    }),
    RUNS,
  );
  const inTwo = placeExtras('20x20-island', [
    { slug: 'bar-stools', quantity: 1 },
    { slug: 'bar-stools', quantity: 1 },
  ]);
  expect(inTwo).toEqual(placeExtras('20x20-island', [{ slug: 'bar-stools', quantity: 2 }]));
});

test('adding extras does not move pieces at undisputed places', () => {
  fc.assert(
    fc.property(design, quote, quote, (slug, extras, more) => {
      const before = placeExtras(slug, extras).placed;
      const after = new Set(placeExtras(slug, [...extras, ...more]).placed.map(keyOf));
      expect(settled(slug, before).filter((piece) => !after.has(keyOf(piece)))).toEqual([]);
    }),
    RUNS,
  );
});

test('one more piece of an extra moves none of the others, if nothing else is there', () => {
  for (const slug of DESIGNS) {
    for (const { file, max_quantity } of DEMO_EXTRAS) {
      let before: readonly PlacedPiece[] = [];
      for (let quantity = 1; quantity <= max_quantity; quantity++) {
        const { placed } = placeExtras(slug, [{ slug: file, quantity }]);
        const kinds = new Set(placed.map(kindOf));
        if (kinds.size <= 1) expect(keysOf(placed)).toEqual(expect.arrayContaining(keysOf(before)));
        before = placed;
      }
    }
  }
});

test('each requested piece is either placed or missing', () => {
  fc.assert(
    fc.property(design, quote, (slug, extras) => {
      const { placed, missing, withoutModel } = placeExtras(slug, extras);
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

test('a stool is one piece, a plant set is three pots', () => {
  const { placed, missing } = placeExtras('20x20-island', [
    { slug: 'bar-stools', quantity: 2 },
    { slug: 'plant-set', quantity: 1, name: 'Plant set' },
  ]);
  expect(placed.filter(({ slug }) => slug === 'bar-stools')).toHaveLength(2);
  expect(placed.flatMap(({ slug, piece }) => (slug === 'plant-set' ? [piece] : [])).toSorted()).toEqual([
    0, 1, 2,
  ]);
  expect(missing).toEqual([]);
});

test('a sign hangs neither over a small booth nor where the design has parts above', () => {
  const whyIn = (slug: string) => placeExtras(slug, [{ slug: 'hanging-sign', quantity: 1 }]).missing[0]?.why;
  expect(DESIGNS.map((slug) => [slug, whyIn(slug)])).toEqual([
    ['10x10-launch', 'inline'],
    ['10x10-studio', 'inline'],
    ['10x20-showcase', 'inline'],
    ['10x20-theatre', 'inline'],
    ['20x20-pavilion', 'air'],
    ['20x20-island', 'air'],
  ]);
});

test('extras and designs without a model are neither placed nor missing', () => {
  const extras = [
    { slug: 'hologram', quantity: 2 },
    { slug: 'bar-stools', quantity: 1 },
  ];
  expect(placeExtras('10x10-launch', extras)).toMatchObject({ missing: [], withoutModel: ['hologram'] });
  expect(placeExtras('30x30-palace', extras)).toEqual({
    placed: [],
    missing: [],
    withoutModel: ['bar-stools', 'hologram'],
  });
  expect(placeExtras('toString', extras).placed).toEqual([]);
});

test('quantities that are not positive whole numbers count as none', () => {
  for (const quantity of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(placeExtras('10x10-launch', [{ slug: 'bar-stools', quantity }])).toEqual({
      placed: [],
      missing: [],
      withoutModel: [],
    });
  }
});
