/** Texts on whether an extra is in the picture of the booth. */
import type { Outlook } from '../../../booth/viewer/extras-that-fit.ts';
import type { BoothDesign } from '../../../domain/records/booth-designs.ts';
import type { Extra } from '../../../domain/records/extras.ts';
import { standsIn } from './extra-suggestions.ts';

export const NOT_SHOWN = "Not in the picture; we'll place it with you";

/**
 * Returns what a visitor must know before adding one more of an extra: that not all of it is in the picture, or would
 * be, or that another one would leave the picture. Empty if it is, or if no picture can show it.
 * @param outlook undefined until the extra was tried in the booth; the kinds of its pieces then decide
 * @param nameOf returns the name of an extra by its id
 */
export function pictureNote(
  design: Pick<BoothDesign, 'model'> | undefined,
  { model, max_quantity: max }: Pick<Extra, 'model' | 'max_quantity'>,
  quantity: number,
  outlook: Outlook | undefined,
  nameOf: (id: string) => string,
): string {
  if (!design?.model) return '';
  if (!outlook) return model && standsIn(design, model) !== 'nowhere' ? '' : NOT_SHOWN;
  const { wanted, placed, hasRoom, displaces } = outlook;
  if (quantity > 0 && placed < wanted) {
    return placed === 0 ? NOT_SHOWN : `${placed} of ${wanted} in the picture; we'll place the rest with you`;
  }
  if (quantity >= max) return '';
  if (!hasRoom)
    return quantity === 0 ? NOT_SHOWN : "Another won't be in the picture; we'll place it with you";
  return displaces.length > 0 ? `In the picture instead of ${displaces.map(nameOf).join(' and ')}` : '';
}
