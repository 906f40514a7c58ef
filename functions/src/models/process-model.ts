import { createHash } from 'node:crypto';
import { kindsIn, type ModelKinds, PACKING } from '../../../packages/booth-3d/src/server.ts';
import { MEDIA_PREFIX, sourcePath } from '../../../src/domain/media.ts';
import { type ProcessedImage, plainName } from '../media/process-image.ts';

/** A model to store: the fields of its record, and its files in the bucket. */
export interface ProcessedModel {
  readonly model: { readonly url: string } & ModelKinds;
  readonly files: ProcessedImage['files'];
}

/**
 * Returns a packed model's record fields and files.
 * @param packed gzipped, as `packUpload` returns it
 * @param folder first part of the path: 'booth-designs' or 'extras'
 * @param source the uploaded file, kept so that it can be packed again
 * @throws Error if it is not a packed model
 */
export function processModel(packed: Buffer, name: string, folder: string, source: Buffer): ProcessedModel {
  const hash = createHash('sha256').update(packed).update(source).digest('hex').slice(0, 16);
  const path = `${folder}/${plainName(name)}-${hash}.bin`;
  return {
    model: { url: `${MEDIA_PREFIX}${path}`, ...kindsIn(packed) },
    files: [
      { path, body: packed, metadata: { packing: PACKING } },
      { path: sourcePath(path), body: source },
    ],
  };
}
