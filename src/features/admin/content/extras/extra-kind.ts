import { EXTRAS, type ExtraFields } from '../../../../domain/records/extras.ts';
import { copyName, imageName } from '../../../../domain/slug.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { contentMessages } from '../content-messages.ts';
import { recordKind } from '../editor/record-kind.ts';

const texts = contentMessages.extras;

/** An extra in the panel. */
export type LiveExtra = Stored<ExtraFields>;

export const extraKind = recordKind(EXTRAS, {
  noun: 'Extra',
  texts: { ...texts, missing: texts.missingText },
  needed: { unit_price_usd: 'Price is required' },
  nameOf: ({ name }) => name,
  copyOf: (extra) => ({ ...extra, name: copyName(extra.name) }),
  images: {
    folder: 'extras',
    nameOf: ({ name }) => imageName(name),
    savedWithout: false,
    failedText: texts.uploadFailed,
  },
});

/** Lists missing parts of an extra, hidden or not, that visitors would notice. */
export function missingInExtra({ image_url, unit_price_usd, description }: ExtraFields): string[] {
  return [
    image_url ? [] : 'picture',
    unit_price_usd > 0 ? [] : 'price',
    description === '' ? 'description' : [],
  ].flat();
}
