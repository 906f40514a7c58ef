import type { PackedModel } from './model.ts';

/** A model that is ready for the GPU. */
export interface Model extends Omit<PackedModel, 'images'> {
  readonly images: readonly ImageBitmap[];
}

export interface LoadRequest {
  readonly id: number;
  readonly url: string;
  readonly kind: 'model' | 'image';
}

export type LoadResult = { readonly id: number } & (
  | { readonly loaded: Model | ImageBitmap }
  | { readonly error: string }
);

interface Waiting {
  readonly done: (loaded: Model | ImageBitmap) => void;
  readonly failed: (error: Error) => void;
}

/** Loads and decodes models and images in a worker. */
export class ModelLoader {
  readonly #worker = new Worker(new URL('./model-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<LoadResult>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.failed(new Error(data.error));
      else waiting?.done(data.loaded);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#failAll('The worker is not running.');
    };
  }

  /** @throws Error when it cannot be fetched or read */
  model(url: string): Promise<Model> {
    return this.#ask('model', url) as Promise<Model>;
  }

  /** @throws Error when it cannot be fetched or read */
  image(url: string): Promise<ImageBitmap> {
    return this.#ask('image', url) as Promise<ImageBitmap>;
  }

  dispose(): void {
    this.#worker.terminate();
    this.#failAll('No longer needed.');
  }

  #ask(kind: LoadRequest['kind'], url: string): Promise<Model | ImageBitmap> {
    return new Promise((done, failed) => {
      const id = this.#count++;
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage({ id, url, kind } satisfies LoadRequest);
    });
  }

  #failAll(why: string): void {
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
    this.#waiting.clear();
  }
}
