import type { ExtraFields } from '../../../../domain/records/extras.ts';

/** Names what visitors would miss in an extra, hidden ones included. */
export function missingInExtra({ image_url, unit_price_usd, description }: ExtraFields): string[] {
  return [
    image_url ? [] : 'picture',
    unit_price_usd > 0 ? [] : 'price',
    description === '' ? 'description' : [],
  ].flat();
}
