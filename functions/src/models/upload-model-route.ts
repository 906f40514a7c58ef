import * as z from 'zod/mini';
import {
  MARKED_LISTS,
  type Marking,
  NO_MARKING,
  type RefusedEntry,
  storedMarking,
} from '../../../packages/booth-3d/src/common.ts';
import { ModelRefused, packUpload, partOfUpload } from '../../../packages/booth-3d/src/server.ts';
import { MARK_MODEL, UPLOAD_MODEL } from '../../../src/domain/api/admin-routes.ts';
import { MAX_MODEL_BYTES, MEDIA_PREFIX, sourcePath } from '../../../src/domain/media.ts';
import { STANDARD_SIZES } from '../../../src/domain/quote/catalogue.ts';
import type { MarkModelRequest } from '../../../src/domain/schemas/packed-model.ts';
import { invalid, Problem } from '../http/problem.ts';
import { parseInput } from '../http/read-json.ts';
import { type ServedRoute, serve } from '../http/serve.ts';
import { storeImage } from '../media/process-image.ts';
import { bytesOf, mediaName, readBytes, type UploadDependencies } from '../media/upload-image-route.ts';
import { type Bucket, nullIfMissing } from '../platform/firebase.ts';
import { processModel } from './process-model.ts';

const modelSchema = z.object({
  folder: z.enum(['extras', 'booth-designs'], {
    error: 'Say what the model is for: extras or booth-designs',
  }),
  name: mediaName('model'),
  /** A design's booth size, such as 10x20. */
  size: z.optional(z.enum(STANDARD_SIZES)),
});
const METERS_PER_FOOT = 0.3048;

/**
 * POST /api/admin/models?folder=&name=&size=: repairs, checks and packs a GLB, stores it and answers 201 with
 * the record's fields and notes about repairs, or 400 `invalid` with the reasons as `model.0`, `model.1` and so on.
 */
export function uploadModelRoute(dependencies: UploadDependencies): ServedRoute {
  const tooLarge = 'The model is larger than 30 MB. Reduce its pictures, or its triangles.';
  const encoded = 'Please choose a GLB file.';
  const handlers = readBytes(MAX_MODEL_BYTES, { tooLarge, encoded }, async (request, response) => {
    const upload = parseInput(modelSchema, request.query);
    const source = bytesOf(request);
    const stored = await packAndStore(dependencies, { ...upload, source, marking: NO_MARKING });
    response.status(201).json({ success: true, ...stored });
  });
  return { route: UPLOAD_MODEL, handlers };
}

/**
 * POST /api/admin/models/mark: packs a stored model again, with what was marked by pointing. Answers as an upload.
 * Entries that do not fit the model are left out and named.
 */
export function markModelRoute(dependencies: UploadDependencies): ServedRoute {
  return serve(MARK_MODEL, async ({ url, press, ...upload }) => {
    const path = url.slice(MEDIA_PREFIX.length);
    const source = await readSourceFile(dependencies.bucket(), sourcePath(path));
    const folder = path.startsWith('extras/') ? 'extras' : 'booth-designs';
    return packAndStore(dependencies, { ...upload, folder, source, press });
  });
}

/** @throws Problem `not-found` */
export async function readSourceFile(bucket: Bucket, path: string): Promise<Buffer> {
  const found = await nullIfMissing(bucket.file(path).download());
  if (found) return found[0];
  throw new Problem('not-found', { text: 'The file of this model is no longer stored. Choose it again.' });
}

interface ModelToStore extends Pick<MarkModelRequest, 'name' | 'size' | 'marking' | 'press'> {
  readonly folder: 'extras' | 'booth-designs';
  /** The GLB as it was uploaded. */
  readonly source: Buffer;
}

/** Packs and stores a model. @throws Problem `invalid` with the reasons why it cannot be packed */
export async function packAndStore(
  { bucket, inTurn }: UploadDependencies,
  { folder, name, size, source, marking: wanted, press }: ModelToStore,
) {
  const task = {
    bytes: source,
    kind: folder === 'extras' ? 'extra' : 'design',
    size: size ? sidesOf(size) : null,
  } as const;
  const { model, marking, files, ...answer } = await inTurn(async () => {
    const pressed = press && (await partOfUpload({ ...task, marking: wanted }, press));
    const marking = pressed ? { ...wanted, left_out: [...wanted.left_out, pressed] } : wanted;
    const { packed, ...about } = await packUpload({ ...task, name, marking });
    const { model, files } = processModel(packed, name, folder, source);
    return { ...about, marking, model, files };
  }).catch(refuseModel);
  await storeImage(bucket(), files);
  const kept = storedMarking(withoutRefused(marking, answer.refused));
  return { model: { ...model, ...(kept && { marking: kept }) }, ...answer };
}

function withoutRefused(marking: Marking, refused: readonly RefusedEntry[]): Marking {
  const kept = MARKED_LISTS.map((list) => {
    const isRefused = (index: number) => refused.some((each) => each.list === list && each.index === index);
    return [list, (marking[list] as unknown[]).filter((_, index) => !isRefused(index))];
  });
  return { ...marking, ...Object.fromEntries(kept) };
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
