import * as z from 'zod/mini';
import { markedUploadSchema } from '#booth/common.ts';
import { storedModel } from './stored-model.ts';

/** Answer about a model that was packed: what its record stores, and what its author should know. */
export const packedModelSchema = z.extend(markedUploadSchema, {
  success: z.literal(true),
  model: storedModel(),
  /** Changes to the model, as sentences for its author. */
  notes: z.array(z.object({ text: z.string() })),
});
export type PackedModelAnswer = z.infer<typeof packedModelSchema>;
