import { CalledWorker } from './called-worker.ts';
import type { PackedModel } from './model.ts';

/** A model that is ready for the GPU. */
export type Model = Omit<PackedModel, 'images'> & { readonly images: readonly ImageBitmap[] };

/** Loads and decodes models by their address in a worker. Calls fail if one cannot be fetched or read. */
export class ModelLoader extends CalledWorker<string, Model> {
  constructor() {
    super(new Worker(new URL('./model-worker.ts', import.meta.url), { type: 'module' }));
  }
}
