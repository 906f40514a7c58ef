import * as z from 'zod/mini';
import { UPLOAD_MODEL } from '../../../src/domain/api/admin-routes.ts';
import { MAX_MODEL_BYTES } from '../../../src/domain/media.ts';
import type { ServedRoute } from '../http/admin-route.ts';
import { invalid } from '../http/problem.ts';
import { parseInput } from '../http/read-json.ts';
import { storeImage } from '../media/process-image.ts';
import { bytesOf, mediaName, readBytes, type UploadDependencies } from '../media/upload-image-route.ts';
import { ModelRefused } from './model-refused.ts';
import { packUpload } from './pack-upload.ts';
import { processModel } from './process-model.ts';

const modelSchema = z.object({
  folder: z.enum(['extras', 'booth-designs'], {
    error: 'Say what the model is for: extras or booth-designs',
  }),
  name: mediaName('model'),
});

/**
 * POST /api/admin/models?folder=&name=: checks and packs a GLB, stores it and answers 201 with the record's fields, or
 * 400 `invalid` with the reasons as `model.0`, `model.1` and so on.
 */
export function uploadModelRoute({ bucket, inTurn }: UploadDependencies): ServedRoute {
  const tooLarge = 'The model is larger than 8 MB. Reduce its pictures, or its triangles.';
  const encoded = 'Please choose a GLB file.';
  const handlers = readBytes(MAX_MODEL_BYTES, { tooLarge, encoded }, async (request, response) => {
    const { folder, name } = parseInput(modelSchema, request.query);
    const { model, files } = await inTurn(async () => {
      const packed = await packUpload(bytesOf(request), folder === 'extras' ? 'extra' : 'design', name);
      return processModel(packed, name, folder);
    }).catch(refuseModel);
    await storeImage(bucket(), files);
    response.status(201).json({ success: true, model });
  });
  return { route: UPLOAD_MODEL, handlers };
}

function refuseModel(error: unknown): never {
  if (!(error instanceof ModelRefused)) throw error;
  throw invalid(Object.fromEntries(error.reasons.map((reason, index) => [`model.${index}`, reason])));
}
