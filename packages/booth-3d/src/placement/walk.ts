import { CELL, type Floor } from './floor.ts';
import type { Point } from './outline.ts';

/** Half the width of a person, in squares: 25 cm. */
const BODY = 5;
/** Squares of aisle around the deck. */
const AISLE = 26;

const NEAR = Array.from({ length: (2 * BODY + 1) ** 2 }, (_, index) => [
  (index % (2 * BODY + 1)) - BODY,
  Math.floor(index / (2 * BODY + 1)) - BODY,
]).filter(([x = 0, z = 0]) => x * x + z * z <= BODY * BODY);

/** The squares on which a person can stand or walk, with a strip of aisle on all sides. */
export interface WalkableFloor {
  readonly columns: number;
  readonly stands: Uint8Array;
  readonly reached: Uint8Array;
}

/** Returns the squares that a person half a meter wide can reach from the aisle. */
export function findWalkableFloor(floor: Floor): WalkableFloor {
  const columns = floor.columns + 2 * AISLE;
  const rows = floor.rows + 2 * AISLE;
  // The outermost squares stay empty, so that a step sideways never wraps to another row.
  const stands = new Uint8Array(columns * rows);
  for (let row = 1; row < rows - 1; row++) stands.fill(1, row * columns + 1, (row + 1) * columns - 1);
  const near = NEAR.map(([x = 0, z = 0]) => z * columns + x);
  floor.taken.forEach((taken, index) => {
    if (!taken) return;
    const at = (Math.floor(index / floor.columns) + AISLE) * columns + (index % floor.columns) + AISLE;
    for (const offset of near) stands[at + offset] = 0;
  });
  return { columns, stands, reached: flood(stands, columns, columns + 1) };
}

/** Flood fill: the squares of `open` connected to `from`, as ones. The outermost ones must not be open. */
export function flood(open: Uint8Array, columns: number, from: number): Uint8Array {
  const reached = new Uint8Array(open.length);
  const steps = [-columns, -1, 1, columns];
  const next = [from];
  reached[from] = 1;
  for (let index = next.pop(); index !== undefined; index = next.pop()) {
    for (const step of steps) {
      const to = index + step;
      if (!open[to] || reached[to]) continue;
      reached[to] = 1;
      next.push(to);
    }
  }
  return reached;
}

/** True if a person can walk to `point`; false beyond the aisle. */
export function isReached(floor: Floor, ways: WalkableFloor, [x, z]: Point): boolean {
  const column = Math.floor((x + floor.width / 2) / CELL) + AISLE;
  const row = Math.floor((z + floor.depth / 2) / CELL) + AISLE;
  return column >= 0 && column < ways.columns && ways.reached[row * ways.columns + column] === 1;
}

/** Pockets of fewer squares are too small to stand in, so they may be closed off. */
const POCKET = 20;

/** True if every square reachable in `before` is still reachable in `after`, or no longer free. */
export function keepsPathsOpen(before: WalkableFloor, after: WalkableFloor): boolean {
  const lost = before.reached.map((reached, index) =>
    reached && after.stands[index] && !after.reached[index] ? 1 : 0,
  );
  for (let from = lost.indexOf(1); from >= 0; from = lost.indexOf(1)) {
    const pocket = flood(lost, before.columns, from);
    let size = 0;
    pocket.forEach((square, index) => {
      if (!square) return;
      size++;
      lost[index] = 0;
    });
    if (size > POCKET) return false;
  }
  return true;
}
