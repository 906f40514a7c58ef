import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { readModel } from '../../../packages/booth-3d/src/viewer/read-model.ts';
import { MEDIA_PREFIX, sourcePath } from '../../../src/domain/media.ts';
import { type ProcessedImage, plainName } from '../media/process-image.ts';
import { type ModelKinds, modelKinds } from './model-kinds.ts';

/** Version of what packing makes of a file. With a higher one, stored models are packed again (repack-models.ts). */
export const PACKING = '2';

/** Maximum bytes of an unpacked model. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A model to store: the fields of its record, and its files in the bucket. */
export interface ProcessedModel {
  readonly model: { readonly url: string } & ModelKinds;
  readonly files: ProcessedImage['files'];
}

/**
 * Returns a packed model's record fields and files.
 * @param packed gzipped, as pack-upload.ts returns it
 * @param folder first part of the path: 'booth-designs' or 'extras'
 * @param source the uploaded file, kept so that it can be packed again
 * @throws Error if it is not a packed model
 */
export function processModel(packed: Buffer, name: string, folder: string, source: Buffer): ProcessedModel {
  const { buffer } = new Uint8Array(gunzipSync(packed, { maxOutputLength: MAX_BYTES }));
  const { scene } = readModel(buffer);
  const hash = createHash('sha256').update(packed).update(source).digest('hex').slice(0, 16);
  const path = `${folder}/${plainName(name)}-${hash}.bin`;
  return {
    model: { url: `${MEDIA_PREFIX}${path}`, ...modelKinds(scene) },
    files: [
      { path, body: packed, metadata: { packing: PACKING } },
      { path: sourcePath(path), body: source },
    ],
  };
}
