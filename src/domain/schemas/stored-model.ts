import * as z from 'zod/mini';
import { storedMarkingSchema } from '#booth/common.ts';
import { drawnUrl, follows, modelUrl, requiredLine } from './text.ts';

/**
 * URL of a stored 3D model. The kinds of its pieces or places tell what fits where without reading its file. In a
 * design, all places of `kinds` can be used at once; places of `rest` exclude each other, or need furniture to be
 * removed. `has` are the kinds of the pieces that the design itself has, one for each piece.  `marking` is for the panel. `blank` is the picture of its front for
 * a visitor's logo, which the panel draws, and `blank_places` are the logo's places in it (`blankDesign` reads them).
 */
export function storedModel() {
  return z.object({
    url: modelUrl(),
    kinds: modelKinds(),
    rest: z.optional(modelKinds()),
    has: z.optional(modelKinds()),
    marking: z.optional(storedMarkingSchema.check(follows('marking'))),
    blank: z.optional(drawnUrl()),
    blank_places: z.optional(
      // Readers check each line; more checks in firestore.rules would reach its limit of 1,000 expressions
      z.array(requiredLine(120, 'A place is empty')).check(z.maxLength(60), follows('drawn-places')),
    ),
  });
}

export type StoredModel = z.infer<ReturnType<typeof storedModel>>;

function modelKinds() {
  return z.array(requiredLine(40, 'A kind is empty')).check(z.maxLength(30));
}
