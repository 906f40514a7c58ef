import * as z from 'zod/mini';
import { STANDARD_SIZES } from '../../../domain/catalogue.ts';
import { contentMessages } from '../../../domain/content-messages.ts';
import { messages } from '../../../domain/messages.ts';
import { type BoothDesignFields, boothDesignSchema } from '../../../domain/schemas/booth-design.ts';
import { usdTextOrZero } from '../../../domain/schemas/form-text.ts';
import { MAX_SLUG_LENGTH } from '../../../domain/slug.ts';
import { imageChoice, storedImage } from '../record-editor/image-choice.ts';
import { entryTexts, listEntries } from '../record-editor/list-entry.ts';

const { title, description, booth_size } = boothDesignSchema.shape;

/** The design dialog's fields (specification sections 2 and 5); `taken` are the slugs of the other designs. */
export function designFormSchema(taken: ReadonlySet<string>) {
  return z.object({
    title,
    slug: z.string().check(
      z.trim(),
      z.minLength(1, { error: 'Slug is required', abort: true }),
      z.maxLength(MAX_SLUG_LENGTH, { error: messages.fields.tooLong(MAX_SLUG_LENGTH), abort: true }),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
        error: 'Use lower-case letters and digits, words joined by hyphens',
        abort: true,
      }),
      z.refine((slug: string) => !taken.has(slug), { error: contentMessages.designs.slugTaken }),
    ),
    booth_size,
    price: usdTextOrZero(),
    images: z.object({
      topview: imageChoice(),
      frontview: imageChoice(),
      leftview: imageChoice(),
      rightview: imageChoice(),
    }),
    description,
    features: entryTexts(200),
  });
}

export type DesignForm = z.input<ReturnType<typeof designFormSchema>>;
export type DesignEntry = z.output<ReturnType<typeof designFormSchema>>;

/** What the dialog starts with: the design, or the defaults of a new one (specification section 9). */
export function designFormOf(design: BoothDesignFields | null): DesignForm {
  return {
    title: design?.title ?? '',
    slug: design?.slug ?? '',
    booth_size: design?.booth_size ?? STANDARD_SIZES[0],
    price: design ? String(design.price) : '',
    images: {
      topview: storedImage(design?.images?.topview),
      // The legacy single image stands in for the front view; saving makes it that
      frontview: storedImage(design?.images?.frontview ?? design?.image_url),
      leftview: storedImage(design?.images?.leftview),
      rightview: storedImage(design?.images?.rightview),
    },
    description: design?.description ?? '',
    features: listEntries(design?.features ?? []),
  };
}
