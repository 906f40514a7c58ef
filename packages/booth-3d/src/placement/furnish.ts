import { type FloorData, type ListedPlace, openFloor, without } from './floor.ts';
import type { Pose } from './outline.ts';
import type { Piece } from './piece.ts';
import {
  furnitureReplacedBy,
  keepsFloorAccessible,
  type Place,
  type Placement,
  placeExtras,
  placesOf,
  standing,
  type WantedExtra,
} from './place-extras.ts';
import { posesAround, type Room, showsMarks, withSpots } from './spots.ts';
import { findWalkableFloor } from './walk.ts';

export interface FurnishedFloor extends Placement {
  /** For moving pieces; null if the model has no floor. */
  readonly room: Room | null;
}

/** Places extras at the visitor's spots or at computed ones; nothing if the model has no floor. */
export function furnish(room: Room | null, extras: readonly WantedExtra[]): FurnishedFloor {
  if (!room) return { ...placeExtras(undefined, extras), room };
  const placement = placeExtras({ ...room.floor, places: placesBesideMarks(room, extras) }, extras);
  const spotsOf = (slug: string) => extras.find((extra) => extra.slug === slug)?.spots ?? [];
  return { ...placement, placed: withSpots(room, placement.placed, spotsOf), room };
}

/**
 * Returns the floor's places. One that would hide a mark is moved, and replaces furniture if it fits nowhere else; if it
 * fits nowhere, it is left out, unless there is no other place of its kind.
 */
function placesBesideMarks(room: Room, extras: readonly WantedExtra[]): FloorData['places'] {
  const { places } = room.floor;
  const beside = placesOf(room.floor).map((place, index) => {
    const pieces = extras
      .flatMap(({ model }) => (model ? model.pieces.map((piece) => ({ piece, height: model.height })) : []))
      .filter(({ piece }) => piece.kind === place.kind);
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
