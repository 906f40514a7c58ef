/** Fetches and decodes models off the main thread. */
import { answerCalls } from './called-worker.ts';
import { fetchModel } from './fetch-model.ts';
import type { LoadRequest, Model } from './load-model.ts';
import { readModel } from './read-model.ts';

const AS_STORED: ImageBitmapOptions = { premultiplyAlpha: 'none', colorSpaceConversion: 'none' };

answerCalls<LoadRequest, Model | ImageBitmap>(
  ({ url, kind }) => (kind === 'model' ? modelAt(url) : imageAt(url)),
  (loaded) => (loaded instanceof ImageBitmap ? [loaded] : partsOf(loaded)),
);

async function imageAt(url: string): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return createImageBitmap(await response.blob(), AS_STORED);
}

async function modelAt(url: string): Promise<Model> {
  const { images, ...model } = readModel(await fetchModel(url));
  const bitmaps = images.map(({ bytes, type }) => createImageBitmap(new Blob([bytes], { type }), AS_STORED));
  return { ...model, images: await Promise.all(bitmaps) };
}

function partsOf({ images, parts }: Model): Transferable[] {
  const buffers = parts.flatMap(({ attributes, indices }) => [
    indices.buffer,
    ...attributes.map(({ bytes }) => bytes.buffer),
  ]);
  return [...images, ...buffers];
}
