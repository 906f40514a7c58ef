import { CELL, digitOf, type FloorData, MAX_RUN, openFloor } from '../placement/floor.ts';
import type { Point } from '../placement/outline.ts';
import { findWalkableFloor, flood, isReached } from '../placement/walk.ts';
import { DECK } from '../viewer/pieces.ts';
import { rounded } from '../viewer/vector.ts';
import type { AmbientLight } from './ambient-light.ts';
import type { SourcePoint } from './source-model.ts';

/** Objects between these heights above the deck, in meters, are obstacles. */
const ANKLE = 0.12;
export const HEAD = 2;
/** Lamps above furniture that makes room, which hang at this height or higher, do not stand in the way, in meters. */
const LAMPS_FROM = 1.75;
/** Booths with a smaller deck, in meters, are no islands and may hang nothing. */
const ISLAND = 5.8;
/** Distance from a seat to its user's feet, in meters. */
const BEFORE_SEAT = 0.5;

interface Booth {
  readonly points: readonly SourcePoint[];
  readonly light: Pick<AmbientLight, 'stands'>;
  /** Furniture that may make room for extras, and the floor without it. */
  readonly furniture: readonly { readonly name: string; readonly light: Pick<AmbientLight, 'stands'> }[];
}

/** Returns a booth's floor, as stored in the packed model. @param isHigh true if it reaches hanging extras */
export function floorOf(
  { points, light, furniture }: Booth,
  [width, depth]: readonly [number, number],
  isHigh: boolean,
): FloorData {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(depth / CELL)];
  const filledIn = (cubes: Booth['light'], height = HEAD) =>
    Array.from({ length: columns * rows }, (_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const [x, z] = [(column + 0.5) * CELL - width / 2, (row + 0.5) * CELL - depth / 2];
      return cubes.stands(x, z, DECK + ANKLE, DECK + height);
    });
  const taken = closed(filledIn(light), columns);
  const bare: FloorData = {
    width,
    depth,
    air: Math.min(width, depth) < ISLAND ? 'inline' : isHigh ? 'taken' : 'free',
    use: [],
    places: placesAt(points),
    runs: runsOf(taken, columns),
  };
  const floor = openFloor(bare);
  const ways = findWalkableFloor(floor);
  /** Users' positions that a person can reach on the bare floor, rounded to centimeters. */
  const usesOf = (name: string | null) =>
    points
      .filter(({ role, furniture }) => (role === 'use' || role === 'seat') && furniture === name)
      .map(usedFrom)
      .filter((point) => isReached(floor, ways, point))
      .map(([x, z]): Point => [Math.round(x * 100) / 100, Math.round(z * 100) / 100]);
  const has = points.flatMap(({ role, detail }) => (role === 'has' ? detail : []));
  return {
    ...bare,
    use: usesOf(null),
    ...(has.length > 0 && { has }),
    ...(furniture.length > 0 && {
      furniture: furniture.map(({ name, light: without }) => {
        const left = closed(filledIn(without, LAMPS_FROM), columns);
        const freed = taken.map((square, index) => square && !left[index]);
        return { name, use: usesOf(name), runs: runsOf(freed, columns) };
      }),
    }),
  };
}

/**
 * Returns the places, kinds in the order of the file. Those that are not always free are disputed, since it is unknown
 * which can be used at once. Of a kind, places that replace furniture come last.
 */
function placesAt(points: readonly SourcePoint[]): FloorData['places'] {
  const places = points.filter(({ role }) => role === 'place');
  const kinds = [...new Set(places.map(({ detail }) => detail))];
  const order = ({ detail, swap }: SourcePoint) => 2 * kinds.indexOf(detail) + Number(swap.length > 0);
  return places
    .toSorted((a, b) => order(a) - order(b))
    .map(({ detail: kind, p: [x, , z], degrees, swap, properties }) => ({
      kind,
      x: rounded(x),
      z: rounded(z),
      degrees,
      ...((swap.length > 0 || !properties['always']) && { spare: true }),
      ...(swap.length > 0 && { swap }),
    }));
}

/** Returns the position of a part's user. */
function usedFrom({ role, p: [x, , z], degrees }: SourcePoint): Point {
  const far = role === 'seat' ? BEFORE_SEAT : 0;
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.sin(turn) * far, z + Math.cos(turn) * far];
}

/** Adds squares enclosed by hollow objects, such as a tower, to `filled`, which has rows from back to front. */
function closed(filled: readonly boolean[], columns: number): boolean[] {
  // An open strip around the floor, and a closed one around the strip
  const wide = columns + 4;
  const rows = filled.length / columns;
  const open = new Uint8Array(wide * (rows + 4));
  for (let row = 1; row < rows + 3; row++) open.fill(1, row * wide + 1, (row + 1) * wide - 1);
  const at = (index: number) => (Math.floor(index / columns) + 2) * wide + (index % columns) + 2;
  filled.forEach((taken, index) => {
    if (taken) open[at(index)] = 0;
  });
  const reached = flood(open, wide, wide + 1);
  return filled.map((_, index) => !reached[at(index)]);
}

/** Encodes the differences from the row behind in run lengths. */
function runsOf(taken: readonly boolean[], columns: number): string {
  let runs = '';
  let length = 0;
  let value = false;
  taken.forEach((square, index) => {
    const differs = square !== (taken[index - columns] ?? false);
    if (differs === value) {
      length++;
      return;
    }
    for (; length >= MAX_RUN; length -= MAX_RUN) runs += digitOf(MAX_RUN);
    runs += digitOf(length);
    length = 1;
    value = differs;
  });
  return runs;
}
