import { openFloor } from './floor.ts';
import { FLOORS } from './floors.ts';
import type { Point } from './outline.ts';
import { PIECE_KINDS, PIECES } from './pieces.ts';
import { type PlacedPiece, type Placement, placeExtras, standing, type WantedExtra } from './place-extras.ts';
import { isReached, waysOn } from './walk.ts';

/** A furnished design. */
export interface FurnishedFloor extends Placement {
  /** People among the extras for scale. */
  readonly people: readonly PlacedPerson[];
}

/** Places the `extras` of a quote in a design, and people where room is left. */
export function furnish(designSlug: string, extras: readonly WantedExtra[]): FurnishedFloor {
  const placement = placeExtras(designSlug, extras);
  return { ...placement, people: placePeople(designSlug, placement.placed) };
}

/** Position of a person, in metres from the deck's centre: x to the right, z to the front. */
export interface PlacedPerson {
  readonly x: number;
  readonly z: number;
}

/** Two people also show distances; more would hide the booth. */
export const MOST_PEOPLE = 2;
/** Minimum distance between two people, in metres, so that they read as two figures. */
const APART = 0.7;

/** Positions on the deck by design, in order of preference: beside marks, as seen from the front. */
const ON_DECK: Readonly<Record<string, readonly Point[]>> = {
  '10x10-launch': [[0.95, -0.68]],
  '10x10-studio': [[-0.06, -0.02]],
  '10x20-showcase': [[-2.4, -0.5]],
  '10x20-theatre': [[-1.8, 0]],
  '20x20-pavilion': [
    [1.7, 0.6],
    [-0.2, 2.6],
  ],
  '20x20-island': [
    [-1.6, 1.6],
    [1.9, 0.4],
  ],
};
/** Metres between the deck and a person in the aisle. */
const BESIDE = 0.36;

/** Returns all positions of a design, in order of preference: those on the deck, then two in the aisle. */
export function placesForPeople(designSlug: string): readonly Point[] {
  const side = (FLOORS[designSlug]?.width ?? 0) / 2 + BESIDE;
  return [...(ON_DECK[designSlug] ?? []), [side, 0.3], [-side, 0.3]];
}

/** Returns up to two people in the design, between its placed extras; none if it has no floor. */
export function placePeople(designSlug: string, placed: readonly PlacedPiece[]): PlacedPerson[] {
  const data = Object.hasOwn(FLOORS, designSlug) ? FLOORS[designSlug] : undefined;
  if (!data) return [];
  const floor = placed.reduce((taken, piece) => {
    const kind = PIECE_KINDS.find(
      (each) => PIECES[each].slug === piece.slug && PIECES[each].piece === piece.piece,
    );
    return (kind && standing(taken, kind, piece)) ?? taken;
  }, openFloor(data));
  const ways = waysOn(floor);
  const people: PlacedPerson[] = [];
  for (const [x, z] of placesForPeople(designSlug)) {
    const isApart = people.every((other) => Math.hypot(other.x - x, other.z - z) >= APART);
    if (people.length < MOST_PEOPLE && isApart && isReached(floor, ways, [x, z])) people.push({ x, z });
  }
  return people;
}
