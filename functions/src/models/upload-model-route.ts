import * as z from 'zod/mini';
import { UPLOAD_MODEL } from '../../../src/domain/api/admin-routes.ts';
import { MAX_MODEL_BYTES } from '../../../src/domain/media.ts';
import { STANDARD_SIZES } from '../../../src/domain/quote/catalogue.ts';
import { REPAIR_STEPS } from '../../../src/domain/schemas/model-repair.ts';
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
  /** A design's booth size, such as 10x20. */
  size: z.optional(z.enum(STANDARD_SIZES)),
  /** Steps of the repair that are switched off, joined by commas. */
  without: z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((text: string) => text.split(',').filter(Boolean)),
    ),
    z.array(z.enum(REPAIR_STEPS)),
  ),
});
const METERS_PER_FOOT = 0.3048;

/**
 * POST /api/admin/models?folder=&name=&size=&without=: repairs, checks and packs a GLB, stores it and answers 201 with
 * the record's fields and notes about repairs, or 400 `invalid` with the reasons as `model.0`, `model.1` and so on.
 */
export function uploadModelRoute({ bucket, inTurn }: UploadDependencies): ServedRoute {
  const tooLarge = 'The model is larger than 30 MB. Reduce its pictures, or its triangles.';
  const encoded = 'Please choose a GLB file.';
  const handlers = readBytes(MAX_MODEL_BYTES, { tooLarge, encoded }, async (request, response) => {
    const { folder, name, size, without } = parseInput(modelSchema, request.query);
    const { model, files, notes } = await inTurn(async () => {
      const { packed, notes } = await packUpload({
        bytes: bytesOf(request),
        kind: folder === 'extras' ? 'extra' : 'design',
        name,
        size: size ? sidesOf(size) : null,
        without,
      });
      return { notes, ...(await processModel(packed, name, folder)) };
    }).catch(refuseModel);
    await storeImage(bucket(), files);
    response.status(201).json({ success: true, model, notes });
  });
  return { route: UPLOAD_MODEL, handlers };
}

/** Returns a booth's width and depth in meters. */
function sidesOf(size: string): [width: number, depth: number] {
  const [width = 0, depth = 0] = size.split('x').map((feet) => Number(feet) * METERS_PER_FOOT);
  return [width, depth];
}

function refuseModel(error: unknown): never {
  if (!(error instanceof ModelRefused)) throw error;
  throw invalid(Object.fromEntries(error.reasons.map((reason, index) => [`model.${index}`, reason])));
}
