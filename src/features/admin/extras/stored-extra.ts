import type { DocumentData } from 'firebase/firestore';
import { DEFAULT_MAX_QUANTITY } from '../../../domain/catalogue.ts';
import { parsePrice } from '../../../domain/pricing.ts';
import type { ExtraFields } from '../../../domain/schemas/extra.ts';
import { textOf, textOrNull } from '../../../domain/stored-values.ts';
import type { Live } from '../shared/record.ts';

/** An extra as the panel holds it. */
export type StoredExtra = Live<ExtraFields>;

/** Reads a stored extra; what a record of an older shape lacks has its default. */
export function extraOf(fields: Live<DocumentData>): StoredExtra {
  const max = fields['max_quantity'];
  return {
    id: fields.id,
    version: fields.version,
    name: textOf(fields['name']),
    description: textOf(fields['description']),
    unit_price_usd: parsePrice(fields['unit_price_usd'] as number | string | null),
    max_quantity: Number.isInteger(max) ? (max as number) : DEFAULT_MAX_QUANTITY,
    category: textOf(fields['category']),
    image_url: textOrNull(fields['image_url']),
    is_active: fields['is_active'] === true,
    sort_order: parsePrice(fields['sort_order'] as number | string | null),
    admin_id: textOf(fields['admin_id']),
  };
}
