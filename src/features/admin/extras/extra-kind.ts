import { contentMessages } from '../../../domain/content-messages.ts';
import { formatUsdCents, parsePrice } from '../../../domain/pricing.ts';
import type { ExtraFields } from '../../../domain/schemas/extra.ts';
import { imageName } from '../../../domain/slug.ts';
import { imageInWords } from '../record-editor/described-field.ts';
import type { RecordKind } from '../record-editor/record-kind.ts';
import type { Uploads } from '../record-editor/use-uploads.ts';
import { reportFailure } from '../session/report-failure.ts';
import { type ExtraEntry, type ExtraForm, extraFormOf } from './extra-form.ts';
import { extraOf } from './stored-extra.ts';

const texts = contentMessages.extras;

/** What the dialogs need to know about extras. */
export const extraKind: RecordKind<ExtraFields, ExtraForm, ExtraEntry> = {
  collection: 'extras',
  noun: 'Extra',
  texts: { ...texts, missing: texts.missingText },
  required: ['name', 'unit_price_usd'],
  read: extraOf,
  nameOf: ({ name }) => name,
  formOf: extraFormOf,
  inWords: (form) => [
    { label: 'Name', text: form.name.trim() },
    { label: 'Price (USD)', text: formatUsdCents(parsePrice(form.unit_price_usd)) },
    { label: 'Max Quantity', text: form.max_quantity.trim() },
    { label: 'Category', text: form.category.trim() },
    { label: 'Description', text: form.description.trim() },
    imageInWords('Image', form.image),
    { label: 'Active (visible to customers)', text: form.is_active ? 'Yes' : 'No' },
  ],
  prepare: prepareExtra,
  newFields: { sort_order: 0 },
};

/** An image that cannot be uploaded aborts the save (specification section 8). */
async function prepareExtra({ image, ...fields }: ExtraEntry, uploads: Uploads, failedTitle: string) {
  const { urls, failures } = await uploads.run({
    folder: 'extras',
    nameOf: () => imageName(fields.name),
    images: { image },
  });
  const [failure] = failures;
  if (!failure) return { ...fields, image_url: urls.image };
  reportFailure(failedTitle, failure.error, texts.uploadFailed);
  return null;
}
