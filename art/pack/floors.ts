import { readFileSync } from 'node:fs';
import { digitOf, type FloorData, LONGEST_RUN, openFloor } from '../../src/booth/placement/floor.ts';
import { onDeck, type Point } from '../../src/booth/placement/outline.ts';
import { isReached, waysOn } from '../../src/booth/placement/walk.ts';
import { PEOPLE, placesOf } from './places.ts';

interface ExportedFloor {
  readonly w: number;
  readonly d: number;
  readonly nx: number;
  readonly ny: number;
  /** One bit per square, rows from back to front. */
  readonly solid: string;
  readonly overhead: boolean;
  readonly size: string;
  /** Parts: name, x, z, yaw, width, depth. */
  readonly spots: readonly (readonly [string, number, number, number, number, number])[];
}

/** Standing places at a part, in the part's coordinates: visitors in front, staff behind a counter. */
const USE: Readonly<Record<string, readonly Point[]>> = {
  kiosk: [[0, 0.6]],
  tv: [[0, 0.75]],
  led_wall: [[0, 0.6]],
  shelf_unit: [[0, 0.6]],
  counter: [
    [0, 0.65],
    [0, -0.65],
  ],
  curved_counter: [[0, 1.6]],
};

const SOURCE = new URL('../booth-floors.json', import.meta.url);

/** Squares that are occupied, or enclosed by something hollow such as a tower. */
function takenOf({ nx, ny, solid }: ExportedFloor): boolean[] {
  const bytes = Buffer.from(solid, 'base64');
  const filled = Array.from({ length: nx * ny }, (_, index) => {
    return (((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
  });
  const open = filled.map(() => false);
  const next = filled.flatMap((taken, index) => {
    const [column, row] = [index % nx, Math.floor(index / nx)];
    return !taken && (column === 0 || row === 0 || column === nx - 1 || row === ny - 1) ? [index] : [];
  });
  for (let index = next.pop(); index !== undefined; index = next.pop()) {
    if (filled[index] || open[index]) continue;
    open[index] = true;
    const column = index % nx;
    if (column > 0) next.push(index - 1);
    if (column < nx - 1) next.push(index + 1);
    if (index >= nx) next.push(index - nx);
    if (index < nx * (ny - 1)) next.push(index + nx);
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

/** Reachable standing places at the design's own parts, without extras. */
function usesIn(spots: ExportedFloor['spots'], data: FloorData): Point[] {
  const floor = openFloor(data);
  const ways = waysOn(floor);
  return spots
    .flatMap(([name, x, z, yaw]) => (USE[name] ?? []).map((point) => onDeck(point, { x, z, yaw })))
    .filter((point) => isReached(floor, ways, point))
    .map(([x, z]) => [Math.round(x * 100) / 100, Math.round(z * 100) / 100]);
}

/**
 * The floor of an exported design (`art/booth-floors.json`) as its model's file states it.
 * @throws Error if it was not exported
 */
export function floorOf(slug: string): FloorData {
  const exported: { designs: Record<string, ExportedFloor> } = JSON.parse(readFileSync(SOURCE, 'utf8'));
  const floor = exported.designs[slug];
  if (!floor) throw new Error(`${slug} has no floor.`);
  const bare: FloorData = {
    width: floor.w,
    depth: floor.d,
    air: floor.size !== '20x20' ? 'inline' : floor.overhead ? 'taken' : 'free',
    use: [],
    places: placesOf(slug),
    people: PEOPLE[slug] ?? [],
    runs: runsOf(takenOf(floor), floor.nx),
  };
  return { ...bare, use: usesIn(floor.spots, bare) };
}
