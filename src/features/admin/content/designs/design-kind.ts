import * as z from 'zod/mini';
import { fieldMessages } from '../../../../domain/messages/fields.ts';
import { DESIGN_VIEWS } from '../../../../domain/quote/catalogue.ts';
import { BOOTH_DESIGNS, type BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import { copyName, freeSlug, imageName, MAX_SLUG_LENGTH, SLUG } from '../../../../domain/slug.ts';
import type { Stored } from '../../controls/live-lists/stored-record.ts';
import { contentMessages } from '../content-messages.ts';
import { recordKind } from '../editor/record-kind.ts';

const texts = contentMessages.designs;

/** A booth design in the panel. */
export type LiveDesign = Stored<BoothDesignFields>;

export const designKind = recordKind(BOOTH_DESIGNS, {
  noun: 'Booth Design',
  texts: { ...texts, missing: contentMessages.missingText },
  required: { title: true, slug: true, description: true },
  plain: ['weight_lb'],
  nameOf: ({ title }) => title,
  copyOf: (design, all) => {
    const title = copyName(design.title);
    return { ...design, title, slug: freeSlug(title, new Set(all.map(({ slug }) => slug))) };
  },
  unedited: ['image_url', 'sort_order'],
  newFields: { image_url: null },
  // A save moves an older record's single image to the front view
  always: { image_url: null },
  shownAs: (design) => ({
    ...design,
    images: { ...design.images, frontview: design.images?.frontview ?? design.image_url },
  }),
  images: {
    folder: 'booth-designs',
    nameOf: ({ slug }, view) => imageName(slug, view),
    savedWithout: true,
    failedTitle: texts.uploadFailed,
  },
});

/** The design dialog's fields, with the price as typed. */
export type DesignForm = z.input<typeof designKind.formSchema>;

/** Returns the schema of the design form. `taken` holds the slugs of the other designs. */
export function designFormSchema(taken: ReadonlySet<string>): typeof designKind.formSchema {
  const slug = z.string().check(
    z.trim(),
    z.minLength(1, { error: 'Slug is required', abort: true }),
    z.maxLength(MAX_SLUG_LENGTH, { error: fieldMessages.tooLong(MAX_SLUG_LENGTH), abort: true }),
    z.regex(SLUG, { error: 'Use lower-case letters and digits, words joined by hyphens', abort: true }),
    z.refine((text: string) => !taken.has(text), { error: texts.slugTaken }),
  );
  return z.extend(designKind.formSchema as unknown as z.ZodMiniObject, {
    slug,
  }) as unknown as typeof designKind.formSchema;
}

/** Lists missing parts of a booth design that visitors would notice. */
export function missingInDesign({ images, price, features }: BoothDesignFields): string[] {
  const views = DESIGN_VIEWS.filter(({ key }) => !images?.[key]);
  return [
    views.length === DESIGN_VIEWS.length ? 'picture' : views.map(({ label }) => label.toLowerCase()),
    price > 0 ? [] : 'price',
    features.length > 0 ? [] : 'features',
  ].flat();
}
