/** Derives which extras a design includes and has a place for, and the notes on those in the booth's picture. */
import type { FurnishedFloor } from '#booth/browser.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';

export const NOT_SHOWN = 'Not shown: we place it with you';

/**
 * Returns what a visitor must know about a chosen extra: that not all of it is in the picture, or that it took the place
 * of furniture. Empty if neither, or if no picture can show it.
 * @param floor the booth with the quote's extras; until they are placed, the kinds of the extra's pieces decide
 */
export function pictureNote(
  design: Pick<BoothDesign, 'model'> | undefined,
  { id, model }: Pick<Extra, 'id' | 'model'>,
  { room, placed, missing, withoutModel }: FurnishedFloor,
): string {
  if (!design?.model) return '';
  const lack = missing.find(({ slug }) => slug === id);
  const isLost = withoutModel.includes(id) || (!room && !(model && hasPlaceIn(design, model)));
  if (isLost || lack?.placed === 0) return NOT_SHOWN;
  if (lack) return `${lack.placed} of ${lack.wanted} shown: we place the rest with you`;
  const names = [...new Set(placed.flatMap(({ slug, swap }) => (slug === id ? swap : [])))];
  if (names.length === 0) return '';
  return `Stands where the ${names.join(' and the ')} ${names.length > 1 ? 'were' : 'was'}`;
}

type Design = Pick<BoothDesign, 'model'>;

/** Returns true if a piece of the extra may have a place in the design, or if either model is unknown. */
export function hasPlaceIn({ model }: Design, extra: Extra['model']): boolean {
  if (!model || !extra?.kinds.length) return true;
  const { kinds, rest = [] } = model;
  return extra.kinds.some((kind) => kinds.includes(kind) || rest.includes(kind));
}

/** Returns how many of an extra, or complete sets, the design's model has. None if either model is unknown. */
export function piecesIn({ model }: Design, extra: Extra['model']): number {
  if (!model?.has || !extra?.kinds.length) return 0;
  const { has } = model;
  return Math.min(...extra.kinds.map((kind) => has.filter((own) => own === kind).length));
}
