import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { type Bucket, IdempotencyStrategy } from '@google-cloud/storage';
import {
  locateImage,
  type ProcessedImage,
  processImage,
  storeImage,
} from '../../functions/src/media/process-image.ts';

const FOLDER = resolve(import.meta.dirname, 'images');
/** Cache of encoded pictures, which makes seeding the next stack fast. */
const CACHE = resolve(import.meta.dirname, '../../.local/demo-images');

export type DemoImages = Awaited<ReturnType<typeof demoImages>>;

/** Lists the bucket once. Uploads are retried: a busy emulator hangs up on some, and a second one changes nothing. */
export async function demoImages(bucket: Bucket) {
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  const [files] = await bucket.getFiles();
  const stored = new Set(files.map(({ name }) => name));
  return {
    /** Stores `images/<file>` like an administrator's upload into `folder` unless it exists, and resolves to its address. */
    async store(file: string, folder: string): Promise<string> {
      const input = await readFile(resolve(FOLDER, file));
      const { name } = parse(file);
      const location = await locateImage(input, name, folder);
      const paths = [...location.paths, location.mailPath];
      if (!paths.every((path) => stored.has(path))) {
        await storeImage(bucket, (await cached(paths)) ?? (await encoded(input, name, folder)));
      }
      return location.url;
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

/** Writes atomically, since two stacks may be seeded at once. */
async function encoded(input: Buffer, name: string, folder: string): Promise<Files> {
  const { files } = await processImage(input, name, folder);
  await mkdir(CACHE, { recursive: true });
  for (const { path, body } of files) {
    const unfinished = `${cachePath(path)}.${process.pid}`;
    await writeFile(unfinished, body);
    await rename(unfinished, cachePath(path));
  }
  return files;
}
