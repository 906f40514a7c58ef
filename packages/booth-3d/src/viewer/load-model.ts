import { CalledWorker } from './called-worker.ts';
import type { PackedModel } from './model.ts';

/** A model that is ready for the GPU. */
export interface Model extends Omit<PackedModel, 'images'> {
  readonly images: readonly ImageBitmap[];
}

export interface LoadRequest {
  readonly url: string;
  readonly kind: 'model' | 'image';
}

/** Loads and decodes models and images in a worker. */
export class ModelLoader {
  readonly #worker = new CalledWorker<LoadRequest, Model | ImageBitmap>(
    new Worker(new URL('./model-worker.ts', import.meta.url), { type: 'module' }),
  );

  /** @throws Error when it cannot be fetched or read */
  model(url: string): Promise<Model> {
    return this.#worker.call({ kind: 'model', url }) as Promise<Model>;
  }

  /** @throws Error when it cannot be fetched or read */
  image(url: string): Promise<ImageBitmap> {
    return this.#worker.call({ kind: 'image', url }) as Promise<ImageBitmap>;
  }

  dispose(): void {
    this.#worker.dispose();
  }
}
