import { readFileSync } from 'node:fs';
import { floorRuns, reachedOn } from '../../functions/src/media/floor-map.ts';
import type { FloorData } from '../../src/booth/placement/floor.ts';
import { onDeck, type Point } from '../../src/booth/placement/outline.ts';
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

/** Squares that something stands on. */
function filledOf({ nx, ny, solid }: ExportedFloor): boolean[] {
  const bytes = Buffer.from(solid, 'base64');
  return Array.from({ length: nx * ny }, (_, index) => {
    return (((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
  });
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
    runs: floorRuns(filledOf(floor), floor.nx),
  };
  const uses = floor.spots.flatMap(([name, x, z, yaw]) =>
    (USE[name] ?? []).map((point) => onDeck(point, { x, z, yaw })),
  );
  return { ...bare, use: reachedOn(bare, uses) };
}
