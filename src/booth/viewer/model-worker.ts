/** Fetches and decodes models away from the page's own thread. */
import { fetchFile } from './fetch-early.ts';
import type { LoadRequest, LoadResult } from './load-model.ts';
import type { Model } from './model.ts';
import { readModel } from './read-model.ts';

const AS_STORED: ImageBitmapOptions = { premultiplyAlpha: 'none', colorSpaceConversion: 'none' };

self.onmessage = async ({ data: { id, url, kind, file } }: MessageEvent<LoadRequest>) => {
  let result: LoadResult;
  const transfer: Transferable[] = [];
  try {
    if (kind === 'image') {
      const image = await createImageBitmap(await (await at(url, file)).blob(), AS_STORED);
      transfer.push(image);
      result = { id, image };
    } else {
      const model = await readFile(await at(url, file));
      transfer.push(...model.images, ...model.parts.flatMap(buffersOf));
      result = { id, model };
    }
  } catch (error) {
    result = { id, error: String(error) };
  }
  self.postMessage(result, { transfer });
};

async function readFile({ body, url }: Response): Promise<Model> {
  if (!body) throw new Error(`${url} is empty.`);
  const file = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const { images, ...model } = readModel(file);
  const bitmaps = images.map(({ bytes, type }) => createImageBitmap(new Blob([bytes], { type }), AS_STORED));
  return { ...model, images: await Promise.all(bitmaps) };
}

async function at(url: string, file: ArrayBuffer | null): Promise<Response> {
  return file ? new Response(file) : fetchFile(url);
}

function buffersOf({ attributes, indices }: Model['parts'][number]): ArrayBuffer[] {
  return [indices.buffer, ...attributes.map(({ bytes }) => bytes.buffer)];
}
