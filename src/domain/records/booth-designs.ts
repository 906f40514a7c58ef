import * as z from 'zod/mini';
import { MAX_LIST_ENTRIES, STANDARD_SIZES } from '../quote/catalogue.ts';
import { storedModel } from '../schemas/stored-model.ts';
import {
  documentId,
  mediaUrl,
  requiredLine,
  requiredText,
  slug,
  usdAmount,
  weightInPounds,
} from '../schemas/text.ts';
import { placeInList } from './place-in-list.ts';
import { type Dated, defineRecord, type FieldsOf, type Published } from './record.ts';

const view = z.optional(z.nullable(mediaUrl()));

export const BOOTH_DESIGNS = defineRecord({
  name: 'booth_designs',
  about: 'A design that visitors choose for a booth size; its price is the design fee.',
  isPersonal: false,
  schema: z.object({
    title: requiredLine(120, 'Title is required'),
    slug: slug(),
    description: requiredText(2000, 'Description is required'),
    booth_size: z.enum(STANDARD_SIZES),
    price: usdAmount(),
    /** In pounds, for the costs at a show; null if unknown. */
    weight_lb: weightInPounds(),
    features: z.array(requiredLine(200, 'A feature is empty')).check(z.maxLength(MAX_LIST_ENTRIES)),
    images: z.nullable(z.object({ topview: view, frontview: view, leftview: view, rightview: view })),
    /** The single image of older records, used if the front view is missing. */
    image_url: view,
    /** The 3D model; `kinds` are the kinds of its places. */
    model: z.optional(z.nullable(storedModel())),
    /** Missing until the designs are reordered. */
    sort_order: z.optional(placeInList()),
    admin_id: documentId(),
  }),
  labels: {
    title: 'Title',
    slug: 'Slug',
    booth_size: 'Booth Size',
    price: 'Design Price (USD)',
    weight_lb: 'Weight (lb)',
    model: '3D Model',
    images: 'Design Images',
    description: 'Description',
    features: 'Features',
    image_url: 'Single image of older records',
  },
  administrators: { read: 'all', write: ['create', 'update', 'delete'], change: 'all' },
  stamps: 'required',
  writtenBy: 'Administrators, in the panel',
  kept: 'Until an administrator deletes it',
  defaults: { booth_size: STANDARD_SIZES[0] },
});

export type BoothDesignFields = FieldsOf<typeof BOOTH_DESIGNS>;
/** A booth design in GET /api/content. */
export type BoothDesign = Dated<Published<typeof BOOTH_DESIGNS>>;

/** A booth design with only the fields that visitors see. */
export const publishedDesignSchema = z.extend(z.omit(BOOTH_DESIGNS.schema, { admin_id: true }), {
  id: documentId(),
});
export type PublishedDesign = z.infer<typeof publishedDesignSchema>;
