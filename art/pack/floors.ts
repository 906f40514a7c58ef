import { readFileSync } from 'node:fs';
import { floorRuns, freedRuns, reachedOn } from '../../functions/src/models/floor-map.ts';
import type { FloorData } from '../../src/booth/placement/floor.ts';
import { onDeck, type Point } from '../../src/booth/placement/outline.ts';
import type { ModelPiece } from '../../src/booth/viewer/model.ts';
import { PEOPLE, placesOf, swappedIn } from './places.ts';
import { isInside } from './split-model.ts';

/** Furniture that can make room. */
export interface ExportedFurniture {
  readonly name: string;
  /** Bounds of its objects, in meters, y up. */
  readonly boxes: readonly ModelPiece['box'][];
  /** Like the floor's `solid`, without this furniture. */
  readonly solid: string;
}

interface ExportedFloor {
  readonly w: number;
  readonly d: number;
  readonly nx: number;
  readonly ny: number;
  /** One bit per square, rows from back to front. */
  readonly solid: string;
  readonly furniture: readonly ExportedFurniture[];
  /** Height of the whole design, in meters. */
  readonly top: number;
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

/** Returns the occupied squares. */
function filledOf({ nx, ny }: ExportedFloor, solid: string): boolean[] {
  const bytes = Buffer.from(solid, 'base64');
  return Array.from({ length: nx * ny }, (_, index) => {
    return (((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
  });
}

/** Height of the lowest point of hanging signs, in meters. */
const SIGNS_FROM = 3.6;

/**
 * Returns an exported design's floor (`art/booth-floors.json`), as stored in its packed model.
 * @throws Error if it was not exported
 */
export function floorOf(slug: string): FloorData {
  const floor = exportedFloor(slug);
  const { w, d, nx, size, top, spots } = floor;
  const filled = filledOf(floor, floor.solid);
  const bare: FloorData = {
    width: w,
    depth: d,
    air: size !== '20x20' ? 'inline' : top > SIGNS_FROM ? 'taken' : 'free',
    use: [],
    places: placesOf(slug),
    people: PEOPLE[slug] ?? [],
    runs: floorRuns(filled, nx),
  };
  const usesAt = (parts: ExportedFloor['spots']) =>
    reachedOn(
      bare,
      parts.flatMap(([name, x, z, yaw]) => (USE[name] ?? []).map((point) => onDeck(point, { x, z, yaw }))),
    );
  const furniture = furnitureOf(slug);
  const partsOf = ({ boxes }: ExportedFurniture) =>
    spots.filter(([, x, z]) => boxes.some((box) => isInside([x, box[0][1], z], box)));
  const movable = furniture.flatMap(partsOf);
  return {
    ...bare,
    use: usesAt(spots.filter((spot) => !movable.includes(spot))),
    furniture: furniture.map((each) => ({
      name: each.name,
      use: usesAt(partsOf(each)),
      runs: freedRuns(filled, filledOf(floor, each.solid), nx),
    })),
  };
}

/** Returns a design's furniture that can make room for extras, by name. */
export function furnitureOf(slug: string): ExportedFurniture[] {
  const names = swappedIn(slug);
  return exportedFloor(slug).furniture.filter(({ name }) => names.includes(name));
}

/** @throws Error if the design was not exported */
function exportedFloor(slug: string): ExportedFloor {
  const exported: { designs: Record<string, ExportedFloor> } = JSON.parse(readFileSync(SOURCE, 'utf8'));
  const floor = exported.designs[slug];
  if (!floor) throw new Error(`${slug} has no floor.`);
  return floor;
}
