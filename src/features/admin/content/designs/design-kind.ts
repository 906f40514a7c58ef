import * as z from 'zod/mini';
import { DESIGN_VIEWS } from '../../../../domain/quote/catalogue.ts';
import { BOOTH_DESIGNS, type BoothDesignFields } from '../../../../domain/records/booth-designs.ts';
import { copyName, freeSlug, imageName } from '../../../../domain/slug.ts';
import { recordKind } from '../editor/record-kind.ts';

export const designKind = recordKind(BOOTH_DESIGNS, {
  noun: 'Booth Design',
  texts: {
    none: 'No booth designs added yet. Add your first design to get started.',
    loadFailed: 'Error loading booth designs',
    newTitle: 'Add New Booth Design',
    editTitle: 'Edit Booth Design',
    save: 'Save Design',
    update: 'Update Design',
    missing: 'Please fill in all required fields.',
    added: 'Design added',
    addFailed: 'Error saving design',
    updated: 'Design updated',
    updateFailed: 'Error updating design',
    deleted: 'Design deleted',
    deleteFailed: 'Error deleting design',
  },
  nameOf: ({ title }) => title,
  copyOf: (design, all) => {
    const title = copyName(design.title);
    return { ...design, title, slug: freeSlug(title, new Set(all.map(({ slug }) => slug))) };
  },
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
    failedTitle: (view) => `Error uploading ${view} image`,
  },
});

/** Returns the schema of the design form. `taken` holds the slugs of the other designs. */
export function designFormSchema(taken: ReadonlySet<string>): typeof designKind.formSchema {
  const isFree = z.refine<string>((text) => !taken.has(text), { error: 'Another design has this slug' });
  return z.extend(designKind.formSchema, { slug: BOOTH_DESIGNS.schema.shape.slug.check(isFree) });
}

export function missingInDesign({ images, price, features }: BoothDesignFields): string[] {
  const views = DESIGN_VIEWS.filter(({ key }) => !images?.[key]);
  return [
    views.length === DESIGN_VIEWS.length ? 'picture' : views.map(({ label }) => label.toLowerCase()),
    price > 0 ? [] : 'price',
    features.length > 0 ? [] : 'features',
  ].flat();
}
