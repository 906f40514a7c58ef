import { freeModel, type GpuModel, uploadImage, uploadModel } from './gpu-model.ts';
import type { ModelLoader } from './load-model.ts';
import type { Vec3 } from './model.ts';
import { pieceScene } from './piece-scene.ts';

/** The hall around every booth, as a panorama. */
const HALL_URL = new URL('../../assets/hall.webp', import.meta.url).href;

/** A context's models by address: the design, and each extra once. */
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

  /** @throws Error when it cannot be loaded */
  design(url: string): Promise<GpuModel> {
    return this.#load(url);
  }

  /**
   * Returns one of the extra's pieces.
   * @throws Error when it cannot be loaded
   */
  async extra(url: string, piece: number): Promise<GpuModel> {
    return modelPiece(await this.#extra(url), piece);
  }

  #extra(url: string): Promise<GpuModel> {
    const known = this.#extras.get(url);
    if (known) return known;
    const model = this.#load(url);
    this.#extras.set(url, model);
    // Retry after a failure
    model.catch(() => this.#extras.delete(url));
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

  /** Deletes a model from the GPU. */
  free(model: GpuModel): void {
    if (this.#kept.delete(model)) freeModel(this.#gl, model);
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const model of this.#kept) freeModel(this.#gl, model);
    this.#kept.clear();
    this.#hall?.then((texture) => this.#gl.deleteTexture(texture)).catch(() => undefined);
  }

  async #load(url: string): Promise<GpuModel> {
    const loaded = await this.#loader.model(url);
    if (this.#isDisposed) throw new Error('No longer needed.');
    const model = uploadModel(this.#gl, loaded);
    this.#kept.add(model);
    return model;
  }
}

/** Returns one piece of a multi-piece model, around its origin; it shares the model's GPU resources. */
function modelPiece(model: GpuModel, index: number): GpuModel {
  const { pieces } = model.scene;
  const piece = pieces?.[index];
  if (!pieces || !piece) return model;
  const [x, z] = piece.at;
  return {
    ...model,
    scene: pieceScene(model.scene, piece),
    parts: model.parts.map((part, at) => {
      const counts = pieces.map((each) => each.counts[at] ?? 0);
      const before = counts.slice(0, index).reduce((sum, count) => sum + count, 0);
      const shift: Vec3 = [part.shift[0] - x, part.shift[1], part.shift[2] - z];
      const indices = part.triangles.indices.subarray(before, before + (counts[index] ?? 0));
      return {
        ...part,
        shift,
        shape: { ...part.shape, start: before * indices.BYTES_PER_ELEMENT, count: indices.length },
        triangles: { ...part.triangles, indices, shift },
      };
    }),
  };
}
