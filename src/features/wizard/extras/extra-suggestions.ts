/** Derives which extras a design includes and which go well with it, from the kinds of pieces in their models. */
import { sizes } from '#company/offer.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';

/** Maximum number of recommended extras. */
export const MAX_SUGGESTED = 3;

type Design = Pick<BoothDesign, 'booth_size' | 'model'>;

/** Returns the recommended extras that have a place in the design and are not already included. */
export function suggestableFor(design: Design, extras: readonly Extra[]): Extra[] {
  const categories: readonly string[] = sizes[design.booth_size].suits;
  return extras.filter(
    ({ category, model }) =>
      categories.includes((category ?? '').trim().toLowerCase()) &&
      piecesIn(design, model) === 0 &&
      standsIn(design, model) !== 'nowhere',
  );
}

/**
 * Returns up to three recommended extras that fit together and with the chosen ones. Judges without loading
 * the models: no two of these extras may use the same kind of place.
 * @param chosen ids of extras
 */
export function goesWellWith(
  design: Design,
  extras: readonly Extra[],
  chosen: readonly string[] = [],
): Extra[] {
  const together = extras.filter(({ id }) => chosen.includes(id));
  const first: Extra[] = [];
  for (const extra of suggestableFor(design, extras)) {
    const sharesPlaces = [...together, ...first].some(
      ({ id, model }) => id !== extra.id && model?.kinds.some((kind) => extra.model?.kinds.includes(kind)),
    );
    if (!sharesPlaces && standsIn(design, extra.model) === 'together') first.push(extra);
  }
  return first.slice(0, MAX_SUGGESTED);
}

/**
 * Returns how an extra fits into a design: 'together' with all other extras that fit, 'alone' if another
 * extra may take its place, or 'nowhere'. Assumes 'together' if either model is unknown.
 */
export function standsIn(
  { model }: Pick<Design, 'model'>,
  extra: Extra['model'],
): 'together' | 'alone' | 'nowhere' {
  if (!model || !extra) return 'together';
  const { kinds, rest = [] } = model;
  if (extra.kinds.every((kind) => kinds.includes(kind))) return 'together';
  return extra.kinds.some((kind) => kinds.includes(kind) || rest.includes(kind)) ? 'alone' : 'nowhere';
}

/**
 * Returns how many of an extra the design's own model has: of a set, as many as it has of each piece. None if either
 * model is unknown.
 */
export function piecesIn({ model }: Pick<Design, 'model'>, extra: Extra['model']): number {
  if (!model?.has || !extra?.kinds.length) return 0;
  const { has } = model;
  return Math.min(...extra.kinds.map((kind) => has.filter((own) => own === kind).length));
}
