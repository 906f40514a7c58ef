/** Places the extras of a quote in a design. Pure: the same quote always gives the same booth. */
import type { Spot } from './chosen-spots.ts';
import {
  areFree,
  type Floor,
  type FloorData,
  type Furniture,
  type ListedPlace,
  openFloor,
  squaresUnder,
  without,
  withTaken,
} from './floor.ts';
import { cornersOf, onDeck, type Pose } from './outline.ts';
import type { ExtraModel, Piece } from './piece.ts';
import { findWalkableFloor, isReached, keepsPathsOpen, type WalkableFloor } from './walk.ts';

/** An extra of a quote; the slug is the id of its record. */
export interface WantedExtra {
  readonly slug: string;
  readonly quantity: number;
  readonly name?: string;
  /** Places that the visitor chose for its pieces. */
  readonly spots?: readonly Spot[] | undefined;
  /** Null if the extra has no model or the model could not be read. */
  readonly model: ExtraModel | null;
}

/** A placed piece: meters from the deck's center, x to the right, z to the front; radians, 0 faces the front. */
export interface PlacedPiece extends Pose {
  readonly slug: string;
  /** Index of the piece in its model. */
  readonly piece: number;
  readonly model: ExtraModel;
  /** Names of the furniture that it replaces. */
  readonly swap: readonly string[];
}

export interface MissingExtra {
  readonly slug: string;
  readonly name?: string | undefined;
  /** Pieces: three for each plant set. */
  readonly wanted: number;
  readonly placed: number;
  /** Name of several pieces, if the extra has more than one. */
  readonly unit?: string | undefined;
  /** The floor is full, the design occupies the air, or booths of this size allow no hanging signs. */
  readonly why: 'floor' | 'air' | 'inline';
}

export interface Placement {
  readonly placed: readonly PlacedPiece[];
  readonly missing: readonly MissingExtra[];
  /** Slugs of extras that cannot be placed, because they or the design have no model. */
  readonly withoutModel: readonly string[];
}

export type Place = Pose & Required<Pick<ListedPlace, 'kind' | 'spare' | 'swap'>>;

/** A kind of piece, and how often the quote has it. */
interface WantedPiece extends Pick<PlacedPiece, 'slug' | 'model'> {
  readonly index: number;
  readonly piece: Piece;
  readonly quantity: number;
}

interface Stand {
  readonly piece: Piece;
  readonly place: Pose;
}

/**
 * Places a quote's `extras` on a design's floor. The result does not depend on their order, and adding extras or pieces
 * never moves a piece at an undisputed place.
 */
export function placeExtras(data: FloorData | undefined, extras: readonly WantedExtra[]): Placement {
  const wanted = sumOf(extras);
  if (!data) return { placed: [], missing: [], withoutModel: wanted.map(({ slug }) => slug) };
  const pieces = wanted.flatMap(({ slug, quantity, model }) =>
    model ? model.pieces.map((piece, index) => ({ slug, index, piece, model, quantity })) : [],
  );
  const stands = standsOf(data, pieces);
  const missing: MissingExtra[] = [];
  for (const { slug, quantity, name, model } of wanted) {
    const own = model?.pieces ?? [];
    const placed = stands.filter((stand) => stand.slug === slug).length;
    if (placed === own.length * quantity) continue;
    const hangs = own.some(({ bodies }) => bodies.length === 0);
    const why = !hangs || data.air === 'free' ? 'floor' : data.air === 'taken' ? 'air' : 'inline';
    const unit = own.length > 1 ? model?.nouns[1] : undefined;
    missing.push({ slug, name, wanted: own.length * quantity, placed, unit, why });
  }
  return {
    placed: stands.map(({ slug, index, model, place: { x, z, yaw, swap } }) => {
      return { slug, piece: index, model, swap, x, z, yaw };
    }),
    missing,
    withoutModel: wanted.filter(({ model }) => !model?.pieces.length).map(({ slug }) => slug),
  };
}

