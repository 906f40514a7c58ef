import * as z from 'zod/mini';
import { DEFAULT_MAX_QUANTITY, STANDARD_SIZES } from '../quote/catalogue.ts';
import { storedModel } from '../schemas/stored-model.ts';
import {
  documentId,
  eachOnce,
  mediaUrl,
  optionalLine,
  optionalText,
  requiredLine,
  usdAmount,
  weightInPounds,
  wholeNumber,
} from '../schemas/text.ts';
import { placeInList } from './place-in-list.ts';
import { defineRecord, type FieldsOf, type Published } from './record.ts';

export const EXTRAS = defineRecord({
  name: 'extras',
  about: 'A piece or service that visitors add to a booth, at a price each.',
  isPersonal: false,
  schema: z.object({
    name: requiredLine(120, 'Name is required'),
    description: optionalText(1000),
    unit_price_usd: usdAmount(),
    max_quantity: wholeNumber(1, 1000),
    category: optionalLine(60),
    /** In pounds, for the costs at a show; null if unknown. */
    weight_lb: weightInPounds(),
    /** The sizes that it fits; all if empty, or missing as in records of former versions. */
    fits: z.optional(z.array(z.enum(STANDARD_SIZES)).check(eachOnce('A size is listed twice'))),
    image_url: z.nullable(mediaUrl()),
    /** The 3D model; `kinds` are the kinds of its pieces. */
    model: z.optional(z.nullable(storedModel())),
    is_active: z.boolean(),
    sort_order: placeInList(),
    admin_id: documentId(),
  }),
  labels: {
    name: 'Name',
    unit_price_usd: 'Price (USD)',
    max_quantity: 'Max Quantity',
    category: 'Category',
    weight_lb: 'Weight Each (lb)',
    fits: 'Fits',
    description: 'Description',
    image_url: 'Image',
    model: '3D Model',
    is_active: 'Active (visible to customers)',
  },
  administrators: { read: 'all', write: ['create', 'update', 'delete'], change: 'all' },
  stamps: 'optional',
  writtenBy: 'Administrators, in the panel',
  kept: 'Until an administrator deletes it',
  defaults: { max_quantity: DEFAULT_MAX_QUANTITY, sort_order: 0, is_active: true },
});

export type ExtraFields = FieldsOf<typeof EXTRAS>;
/** An extra in GET /api/content. */
export type Extra = Published<typeof EXTRAS>;
