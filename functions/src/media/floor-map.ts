import { digitOf, type FloorData, LONGEST_RUN, openFloor } from '../../../src/booth/placement/floor.ts';
import type { Point } from '../../../src/booth/placement/outline.ts';
import { isReached, waysOn } from '../../../src/booth/placement/walk.ts';

/**
 * The map of a floor as its model's file states it: squares that are occupied, or enclosed by something hollow such as a
 * tower.
 * @param filled one for each square, rows from back to front
 */
export function floorRuns(filled: readonly boolean[], columns: number): string {
  return runsOf(closed(filled, columns), columns);
}

/** The runs of the squares that become free when something goes: occupied in `filled`, and not in `rest`, the map without it. */
export function freedRuns(filled: readonly boolean[], rest: readonly boolean[], columns: number): string {
  const left = closed(rest, columns);
  return runsOf(
    closed(filled, columns).map((taken, index) => taken && !left[index]),
    columns,
  );
}

function closed(filled: readonly boolean[], columns: number): boolean[] {
  const rows = filled.length / columns;
  const open = filled.map(() => false);
  const next = filled.flatMap((taken, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return !taken && (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) ? [index] : [];
  });
  for (let index = next.pop(); index !== undefined; index = next.pop()) {
    if (filled[index] || open[index]) continue;
    open[index] = true;
    const column = index % columns;
    if (column > 0) next.push(index - 1);
    if (column < columns - 1) next.push(index + 1);
    if (index >= columns) next.push(index - columns);
    if (index < columns * (rows - 1)) next.push(index + columns);
  }
  return open.map((isOpen) => !isOpen);
}

/** Run-length encoding of the differences from the row behind. */
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
    for (; length >= LONGEST_RUN; length -= LONGEST_RUN) runs += digitOf(LONGEST_RUN);
    runs += digitOf(length);
    length = 1;
    value = differs;
  });
  return runs;
}

/** Those of `points` that a person can reach on the bare floor, to the centimetre. */
export function reachedOn(data: FloorData, points: readonly Point[]): Point[] {
  const floor = openFloor(data);
  const ways = waysOn(floor);
  return points
    .filter((point) => isReached(floor, ways, point))
    .map(([x, z]) => [Math.round(x * 100) / 100, Math.round(z * 100) / 100]);
}
