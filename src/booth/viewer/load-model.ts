import { takeEarly } from './fetch-early.ts';
import type { Model } from './model.ts';

export interface LoadRequest {
  readonly id: number;
  readonly url: string;
  readonly kind: 'model' | 'image';
  /** The file at `url`, if already loaded. */
  readonly file: ArrayBuffer | null;
}

export type LoadResult = { readonly id: number } & (
  | { readonly model: Model }
  | { readonly image: ImageBitmap }
  | { readonly error: string }
);

interface Waiting {
  readonly done: (result: LoadResult) => void;
  readonly failed: (error: Error) => void;
}

/** Loads and decodes models and images in a worker. */
export class ModelLoader {
  readonly #worker = new Worker(new URL('./model-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #isDisposed = false;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<LoadResult>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('error' in data) waiting?.failed(new Error(data.error));
      else waiting?.done(data);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#failAll('The worker does not run.');
    };
  }

  /** @throws Error when it cannot be fetched or read */
  async model(url: string): Promise<Model> {
    const result = await this.#ask('model', url);
    if (!('model' in result)) throw new Error(`${url} is no model.`);
    return result.model;
  }

  /** @throws Error when it cannot be fetched or read */
  async image(url: string): Promise<ImageBitmap> {
    const result = await this.#ask('image', url);
    if (!('image' in result)) throw new Error(`${url} is no image.`);
    return result.image;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#worker.terminate();
    this.#failAll('Not wanted any more.');
  }

  async #ask(kind: LoadRequest['kind'], url: string): Promise<LoadResult> {
    const file = await takeEarly(url);
    if (this.#isDisposed) throw new Error('Not wanted any more.');
    const id = this.#count++;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage({ id, url, kind, file } satisfies LoadRequest, file ? [file] : []);
    });
  }

  #failAll(why: string): void {
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
    this.#waiting.clear();
  }
}
