import { DESIGN_VIEWS } from '../../../domain/catalogue.ts';
import { contentMessages } from '../../../domain/content-messages.ts';
import { formatUsdCents, parsePrice } from '../../../domain/pricing.ts';
import type { BoothDesignFields } from '../../../domain/schemas/booth-design.ts';
import { imageName } from '../../../domain/slug.ts';
import { isRefusal } from '../../../lib/firebase/session.ts';
import { imageInWords } from '../record-editor/described-field.ts';
import { describeEntries } from '../record-editor/list-entry.ts';
import type { RecordKind } from '../record-editor/record-kind.ts';
import type { Uploads } from '../record-editor/use-uploads.ts';
import { reportFailure } from '../session/report-failure.ts';
import { type DesignEntry, type DesignForm, designFormOf } from './design-form.ts';
import { designOf } from './stored-design.ts';

const texts = contentMessages.designs;

/** What the dialogs need to know about booth designs. */
export const designKind: RecordKind<BoothDesignFields, DesignForm, DesignEntry> = {
  collection: 'booth_designs',
  noun: 'Booth Design',
  texts: { ...texts, missing: contentMessages.missingText },
  required: ['title', 'slug', 'description'],
  read: designOf,
  nameOf: ({ title }) => title,
  formOf: designFormOf,
  inWords: (form) => [
    { label: 'Title', text: form.title.trim() },
    { label: 'Slug', text: form.slug.trim() },
    { label: 'Booth Size', text: form.booth_size },
    { label: 'Design Price (USD)', text: formatUsdCents(parsePrice(form.price)) },
    ...DESIGN_VIEWS.map(({ key, label }) => imageInWords(label, form.images[key])),
    { label: 'Description', text: form.description.trim() },
    { label: 'Features', text: describeEntries(form.features) },
  ],
  prepare: prepareDesign,
  newFields: {},
};

/** An image that cannot be uploaded is told; the others proceed (specification section 8). */
async function prepareDesign({ images, ...fields }: DesignEntry, uploads: Uploads) {
  const { urls, failures } = await uploads.run({
    folder: 'booth-designs',
    nameOf: (view) => imageName(fields.slug, view),
    images,
  });
  for (const { field, error } of failures) reportFailure(texts.uploadFailed(field), error);
  // Without a session nothing would be saved: the dialog stays as it is
  if (failures.some(({ error }) => isRefusal(error))) return null;
  // The legacy single image has become the front view, or was removed there
  return { ...fields, images: urls, image_url: null };
}
