import { readFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { type Bucket, IdempotencyStrategy } from '@google-cloud/storage';
import {
  locateImage,
  type ProcessedImage,
  processImage,
  storeImage,
} from '../../functions/src/media/process-image.ts';
import { type ProcessedModel, processModel } from '../../functions/src/models/process-model.ts';
import {
  type ModelFolder,
  packDemoModels,
  packedModelPath,
  sourceModelPath,
  writeAtomically,
} from './packed-models.ts';

const FOLDER = resolve(import.meta.dirname, 'images');
/** Cache of encoded pictures, which speeds up seeding the next stack. */
const CACHE = resolve(import.meta.dirname, '../../.local/demo-images');

/**
 * Returns functions that store demo files in an empty bucket. Uploads are retried: a busy emulator drops some, and
 * uploading again is harmless.
 */
export async function demoImages(bucket: Bucket) {
  await packDemoModels();
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return {
    /** Stores `images/<file>` in `folder` like an administrator's upload; resolves to its address. */
    async store(file: string, folder: string): Promise<string> {
      const input = await readFile(resolve(FOLDER, file));
      const { name } = parse(file);
      const location = await locateImage(input, name, folder);
      const paths = [...location.paths, location.mailPath];
      await storeImage(bucket, await encoded(paths, input, name, folder));
      return location.url;
    },
    /** Stores the model `models/<from>/<slug>.glb` in the same way and resolves to its record's value. */
    async storeModel(from: ModelFolder, slug: string, folder: string): Promise<ProcessedModel['model']> {
      const packed = await readFile(packedModelPath(from, slug));
      const source = await readFile(sourceModelPath(from, slug));
      const { model, files } = processModel(packed, slug, folder, source);
      await storeImage(bucket, files);
      return model;
    },
  };
}

const cachePath = (path: string) => resolve(CACHE, path.replaceAll('/', '_'));

/** Returns a picture's files from the cache, or encodes it. */
async function encoded(
  paths: readonly string[],
  ...image: Parameters<typeof processImage>
): Promise<ProcessedImage['files']> {
  const cached = paths.map(async (path) => ({ path, body: await readFile(cachePath(path)) }));
  const known = await Promise.all(cached).catch(() => null);
  if (known) return known;
  const { files } = await processImage(...image);
  for (const { path, body } of files) await writeAtomically(cachePath(path), body);
  return files;
}
