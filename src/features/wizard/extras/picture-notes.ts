/** Texts on whether a chosen extra is in the picture of the booth. */
import type { FurnishedFloor } from '#booth/browser.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import { hasPlaceIn } from './extras-in-design.ts';

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
  const names = [...new Set(placed.flatMap(({ slug, swap = [] }) => (slug === id ? swap : [])))];
  if (names.length === 0) return '';
  return `Stands where the ${names.join(' and the ')} ${names.length > 1 ? 'were' : 'was'}`;
}
