import { type PlacedPerson, placePeople } from './people.ts';
import { type Placement, placeExtras, type WantedExtra } from './place-extras.ts';

/** A design's floor with everything on it. */
export interface FurnishedFloor extends Placement {
  /** People among the extras for scale. */
  readonly people: readonly PlacedPerson[];
}

/** Stands the `extras` of a quote in the design with that slug, and people where room is left. */
export function furnish(designSlug: string, extras: readonly WantedExtra[]): FurnishedFloor {
  const placement = placeExtras(designSlug, extras);
  return { ...placement, people: placePeople(designSlug, placement.placed) };
}
