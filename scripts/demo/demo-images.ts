import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { type Bucket, IdempotencyStrategy } from '@google-cloud/storage';
import {
  locateImage,
  type ProcessedImage,
  processImage,
  storeImage,
} from '../../functions/src/media/process-image.ts';
import { type ProcessedModel, processModel } from '../../functions/src/models/process-model.ts';
import { type ModelFolder, packDemoModels, packedModelPath, sourceModelPath } from './packed-models.ts';

const FOLDER = resolve(import.meta.dirname, 'images');
/** Cache of encoded pictures, which speeds up seeding the next stack. */
const CACHE = resolve(import.meta.dirname, '../../.local/demo-images');

export type DemoImages = Awaited<ReturnType<typeof demoImages>>;

/**
 * Returns functions that store demo files. Lists the bucket once. Uploads are retried: a busy emulator drops some,
 * and uploading again is harmless.
 */
export async function demoImages(bucket: Bucket) {
  await packDemoModels();
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  const [files] = await bucket.getFiles();
  const stored = new Set(files.map(({ name }) => name));
  const areStored = (paths: readonly string[]) => paths.every((path) => stored.has(path));
  return {
    /** Stores `images/<file>` in `folder` like an administrator's upload unless it exists; resolves to its address. */
    async store(file: string, folder: string): Promise<string> {
      const input = await readFile(resolve(FOLDER, file));
      const { name } = parse(file);
      const location = await locateImage(input, name, folder);
      const paths = [...location.paths, location.mailPath];
      if (!areStored(paths)) {
        await storeImage(bucket, (await cached(paths)) ?? (await encoded(input, name, folder)));
      }
      return location.url;
    },
    /** Stores the model `models/<from>/<slug>.glb` in the same way and resolves to its record's value. */
    async storeModel(from: ModelFolder, slug: string, folder: string): Promise<ProcessedModel['model']> {
      const packed = await readFile(packedModelPath(from, slug));
      const source = await readFile(sourceModelPath(from, slug));
      const { model, files } = processModel(packed, slug, folder, source);
      if (!areStored(files.map(({ path }) => path))) await storeImage(bucket, files);
      return model;
    },
  };
}

function cachePath(path: string): string {
  return resolve(CACHE, path.replaceAll('/', '_'));
}

type Files = ProcessedImage['files'];

async function cached(paths: readonly string[]): Promise<Files | null> {
  try {
    return await Promise.all(paths.map(async (path) => ({ path, body: await readFile(cachePath(path)) })));
  } catch {
    return null;
  }
}

/** Encodes a picture. Writes the cache atomically, since two stacks may be seeded at once. */
async function encoded(...image: Parameters<typeof processImage>): Promise<Files> {
  const { files } = await processImage(...image);
  await mkdir(CACHE, { recursive: true });
  for (const { path, body } of files) {
    const unfinished = `${cachePath(path)}.${process.pid}`;
    await writeFile(unfinished, body);
    await rename(unfinished, cachePath(path));
  }
  return files;
}
