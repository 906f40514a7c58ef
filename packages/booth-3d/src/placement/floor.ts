/** A design's free floor: occupied squares of 5 cm, and where people can walk. */
import { areApart, type Point } from './outline.ts';

/** Side of a square of the map, in meters. */
export const CELL = 0.05;

/** A place for an extra, in meters, and degrees: 0 faces the front, 90 the right side. */
export interface ListedPlace {
  readonly kind: string;
  readonly x: number;
  readonly z: number;
  readonly degrees: number;
  /** True if it overlaps another place. Undisputed places, which can all be used at once, are filled first. */
  readonly spare?: boolean;
  /** Names of furniture that makes room for it, for extras that fit nowhere else. */
  readonly swap?: readonly string[];
}

/** Furniture of the design that can make room for an extra. */
export interface Furniture {
  /** Such as 'counter'. */
  readonly name: string;
  /** Standing places of its users, like the floor's `use`. */
  readonly use: readonly Point[];
  /** Squares that only this furniture occupies, encoded like the floor's `runs`. */
  readonly runs: string;
}

/** A design's floor, as its model's file states it. */
export interface FloorData {
  /** Of the deck, in meters. */
  readonly width: number;
  readonly depth: number;
  /** Space above: free, or occupied by the design. Booths under 20 feet are not islands and may hang nothing. */
  readonly air: 'free' | 'taken' | 'inline';
  /** Places for standing at screens, kiosks and both sides of counters, except at `furniture`, which lists its own. */
  readonly use: readonly Point[];
  /** Curated places, in order of preference; the kind listed first is placed first. */
  readonly places: readonly ListedPlace[];
  /** Run-length encoding of each row's difference from the row behind, back to front and left to right. */
  readonly runs: string;
  readonly furniture?: readonly Furniture[];
  /** Kinds of extras that the design has itself, one for each piece. */
  readonly has?: readonly string[];
}

/** Decoded map: `taken` is 1 for each square with something between ankle and head height. */
export interface Floor extends Pick<FloorData, 'width' | 'depth' | 'use'> {
  readonly columns: number;
  readonly rows: number;
  readonly taken: Uint8Array;
}

/** Digits of a run's length. The last digit means a run that continues in the next one. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const MAX_RUN = DIGITS.length - 1;

/** Returns a run's length as a digit. */
export const digitOf = (run: number): string => DIGITS.charAt(run);

export function openFloor({ width, depth, use, runs, furniture = [] }: FloorData): Floor {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(depth / CELL)];
  const taken = squaresOf(runs, columns, rows);
  return { width, depth, columns, rows, use: [...use, ...furniture.flatMap((each) => each.use)], taken };
}

/** Returns the floor without some of the design's furniture. */
export function without(floor: Floor, furniture: readonly Furniture[]): Floor {
  if (furniture.length === 0) return floor;
  const gone = furniture.map(({ runs }) => squaresOf(runs, floor.columns, floor.rows));
  const use = floor.use.filter((point) => !furniture.some((each) => each.use.includes(point)));
  const taken = floor.taken.map((square, index) => (gone.some((each) => each[index]) ? 0 : square));
  return { ...floor, use, taken };
}

function squaresOf(runs: string, columns: number, rows: number): Uint8Array {
  const taken = new Uint8Array(columns * rows);
  let at = 0;
  let value = 0;
  for (const digit of runs) {
    const run = DIGITS.indexOf(digit);
    taken.fill(value, at, at + run);
    at += run;
    if (run < MAX_RUN) value = 1 - value;
  }
  taken.fill(value, at);
  for (let index = columns; index < taken.length; index++) {
    taken[index] = (taken[index] ?? 0) ^ (taken[index - columns] ?? 0);
  }
  return taken;
}

/** Returns the squares that a convex outline touches, or null if it leaves the deck. */
export function squaresUnder(floor: Floor, outline: readonly Point[]): number[] | null {
  const xs = outline.map(([x]) => x + floor.width / 2);
  const zs = outline.map(([, z]) => z + floor.depth / 2);
  const [left, right, back, front] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  if (left < 0 || back < 0 || right > floor.width || front > floor.depth) return null;
  const squares: number[] = [];
  for (let row = Math.floor(back / CELL); row * CELL < front; row++) {
    for (let column = Math.floor(left / CELL); column * CELL < right; column++) {
      if (column >= floor.columns || row >= floor.rows) continue;
      const x = column * CELL - floor.width / 2;
      const z = row * CELL - floor.depth / 2;
      const square: Point[] = [
        [x, z],
        [x + CELL, z],
        [x + CELL, z + CELL],
        [x, z + CELL],
      ];
      if (!areApart(outline, square)) squares.push(row * floor.columns + column);
    }
  }
  return squares;
}

/** True if all of `squares` are free. */
export function areFree(floor: Floor, squares: readonly number[]): boolean {
  return squares.every((square) => !floor.taken[square]);
}

/** Returns the map with `squares` taken too. */
export function withTaken(floor: Floor, squares: readonly number[]): Floor {
  const taken = floor.taken.slice();
  for (const square of squares) taken[square] = 1;
  return { ...floor, taken };
}
