/** Places the extras of a quote in a design. Pure: the same quote always gives the same booth. */
import { areFree, type Floor, openFloor, squaresUnder, withTaken } from './floor.ts';
import { FLOORS } from './floors.ts';
import { cornersOf, onDeck, type Pose } from './outline.ts';
import { PIECE_KINDS, PIECES, type PieceKind } from './pieces.ts';
import { PLACES, type Place } from './places.ts';
import { isReached, keepsPathsOpen, type Ways, waysOn } from './walk.ts';

/** An extra of a quote; the slug is its record's id. */
export interface WantedExtra {
  readonly slug: string;
  readonly quantity: number;
  readonly name?: string;
}

/** A placed piece: metres from the deck's centre, x to the right, z to the front; radians, 0 faces the front. */
export interface PlacedPiece extends Pose {
  readonly slug: string;
  /** Index of the piece in its extra; 0 except for plant sets. */
  readonly piece: number;
}

/** Reason for missing pieces: the floor is full, the design fills the air, or booths of this size allow no hanging signs. */
export type WhyMissing = 'floor' | 'air' | 'inline';

/** An extra that does not fit completely. */
export interface MissingExtra {
  readonly slug: string;
  readonly name?: string;
  /** Pieces: three for each plant set. */
  readonly wanted: number;
  readonly placed: number;
  readonly why: WhyMissing;
}

export interface Placement {
  readonly placed: readonly PlacedPiece[];
  readonly missing: readonly MissingExtra[];
  /** Extras without a model, and all extras in a design without one: it is unknown if they fit. */
  readonly withoutModel: readonly string[];
}

/** A place that is taken. */
interface Stand {
  readonly kind: PieceKind;
  readonly place: Place;
}

/**
 * Places the `extras` of a quote in the design with that slug. Their order does not matter, and neither adding extras nor adding
 * pieces moves anything that stands at one of the places that nothing disputes. Quantities that are no positive whole numbers
 * count as none.
 */
export function placeExtras(designSlug: string, extras: readonly WantedExtra[]): Placement {
  const data = Object.hasOwn(FLOORS, designSlug) ? FLOORS[designSlug] : undefined;
  const wanted = sumOf(extras);
  if (!data) return { placed: [], missing: [], withoutModel: [...wanted.keys()] };
  const kinds = PIECE_KINDS.filter((kind) => wanted.has(PIECES[kind].slug));
  const stands = standsOf(
    designSlug,
    openFloor(data),
    (kind) => wanted.get(PIECES[kind].slug)?.quantity ?? 0,
  );
  const missing: MissingExtra[] = [];
  for (const [slug, { quantity, name }] of wanted) {
    const own = kinds.filter((kind) => PIECES[kind].slug === slug);
    const placed = stands.filter(({ kind }) => own.includes(kind)).length;
    if (placed === own.length * quantity) continue;
    const hangs = own.some((kind) => PIECES[kind].bodies.length === 0);
    const why = !hangs || data.air === 'free' ? 'floor' : data.air === 'taken' ? 'air' : 'inline';
    missing.push({ slug, ...(name !== undefined && { name }), wanted: own.length * quantity, placed, why });
  }
  return {
    placed: stands.map(({ kind, place: { x, z, yaw } }) => {
      const { slug, piece } = PIECES[kind];
      return { slug, piece, x, z, yaw };
    }),
    missing,
    withoutModel: [...wanted.keys()].filter((slug) =>
      PIECE_KINDS.every((kind) => PIECES[kind].slug !== slug),
    ),
  };
}

/** Quantity and name by slug, sorted by slug, without zero quantities. */
function sumOf(
  extras: readonly WantedExtra[],
): Map<string, { readonly quantity: number; readonly name?: string }> {
  const sums = new Map<string, { quantity: number; name?: string }>();
  for (const { slug, quantity, name } of extras.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
    if (!(Number.isInteger(quantity) && quantity > 0)) continue;
    sums.set(slug, {
      quantity: (sums.get(slug)?.quantity ?? 0) + quantity,
      ...(name !== undefined && { name }),
    });
  }
  return sums;
}

/** Fills the undisputed places first, then the disputed ones kind by kind, as far as the floor allows. */
function standsOf(designSlug: string, bare: Floor, quantityOf: (kind: PieceKind) => number): Stand[] {
  const places = PLACES[designSlug] ?? [];
  const stands = PIECE_KINDS.flatMap((kind) =>
    places
      .filter((place) => place.kind === kind && !place.spare)
      .slice(0, quantityOf(kind))
      .map((place): Stand => ({ kind, place })),
  );
  let floor = stands.reduce((taken, { kind, place }) => standing(taken, kind, place) ?? taken, bare);
  let ways: Ways | undefined;
  for (const kind of PIECE_KINDS) {
    for (const place of places.filter((each) => each.kind === kind && each.spare)) {
      if (stands.filter((stand) => stand.kind === kind).length >= quantityOf(kind)) break;
      const next = standing(floor, kind, place);
      if (!next) continue;
      ways ??= waysOn(bare);
      if (!leavesRoom(next, ways, [...stands, { kind, place }])) continue;
      stands.push({ kind, place });
      floor = next;
    }
  }
  return stands;
}

/** Returns the floor with the piece on it, or null if it does not fit. */
export function standing(floor: Floor, kind: PieceKind, pose: Pose): Floor | null {
  const under = PIECES[kind].bodies.map((body) => squaresUnder(floor, cornersOf(body, pose)));
  const squares = under.flatMap((each) => each ?? []);
  return under.includes(null) || !areFree(floor, squares) ? null : withTaken(floor, squares);
}

/**
 * True if no area of `floor` is closed off, and everything on it, including the design's parts, can be reached. `bare`
 * are the paths without extras.
 */
export function leavesRoom(floor: Floor, bare: Ways, stands: readonly Stand[]): boolean {
  const ways = waysOn(floor);
  return (
    keepsPathsOpen(bare, ways) &&
    floor.use.every((point) => isReached(floor, ways, point)) &&
    stands.every(({ kind, place }) => {
      const { use, needs } = PIECES[kind];
      return use.filter((point) => isReached(floor, ways, onDeck(point, place))).length >= needs;
    })
  );
}
