import type { ExtraFields } from '../../../../domain/records/extras.ts';

/** What visitors would miss in an extra, in their words; a hidden one is looked at, too. */
export function missingInExtra({ image_url, unit_price_usd, description }: ExtraFields): string[] {
  return [
    image_url ? [] : 'picture',
    unit_price_usd > 0 ? [] : 'price',
    description === '' ? 'description' : [],
  ].flat();
}
