import { type FloorData, openFloor, without } from './floor.ts';
import type { Point } from './outline.ts';
import {
  furnitureReplacedBy,
  type PlacedPiece,
  type Placement,
  placeExtras,
  placesOf,
  standing,
  type WantedExtra,
} from './place-extras.ts';
import { type Room, showsMarks, withSpots } from './spots.ts';
import { findWalkableFloor, isReached } from './walk.ts';

/** A furnished design. */
export interface FurnishedFloor extends Placement {
  /** People among the extras for scale. */
  readonly people: readonly PlacedPerson[];
  /** For moving pieces; null if the model has no floor. */
  readonly room: Room | null;
}

/**
 * Places a quote's `extras` on a floor, at the visitor's spots or at computed ones, and people where there is room.
 * Places nothing if the model has no floor.
 */
export function furnish(room: Room | null, extras: readonly WantedExtra[]): FurnishedFloor {
  if (!room) return { ...placeExtras(undefined, extras), people: [], room };
  const placement = placeIn(room, extras);
  return { ...placement, people: placePeople(room.floor, placement.placed), room };
}

/** As `furnish`, without people. */
export function placeIn(room: Room, extras: readonly WantedExtra[]): Placement {
  const placement = placeExtras({ ...room.floor, places: placesBesideMarks(room, extras) }, extras);
  const spotsOf = (slug: string) => extras.find((extra) => extra.slug === slug)?.spots ?? [];
  return { ...placement, placed: withSpots(room, placement.placed, spotsOf) };
}

/** Returns the floor's places that hide no mark; all places of a kind if each of them would hide one. */
function placesBesideMarks(room: Room, extras: readonly WantedExtra[]): FloorData['places'] {
  const { places } = room.floor;
  const hides = placesOf(room.floor).map((place) =>
    extras.some(({ model }) =>
      model?.pieces.some(
        (piece) => piece.kind === place.kind && !showsMarks(room, piece, place, model.height),
      ),
    ),
  );
  const kindsBeside = new Set(places.filter((_, index) => !hides[index]).map(({ kind }) => kind));
  return places.filter(({ kind }, index) => !hides[index] || !kindsBeside.has(kind));
}

/** Position of a person in meters from the deck's center: x to the right, z to the front. */
export interface PlacedPerson {
  readonly x: number;
  readonly z: number;
}

/** Two people also show distances; more would hide the booth. */
export const MAX_PEOPLE = 2;
/** Minimum distance between two people, in meters, so that they read as two figures. */
const APART = 0.7;

/** Meters between the deck and a person in the aisle. */
const BESIDE = 0.36;

/** Returns a design's positions for people in order of preference: on the deck, then two in the aisle. */
export function placesForPeople({ width, people }: FloorData): readonly Point[] {
  const side = width / 2 + BESIDE;
  return [...people, [side, 0.3], [-side, 0.3]];
}

/** Returns up to two people in the design, between its placed extras. */
export function placePeople(data: FloorData, placed: readonly PlacedPiece[]): PlacedPerson[] {
  const bare = without(openFloor(data), furnitureReplacedBy(data, placed));
  const floor = placed.reduce((taken, pose) => {
    const piece = pose.model.pieces[pose.piece];
    return (piece && standing(taken, piece, pose)) ?? taken;
  }, bare);
  const ways = findWalkableFloor(floor);
  const people: PlacedPerson[] = [];
  for (const [x, z] of placesForPeople(data)) {
    const isApart = people.every((other) => Math.hypot(other.x - x, other.z - z) >= APART);
    if (people.length < MAX_PEOPLE && isApart && isReached(floor, ways, [x, z])) people.push({ x, z });
  }
  return people;
}
