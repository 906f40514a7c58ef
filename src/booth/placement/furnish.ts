import { type FloorData, type ListedPlace, openFloor, without } from './floor.ts';
import type { Outline, Point, Pose } from './outline.ts';
import type { Piece } from './piece.ts';
import {
  furnitureReplacedBy,
  keepsFloorAccessible,
  type Place,
  type PlacedPiece,
  type Placement,
  placeExtras,
  placesOf,
  standing,
  type WantedExtra,
} from './place-extras.ts';
import { posesAround, type Room, showsMarks, withSpots } from './spots.ts';
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
  return { ...placement, people: placePeople(room, placement.placed), room };
}

/** As `furnish`, without people. */
export function placeIn(room: Room, extras: readonly WantedExtra[]): Placement {
  const placement = placeExtras({ ...room.floor, places: placesBesideMarks(room, extras) }, extras);
  const spotsOf = (slug: string) => extras.find((extra) => extra.slug === slug)?.spots ?? [];
  return { ...placement, placed: withSpots(room, placement.placed, spotsOf) };
}

/**
 * Returns the floor's places. One that would hide a mark is moved, and replaces furniture if it fits nowhere else; if it
 * fits nowhere, it is left out, unless there is no other place of its kind.
 */
function placesBesideMarks(room: Room, extras: readonly WantedExtra[]): FloorData['places'] {
  const { places } = room.floor;
  const beside = placesOf(room.floor).map((place, index) => {
    const pieces = extras.flatMap(({ model }) =>
      (model?.pieces ?? []).flatMap((piece) =>
        piece.kind === place.kind ? { piece, height: model?.height } : [],
      ),
    );
    const sights = room.sights.filter(({ on }) => on === undefined || !place.swap.includes(on));
    const isBeside = (pose: Pose) =>
      pieces.every(({ piece, height }) => showsMarks({ sights }, piece, pose, height));
    const listed = places[index];
    return isBeside(place) ? listed : listed && movedBeside(room.floor, listed, place, pieces, isBeside);
  });
  const kindsBeside = new Set(beside.map((place) => place?.kind));
  return places.flatMap((place, index) => beside[index] ?? (kindsBeside.has(place.kind) ? [] : place));
}

/** Returns the nearest place for pieces at which they hide no mark, and as little furniture as possible is replaced. */
function movedBeside(
  data: FloorData,
  listed: ListedPlace,
  place: Place,
  pieces: readonly { readonly piece: Piece }[],
  isBeside: (pose: Pose) => boolean,
): ListedPlace | undefined {
  const bare = openFloor(data);
  const ways = findWalkableFloor(bare);
  const swaps =
    place.swap.length > 0 ? [place.swap] : [[], ...(data.furniture ?? []).map(({ name }) => [name])];
  const poses = posesAround(place, FARTHEST, FARTHEST / 8).filter(isBeside);
  for (const swap of swaps) {
    const floor = without(bare, furnitureReplacedBy(data, [{ swap }]));
    const free = poses.find((pose) =>
      pieces.every(({ piece }) => {
        const next = standing(floor, piece, pose);
        return next && keepsFloorAccessible(next, ways, [{ piece, place: pose }]);
      }),
    );
    // It may now overlap another place
    if (free) return { ...listed, x: free.x, z: free.z, swap, spare: true };
  }
  return undefined;
}

/** Maximum distance that a place is moved, in meters. */
const FARTHEST = 1.2;

/** Position of a person in meters from the deck's center: x to the right, z to the front. */
export interface PlacedPerson {
  readonly x: number;
  readonly z: number;
}

/** Two people also show distances; more would hide the booth. */
export const MAX_PEOPLE = 2;
/** Minimum distance between two people, in meters, so that they read as two figures. */
const APART = 0.7;

/** Outline and height of a person, in meters. */
const PERSON: Outline = [-0.2, -0.2, 0.2, 0.2];
const PERSON_HEIGHT = 1.7;

/** Meters between the deck and a person in the aisle. */
const BESIDE = 0.36;

/** Returns a design's positions for people in order of preference: on the deck, then in the aisle. */
export function placesForPeople({ width, people }: FloorData): readonly Point[] {
  const side = width / 2 + BESIDE;
  return [...people, [side, 0.3], [-side, 0.3], [-side, -0.7]];
}

/** Returns up to two people in the design, between its placed extras, and beside its marks where there is room. */
export function placePeople(room: Room, placed: readonly PlacedPiece[]): PlacedPerson[] {
  const { floor: data } = room;
  const isBeside = ([x, z]: Point) => showsMarks(room, { bodies: [PERSON] }, { x, z, yaw: 0 }, PERSON_HEIGHT);
  const bare = without(openFloor(data), furnitureReplacedBy(data, placed));
  const floor = placed.reduce((taken, pose) => {
    const piece = pose.model.pieces[pose.piece];
    return (piece && standing(taken, piece, pose)) ?? taken;
  }, bare);
  const ways = findWalkableFloor(floor);
  const people: PlacedPerson[] = [];
  const places = placesForPeople(data).toSorted((a, b) => Number(isBeside(b)) - Number(isBeside(a)));
  for (const [x, z] of places) {
    const isApart = people.every((other) => Math.hypot(other.x - x, other.z - z) >= APART);
    if (people.length < MAX_PEOPLE && isApart && isReached(floor, ways, [x, z])) people.push({ x, z });
  }
  return people;
}
