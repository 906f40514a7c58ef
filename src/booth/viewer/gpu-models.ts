import { freeModel, type GpuModel, uploadImage, uploadModel } from './gpu-model.ts';
import type { ModelLoader } from './load-model.ts';
import { DESIGN_FILES, EXTRA_FILES, HALL_URL } from './manifest.ts';
import { modelPiece } from './model-piece.ts';

/** The models of one context: the design, and each extra once, however many pieces of it stand there. */
export class GpuModels {
  readonly #gl: WebGL2RenderingContext;
  readonly #loader: ModelLoader;
  readonly #extras = new Map<string, Promise<GpuModel>>();
  readonly #kept = new Set<GpuModel>();
  #hall: Promise<WebGLTexture> | undefined;
  #isDisposed = false;

  constructor(gl: WebGL2RenderingContext, loader: ModelLoader) {
    this.#gl = gl;
    this.#loader = loader;
  }

  /** @throws Error when there is no such model, or it cannot be had */
  design(slug: string): Promise<GpuModel> {
    return this.#load(DESIGN_FILES[slug]?.url);
  }

  /**
   * One of the extra's pieces.
   * @throws Error when there is no such model, or it cannot be had
   */
  async extra(slug: string, piece: number): Promise<GpuModel> {
    return modelPiece(await this.#extra(slug), piece);
  }

  #extra(slug: string): Promise<GpuModel> {
    const known = this.#extras.get(slug);
    if (known) return known;
    const model = this.#load(EXTRA_FILES[slug]?.url);
    this.#extras.set(slug, model);
    // The next try asks again
    model.catch(() => this.#extras.delete(slug));
    return model;
  }

  hall(): Promise<WebGLTexture> {
    this.#hall ??= this.#loader.image(HALL_URL).then((image) => {
      const texture = uploadImage(this.#gl, image);
      image.close();
      return texture;
    });
    return this.#hall;
  }

  /** Takes a model off the GPU. */
  free(model: GpuModel): void {
    if (this.#kept.delete(model)) freeModel(this.#gl, model);
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const model of this.#kept) freeModel(this.#gl, model);
    this.#kept.clear();
    this.#hall?.then((texture) => this.#gl.deleteTexture(texture)).catch(() => undefined);
  }

  async #load(url: string | undefined): Promise<GpuModel> {
    if (!url) throw new Error('There is no such model.');
    const loaded = await this.#loader.model(url);
    if (this.#isDisposed) throw new Error('Not wanted any more.');
    const model = uploadModel(this.#gl, loaded);
    this.#kept.add(model);
    return model;
  }
}
