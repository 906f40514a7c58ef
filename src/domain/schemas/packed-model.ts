import * as z from 'zod/mini';
import { markedUploadSchema } from './marking.ts';
import { storedModel } from './stored-model.ts';

/** Changes to an uploaded model, as sentences for its author. */
const repairNotesSchema = z.array(z.object({ text: z.string() }));
export type RepairNote = z.infer<typeof repairNotesSchema>[number];

/** Answer about a model that was packed: what its record stores, and what its author should know. */
export const packedModelSchema = z.extend(markedUploadSchema, {
  success: z.literal(true),
  model: storedModel(),
  notes: repairNotesSchema,
});
export type PackedModelAnswer = z.infer<typeof packedModelSchema>;
