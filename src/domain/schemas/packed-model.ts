import * as z from 'zod/mini';
import { markedUploadSchema } from './marking.ts';
import { repairNotesSchema } from './model-repair.ts';
import { storedModel } from './stored-model.ts';

/** Answer about a model that was packed: what its record stores, and what its author should know. */
export const packedModelSchema = z.extend(markedUploadSchema, {
  success: z.literal(true),
  model: storedModel(),
  notes: repairNotesSchema,
});
export type PackedModelAnswer = z.infer<typeof packedModelSchema>;
