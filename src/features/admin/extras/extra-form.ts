import * as z from 'zod/mini';
import { DEFAULT_MAX_QUANTITY } from '../../../domain/catalogue.ts';
import { type ExtraFields, extraSchema } from '../../../domain/schemas/extra.ts';
import { usdText, wholeText } from '../../../domain/schemas/form-text.ts';
import { imageChoice, storedImage } from '../record-editor/image-choice.ts';

const { name, category, description, is_active } = extraSchema.shape;

/** The extra dialog's fields, numbers as typed (specification sections 2 and 5). */
export const extraFormSchema = z.object({
  name,
  unit_price_usd: usdText('Price is required'),
  max_quantity: wholeText({ least: 1, most: 1000, empty: DEFAULT_MAX_QUANTITY }),
  category,
  description,
  image: imageChoice(),
  is_active,
});

export type ExtraForm = z.input<typeof extraFormSchema>;
export type ExtraEntry = z.output<typeof extraFormSchema>;

/** What the dialog starts with: the extra, or the defaults of a new one (specification section 9). */
export function extraFormOf(extra: ExtraFields | null): ExtraForm {
  return {
    name: extra?.name ?? '',
    unit_price_usd: extra ? String(extra.unit_price_usd) : '',
    max_quantity: String(extra?.max_quantity ?? DEFAULT_MAX_QUANTITY),
    category: extra?.category ?? '',
    description: extra?.description ?? '',
    image: storedImage(extra?.image_url),
    is_active: extra?.is_active ?? true,
  };
}
