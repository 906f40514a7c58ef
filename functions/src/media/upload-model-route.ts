import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { MAX_MODEL_BYTES } from '../../../src/domain/media.ts';
import { invalid } from '../http/problem.ts';
import { parseInput } from '../http/read-json.ts';
import type { Bucket } from '../platform/firebase.ts';
import { ModelRefused } from './model-refused.ts';
import { packUpload } from './pack-upload.ts';
import { type oneAtATime, storeImage } from './process-image.ts';
import { processModel } from './process-model.ts';
import { mediaName, readBytes } from './read-upload.ts';

/** Middleware that leaves the bytes of the request in `request.body`. */
export const readModelFile = readBytes(MAX_MODEL_BYTES, {
  tooLarge: 'The model is larger than 8 MB. Reduce its pictures, or its triangles.',
  encoded: 'Please choose a GLB file.',
});

const placeSchema = z.object({
  folder: z.enum(['extras', 'booth-designs'], {
    error: 'Say what the model is for: extras or booth-designs',
  }),
  name: mediaName('model'),
});

interface UploadDependencies {
  readonly bucket: () => Bucket;
  /** Shared with images: both need memory. */
  readonly inTurn: ReturnType<typeof oneAtATime>;
}

/**
 * POST /api/admin/models?folder=&name=: checks and packs a GLB, stores it and answers 201 with what its record has; 400
 * `invalid` with the reasons of a refusal as `model.0`, `model.1` and so on.
 */
export function uploadModelRoute({ bucket, inTurn }: UploadDependencies): RequestHandler {
  return async (request, response) => {
    const { folder, name } = parseInput(placeSchema, request.query);
    const kind = folder === 'extras' ? 'extra' : 'design';
    const { model, files } = await inTurn(async () => {
      const packed = await packUpload(request.body as Buffer, kind, name);
      return processModel(packed, name, folder);
    }).catch(refuse);
    await storeImage(bucket(), files);
    response.status(201).json({ success: true, model });
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof ModelRefused)) throw error;
  throw invalid(Object.fromEntries(error.reasons.map((reason, index) => [`model.${index}`, reason])));
}
