import type { MarkModelRequest } from '../../../../../domain/schemas/mark-model.ts';
import { type PackedModelAnswer, packedModelSchema } from '../../../../../domain/schemas/packed-model.ts';
import { postFor } from '../../../../../lib/admin-api.ts';

/** The server repairs and packs for at most this long, in milliseconds. */
const PATIENCE_MS = 115_000;

/** Packs a stored model again with a marking. @throws AdminApiError */
export function packAgain(request: MarkModelRequest): Promise<PackedModelAnswer> {
  return postFor(packedModelSchema, 'models/mark', request, { patienceMs: PATIENCE_MS });
}
