import { placeIn } from '../placement/furnish.ts';
import type { PlacedPiece, WantedExtra } from '../placement/place-extras.ts';
import type { Room } from '../placement/spots.ts';
import { roomOf, sceneOf, withModels } from './furnish-booth.ts';
import type { QuotedExtra } from './quoted-extras.ts';

/**
 * Loads the models and calls `selectFittingExtras`.
 * @param design address of the design's model
 * @throws Error if the design's file cannot be read
 */
export async function extrasThatFit(
  design: string,
  extras: readonly QuotedExtra[],
  offered: readonly QuotedExtra[],
  most: number,
): Promise<string[]> {
  const [scene, wanted, more] = await Promise.all([sceneOf(design), withModels(extras), withModels(offered)]);
  const room = roomOf(scene);
  return room
    ? selectFittingExtras(room, wanted, more, most)
    : offered.slice(0, most).map(({ slug }) => slug);
}

/**
 * Returns the slugs of up to `most` of the `offered` extras that fit together and with `extras`, completely and without
 * moving pieces or replacing furniture.
 */
export function selectFittingExtras(
  room: Room,
  extras: readonly WantedExtra[],
  offered: readonly WantedExtra[],
  most: number,
): string[] {
  const slugs: string[] = [];
  let [wanted, { placed }] = [extras, placeIn(room, extras)];
  for (const extra of offered) {
    if (slugs.length === most) break;
    const isThere = extras.some(({ slug }) => slug === extra.slug);
    const next = isThere ? wanted : [...wanted, { ...extra, quantity: 1 }];
    const after = placeIn(room, next);
    const fits =
      after.missing.every(({ slug }) => slug !== extra.slug) &&
      after.placed.every(({ slug, swap }) => slug !== extra.slug || !swap) &&
      placed.every((piece) => after.placed.some((each) => isSame(piece, each)));
    if (!fits) continue;
    slugs.push(extra.slug);
    [wanted, placed] = [next, after.placed];
  }
  return slugs;
}

function isSame(a: PlacedPiece, b: PlacedPiece): boolean {
  return a.slug === b.slug && a.piece === b.piece && a.x === b.x && a.z === b.z && a.yaw === b.yaw;
}
