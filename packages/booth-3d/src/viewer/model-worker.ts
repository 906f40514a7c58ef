/** Fetches and decodes models off the main thread. */
import { answerCalls } from './called-worker.ts';
import { fetchModel } from './fetch-model.ts';
import type { Model } from './load-model.ts';
import { readModel } from './read-model.ts';

const AS_STORED: ImageBitmapOptions = { premultiplyAlpha: 'none', colorSpaceConversion: 'none' };

answerCalls(modelAt, partsOf);

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
