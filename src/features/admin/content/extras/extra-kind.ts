import { EXTRAS, type ExtraFields } from '../../../../domain/records/extras.ts';
import { copyName, imageName } from '../../../../domain/slug.ts';
import { recordKind } from '../editor/record-kind.ts';

export const extraKind = recordKind(EXTRAS, {
  noun: 'Extra',
  texts: {
    none: 'No extras added yet. Add your first extra to get started.',
    loadFailed: 'Error loading extras',
    newTitle: 'Add Extra',
    editTitle: 'Edit Extra',
    save: 'Save Extra',
    update: 'Update Extra',
    missing: 'Please fill in the required fields (name and price).',
    added: 'Extra added',
    addFailed: 'Error adding extra',
    updated: 'Extra updated',
    updateFailed: 'Error updating extra',
    deleted: 'Extra deleted',
    deleteFailed: 'Error deleting extra',
  },
  needed: { unit_price_usd: 'Price is required' },
  nameOf: ({ name }) => name,
  copyOf: (extra) => ({ ...extra, name: copyName(extra.name) }),
  images: {
    folder: 'extras',
    nameOf: ({ name }) => imageName(name),
    savedWithout: false,
    failedText: (reason) => `Image upload failed: ${reason}`,
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