/** Converts a floor's listed places to poses. */
export function placesOf({ places }: FloorData): Place[] {
  return places.map(({ degrees, swap = [], spare = false, ...place }) => {
    return { ...place, spare, swap, yaw: (degrees * Math.PI) / 180 };
  });
}

/** Merges extras by slug, sorted by slug, adding up quantities. */
function sumOf(extras: readonly WantedExtra[]): WantedExtra[] {
  const sums = new Map<string, WantedExtra>();
  for (const extra of extras.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
    const quantity = (sums.get(extra.slug)?.quantity ?? 0) + extra.quantity;
    sums.set(extra.slug, { ...extra, quantity });
  }
  return [...sums.values()];
}

/** Returns the furniture that makes room for `placed`. */
export function furnitureReplacedBy(
  { furniture = [] }: FloorData,
  placed: readonly Pick<PlacedPiece, 'swap'>[],
): readonly Furniture[] {
  return furniture.filter(({ name }) => placed.some(({ swap }) => swap.includes(name)));
}

/**
 * Fills undisputed places first, then disputed ones kind by kind while the floor allows it. Furniture makes room only
 * for extras that fit nowhere else.
 */
function standsOf(data: FloorData, pieces: readonly WantedPiece[]) {
  const places = placesOf(data);
  const bare = openFloor(data);
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  const inOrder = kinds.flatMap((kind) => pieces.filter(({ piece }) => piece.kind === kind));
  const stands: (WantedPiece & { readonly place: Place })[] = [];
  const openTo = ({ piece: { kind } }: WantedPiece, isSpare: boolean) => {
    const own = places.filter((place) => place.kind === kind && place.spare === isSpare);
    return own.filter((place) => stands.every((stand) => stand.place !== place));
  };
  for (const wanted of inOrder) {
    for (const place of openTo(wanted, false).slice(0, wanted.quantity)) stands.push({ ...wanted, place });
  }
  let floor = stands.reduce((taken, { piece, place }) => standing(taken, piece, place) ?? taken, bare);
  let ways: WalkableFloor | undefined;
  for (const wanted of inOrder) {
    const { slug, index, piece, quantity } = wanted;
    let left = quantity - stands.filter((stand) => stand.slug === slug && stand.index === index).length;
    for (const place of openTo(wanted, true)) {
      const isSwap = place.swap.length > 0;
      if (left === 0 || (isSwap && stands.some((stand) => stand.slug === slug))) break;
      const used = stands.map((stand) => stand.place);
      const gone = furnitureReplacedBy(data, used);
      const going = furnitureReplacedBy(data, [place]).filter((each) => !gone.includes(each));
      const next = standing(without(floor, going), piece, place);
      if (!next) continue;
      ways ??= findWalkableFloor(bare);
      if (!keepsFloorAccessible(next, ways, [...stands, { piece, place }])) continue;
      stands.push({ ...wanted, place });
      floor = next;
      left--;
    }
  }
  return stands;
}

/** Returns the floor with the piece on it, or null if it does not fit. */
export function standing(floor: Floor, { bodies }: Piece, pose: Pose): Floor | null {
  const under = bodies.map((body) => squaresUnder(floor, cornersOf(body, pose)));
  const squares = under.flatMap((each) => each ?? []);
  return under.includes(null) || !areFree(floor, squares) ? null : withTaken(floor, squares);
}

/**
 * True if no area of `floor` is closed off, and everything on it, including the design's parts, can be reached.
 * @param bare paths without extras
 */
export function keepsFloorAccessible(floor: Floor, bare: WalkableFloor, stands: readonly Stand[]): boolean {
  const ways = findWalkableFloor(floor);
  return (
    keepsPathsOpen(bare, ways) &&
    floor.use.every((point) => isReached(floor, ways, point)) &&
    stands.every(
      ({ piece: { use, needs }, place }) =>
        use.filter((point) => isReached(floor, ways, onDeck(point, place))).length >= needs,
    )
  );
}
