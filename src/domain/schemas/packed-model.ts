import * as z from 'zod/mini';
import { MAX_NAMES, MAX_PART_NAME, markedUploadSchema, markingSchema, pressSchema } from '#booth/common.ts';
import { STANDARD_SIZES } from '../quote/catalogue.ts';
import { SLUG } from '../slug.ts';
import { storedModel } from './stored-model.ts';
import { modelUrl, requiredLine } from './text.ts';

const names = () => z.array(requiredLine(MAX_PART_NAME, 'A name is empty')).check(z.maxLength(MAX_NAMES));

/** A model to pack again with another marking. */
export const markModelSchema = z.object({
  url: modelUrl(),
  /** A description for the model's new address: lower-case words joined by hyphens. */
  name: z.string().check(z.regex(SLUG), z.maxLength(60)),
  /** A design's booth size, such as 10x20. */
  size: z.optional(z.enum(STANDARD_SIZES)),
  marking: z.extend(markingSchema, { left_out: names(), ignored: names() }),
  /** A part to leave out, by a point on it. */
  press: z.optional(pressSchema),
});
export type MarkModelRequest = z.infer<typeof markModelSchema>;

/** Answer about a model that was packed: what its record stores, and what its author should know. */
export const packedModelSchema = z.extend(markedUploadSchema, {
  success: z.literal(true),
  model: storedModel(),
  /** Changes to the model, as sentences for its author. */
  notes: z.array(z.object({ text: z.string() })),
});
export type PackedModelAnswer = z.infer<typeof packedModelSchema>;
