/** Fetches and decodes models off the main thread. */
import type { LoadRequest, LoadResult, Model } from './load-model.ts';
import { readModel } from './read-model.ts';

const AS_STORED: ImageBitmapOptions = { premultiplyAlpha: 'none', colorSpaceConversion: 'none' };

self.onmessage = async ({ data: { id, url, kind } }: MessageEvent<LoadRequest>) => {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    const loaded =
      kind === 'image' ? await createImageBitmap(await response.blob(), AS_STORED) : await readFile(response);
    const transfer = loaded instanceof ImageBitmap ? [loaded] : partsOf(loaded);
    self.postMessage({ id, loaded } satisfies LoadResult, { transfer });
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies LoadResult);
  }
};

async function readFile({ body, url }: Response): Promise<Model> {
  if (!body) throw new Error(`${url} is empty.`);
  const file = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const { images, ...model } = readModel(file);
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
