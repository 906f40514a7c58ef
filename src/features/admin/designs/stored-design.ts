import type { DocumentData } from 'firebase/firestore';
import { DESIGN_VIEWS } from '../../../domain/catalogue.ts';
import { parsePrice } from '../../../domain/pricing.ts';
import type { BoothDesignFields } from '../../../domain/schemas/booth-design.ts';
import { recordOf, textOf, textOrNull, textsOf } from '../../../domain/stored-values.ts';
import type { Live } from '../shared/record.ts';

/** A booth design as the panel holds it. */
export type StoredDesign = Live<BoothDesignFields>;

/** Reads a stored booth design; a price may be a number or a numeric text (specification section 3). */
export function designOf(fields: Live<DocumentData>): StoredDesign {
  return {
    id: fields.id,
    version: fields.version,
    title: textOf(fields['title']),
    slug: textOf(fields['slug']),
    description: textOf(fields['description']),
    booth_size: textOf(fields['booth_size']) as StoredDesign['booth_size'],
    price: parsePrice(fields['price'] as number | string | null),
    features: textsOf(fields['features']),
    images: recordOf(
      fields['images'],
      DESIGN_VIEWS.map(({ key }) => key),
    ),
    image_url: textOrNull(fields['image_url']),
    admin_id: textOf(fields['admin_id']),
  };
}
