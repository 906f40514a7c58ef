import type { FloorData } from '../../../src/booth/placement/floor.ts';
import type { Piece } from '../../../src/booth/placement/piece.ts';

/** Kinds of a model's places or pieces, as its record has them. */
export interface ModelKinds {
  readonly kinds: string[];
  readonly rest?: string[];
}

/** The facts of a model about places or pieces. */
interface Facts {
  readonly floor?: Pick<FloorData, 'places'>;
  readonly stands?: readonly Pick<Piece, 'kind'>[];
}

/** The kinds of an extra's pieces, or of a design's places: `rest` has those that only disputed places have. */
export function modelKinds({ floor, stands = [] }: Facts): ModelKinds {
  if (!floor) return { kinds: [...new Set(stands.map(({ kind }) => kind))] };
  const isSettled = ({ spare, swap }: FloorData['places'][number]) => !spare && !swap;
  const kinds = new Set(floor.places.filter(isSettled).map(({ kind }) => kind));
  const rest = new Set(floor.places.map(({ kind }) => kind).filter((kind) => !kinds.has(kind)));
  return { kinds: [...kinds], rest: [...rest] };
}
