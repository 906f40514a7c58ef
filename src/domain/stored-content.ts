/**
 * Reading of stored content, field by field, so that nothing added to a record later gets out by itself; what a record of
 * an older shape lacks is empty or has its default (specification section 3).
 */
import { DEFAULT_MAX_QUANTITY, DESIGN_VIEWS } from './catalogue.ts';
import { parsePrice } from './pricing.ts';
import type { BoothDesignFields } from './schemas/booth-design.ts';
import type { ExtraFields } from './schemas/extra.ts';
import type { ReferenceProjectFields } from './schemas/reference-project.ts';
import { recordOf, textOf, textOrNull, textsOf } from './stored-values.ts';

type Stored = Record<string, unknown>;

const RENDERINGS = ['design_top_view', 'design_front_view', 'design_right_view'] as const;
const PHOTOS = ['stand_front_photo', 'stand_side_photo', 'stand_interior_photo'] as const;

/** A stored booth design; its price may be a number or a numeric text. */
export function readBoothDesign(fields: Stored): Omit<BoothDesignFields, 'admin_id'> {
  return {
    title: textOf(fields['title']),
    slug: textOf(fields['slug']),
    description: textOf(fields['description']),
    booth_size: textOf(fields['booth_size']) as BoothDesignFields['booth_size'],
    price: amountOf(fields['price']),
    features: textsOf(fields['features']),
    images: recordOf(
      fields['images'],
      DESIGN_VIEWS.map(({ key }) => key),
    ),
    image_url: textOrNull(fields['image_url']),
  };
}

/** A stored extra. */
export function readExtra(fields: Stored): Omit<ExtraFields, 'admin_id'> {
  return {
    name: textOf(fields['name']),
    description: textOf(fields['description']),
    unit_price_usd: amountOf(fields['unit_price_usd']),
    max_quantity: maxQuantityOf(fields),
    category: textOf(fields['category']),
    image_url: textOrNull(fields['image_url']),
    is_active: fields['is_active'] === true,
    sort_order: amountOf(fields['sort_order']),
  };
}

/** The most pieces of a stored extra that one quote may have. */
export function maxQuantityOf(fields: Stored): number {
  const max = fields['max_quantity'];
  return Number.isInteger(max) ? (max as number) : DEFAULT_MAX_QUANTITY;
}

/** A stored reference project. */
export function readReferenceProject(fields: Stored): Omit<ReferenceProjectFields, 'admin_id'> {
  return {
    company_name: textOf(fields['company_name']),
    conference_name: textOf(fields['conference_name']),
    location: textOf(fields['location']),
    industry: textOf(fields['industry']) as ReferenceProjectFields['industry'],
    booth_size: textOf(fields['booth_size']) as ReferenceProjectFields['booth_size'],
    description: textOf(fields['description']),
    features: textsOf(fields['features']),
    outcomes: textsOf(fields['outcomes']),
    design_renderings: recordOf(fields['design_renderings'], RENDERINGS),
    stand_photos: recordOf(fields['stand_photos'], PHOTOS),
  };
}

function amountOf(value: unknown): number {
  return parsePrice(value as number | string | null | undefined);
}
