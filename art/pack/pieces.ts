/** Floor space of the ten extras, stored in their packed models. Measured from the models, and checked by a test. */
import type { Outline, Point } from '../../src/booth/placement/outline.ts';
import type { Nouns, Piece } from '../../src/booth/placement/piece.ts';

/** A piece of one of the extras. */
interface ExtraPiece extends Omit<Piece, 'kind'> {
  /** Record id of its extra. */
  readonly slug: string;
  /** Index of the piece in its extra. */
  readonly piece: number;
  /** Position of the piece in the extra's model, which shows all pieces side by side. */
  readonly origin: Point;
}

/** Names of an extra's pieces for screen readers, by slug. */
export const NOUNS: Readonly<Record<string, Nouns>> = {
  'led-screen-55': ['LED screen', 'LED screens'],
  'reception-counter': ['reception counter', 'reception counters'],
  'bar-stools': ['stool', 'stools'],
  'meeting-table': ['meeting table', 'meeting tables'],
  'wireless-charging-table': ['charging table', 'charging tables'],
  'lightbox-wall': ['lightbox wall', 'lightbox walls'],
  'hanging-sign': ['hanging sign', 'hanging signs'],
  'brochure-rack': ['brochure rack', 'brochure racks'],
  'coffee-bar': ['coffee bar', 'coffee bars'],
  'plant-set': ['plant', 'plants'],
};

/** Users of a counter: visitors in front, staff behind. */
const BOTH_SIDES: readonly Point[] = [
  [0, 0.66],
  [0, -0.62],
];

const one = (
  slug: string,
  bodies: readonly Outline[],
  use: readonly Point[],
  needs = use.length,
): ExtraPiece => ({ slug, piece: 0, origin: [0, 0], bodies, use, needs });

const pot = (piece: number, origin: Point, outline: Outline): ExtraPiece => ({
  slug: 'plant-set',
  piece,
  origin,
  bodies: [outline],
  use: [],
  needs: 0,
});

/** Kinds in order of priority for disputed places: the hardest to place first. */
export const PIECES = {
  'hanging-sign': one('hanging-sign', [], []),
  'meeting-table': one('meeting-table', [[-0.895, -0.895, 0.895, 0.895, 0.3]], gapsAround(1.16), 2),
  'coffee-bar': one(
    'coffee-bar',
    [
      [-0.88, -0.32, 0.88, 0.36, 0.07],
      [0.946, -0.104, 1.354, 0.304, 0.12],
    ],
    BOTH_SIDES,
  ),
  'reception-counter': one('reception-counter', [[-0.93, -0.31, 0.93, 0.35, 0.07]], BOTH_SIDES),
  'lightbox-wall': one(
    'lightbox-wall',
    [
      [-1, -0.0625, 1, 0.065],
      [-0.82, -0.25, -0.68, 0.25],
      [0.68, -0.25, 0.82, 0.25],
    ],
    [[0, 0.7]],
  ),
  'led-screen-55': one(
    'led-screen-55',
    [
      [-0.378, -0.25, 0.378, 0.25],
      [-0.622, -0.026, 0.622, 0.078],
    ],
    [[0, 0.7]],
  ),
  'wireless-charging-table': one(
    'wireless-charging-table',
    [
      [-0.4, -0.4, 0.4, 0.4, 0.23],
      [0.456, -0.324, 0.865, 0.084, 0.12],
    ],
    gapsAround(0.68),
    1,
  ),
  'brochure-rack': one('brochure-rack', [[-0.21, -0.17, 0.21, 0.17]], [[0, 0.5]]),
  'bar-stools': one('bar-stools', [[-0.205, -0.205, 0.205, 0.205, 0.12]], []),
  'plant-fig': pot(0, [-0.55, -0.1], [-0.37, -0.315, 0.26, 0.185, 0.13]),
  'plant-palm': pot(2, [0.72, -0.12], [-0.602, -0.607, 0.594, 0.553, 0.22]),
  'plant-snake': pot(1, [0.12, 0.15], [-0.185, -0.185, 0.185, 0.185, 0.1]),
};

export type PieceKind = keyof typeof PIECES;

const KINDS = Object.keys(PIECES) as PieceKind[];

/** Returns an extra's pieces as stored in its packed model, in order. */
export function piecesOf(extra: string): (Piece & Pick<ExtraPiece, 'origin'>)[] {
  return KINDS.filter((kind) => PIECES[kind].slug === extra)
    .sort((a, b) => PIECES[a].piece - PIECES[b].piece)
    .map((kind) => {
      const { bodies, use, needs, origin } = PIECES[kind];
      return { kind, bodies, use, needs, origin };
    });
}

/** Returns a kind's position in the order of placement. */
export function rankOf(kind: PieceKind): number {
  return KINDS.indexOf(kind);
}

function gapsAround(distance: number): Point[] {
  return [
    [0, distance],
    [-distance, 0],
    [0, -distance],
    [distance, 0],
  ];
}
