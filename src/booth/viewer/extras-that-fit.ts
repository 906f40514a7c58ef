import { placeIn } from '../placement/furnish.ts';
import {
  type PlacedPiece,
  type Placement,
  placeExtras,
  type WantedExtra,
} from '../placement/place-extras.ts';
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

/** How an extra stands in the picture of a quote, and what one more of it would change. */
export interface Outlook {
  readonly slug: string;
  /** Pieces in the quote, and how many of them are in the picture. */
  readonly wanted: number;
  readonly placed: number;
  /** True if all pieces of one more would be in the picture. */
  readonly hasRoom: boolean;
  /** Slugs of the quote's extras that would leave the picture for it. */
  readonly displaces: readonly string[];
}

let latest = 0;

/**
 * Loads the models and returns an outlook for each of the `offered` extras; null if a newer call replaced this one. Lets
 * other work run between extras.
 * @param design address of the design's model
 * @throws Error if the design's file cannot be read
 */
export async function outlooksOf(
  design: string,
  extras: readonly QuotedExtra[],
  offered: readonly QuotedExtra[],
): Promise<Outlook[] | null> {
  const call = ++latest;
  const [scene, wanted, more] = await Promise.all([sceneOf(design), withModels(extras), withModels(offered)]);
  const room = roomOf(scene);
  const place = (all: readonly WantedExtra[]) => (room ? placeIn(room, all) : placeExtras(undefined, all));
  const before = place(wanted);
  const outlooks: Outlook[] = [];
  for (const extra of more) {
    await new Promise((next) => setTimeout(next));
    if (call !== latest) return null;
    outlooks.push(outlookOf(place, wanted, before, extra));
  }
  return outlooks;
}

function outlookOf(
  place: (all: readonly WantedExtra[]) => Placement,
  wanted: readonly WantedExtra[],
  before: Placement,
  extra: WantedExtra,
): Outlook {
  const { slug, model } = extra;
  const quantity = wanted.find((each) => each.slug === slug)?.quantity ?? 0;
  const others = wanted.filter((each) => each.slug !== slug);
  const after = place([...others, { ...extra, quantity: quantity + 1 }]);
  return {
    slug,
    wanted: quantity * (model?.pieces.length || 1),
    placed: before.placed.filter((piece) => piece.slug === slug).length,
    hasRoom: isComplete(after, slug),
    displaces: others
      .filter((other) => isComplete(before, other.slug) && !isComplete(after, other.slug))
      .map((other) => other.slug),
  };
}

function isComplete({ missing, withoutModel }: Placement, slug: string): boolean {
  return missing.every((each) => each.slug !== slug) && !withoutModel.includes(slug);
}
