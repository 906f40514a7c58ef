/** Derives which extras a design includes and which have a place in it, from the kinds of pieces in their models. */
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';

type Design = Pick<BoothDesign, 'model'>;

/** Returns true if a piece of the extra may have a place in the design, or if either model is unknown. */
export function hasPlaceIn({ model }: Design, extra: Extra['model']): boolean {
  if (!model || !extra?.kinds.length) return true;
  const { kinds, rest = [] } = model;
  return extra.kinds.some((kind) => kinds.includes(kind) || rest.includes(kind));
}

/**
 * Returns how many of an extra the design's own model has: of a set, as many as it has of each piece. None if either
 * model is unknown.
 */
export function piecesIn({ model }: Design, extra: Extra['model']): number {
  if (!model?.has || !extra?.kinds.length) return 0;
  const { has } = model;
  return Math.min(...extra.kinds.map((kind) => has.filter((own) => own === kind).length));
}
