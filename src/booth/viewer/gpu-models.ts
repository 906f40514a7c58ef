import { freeModel, type GpuModel, uploadImage, uploadModel } from './gpu-model.ts';
import type { ModelLoader } from './load-model.ts';
import type { Crop, ModelPiece, ModelScene, Vec3 } from './model.ts';

/** The hall around every booth, as a panorama. */
const HALL_URL = new URL('../../assets/booth3d/hall.webp', import.meta.url).href;

/** The models of a context: the design, and each extra once. Models are named by their address. */
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
   * One of the extra's pieces.
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

/** Half of the square around a piece from which its contact shadow is taken, in metres: the next piece has its own. */
const SHADOW_REACH = 0.36;

/** One piece of a model that shows several, around its own origin; on the GPU it shares everything with the model. */
function modelPiece(model: GpuModel, index: number): GpuModel {
  const { pieces } = model.scene;
  const piece = pieces?.[index];
  if (!pieces || !piece) return model;
  const [x, z] = piece.at;
  const before = pieces.slice(0, index).reduce((sum, each) => sum + lengthOf(each), 0);
  return {
    ...model,
    scene: pieceScene(model.scene, piece),
    parts: model.parts.map((part) => {
      const shift: Vec3 = [part.shift[0] - x, part.shift[1], part.shift[2] - z];
      const indices = part.triangles.indices.subarray(before, before + lengthOf(piece));
      return {
        ...part,
        shift,
        shape: { ...part.shape, start: before * indices.BYTES_PER_ELEMENT, count: indices.length },
        triangles: { ...part.triangles, indices, shift },
      };
    }),
  };
}

function lengthOf({ runs }: ModelPiece): number {
  return runs.reduce((sum, [, count]) => sum + count, 0);
}

/** The scene of one piece around its own origin: its bounds, and the part of the shadow that lies around it. */
export function pieceScene(scene: ModelScene, { at: [x, z], box: [low, high] }: ModelPiece): ModelScene {
  const { shadow } = scene;
  const side = 2 * SHADOW_REACH;
  return {
    ...scene,
    box: [
      [low[0] - x, low[1], low[2] - z],
      [high[0] - x, high[1], high[2] - z],
    ],
    ...(shadow && { shadow: { x: 0, z: 0, w: side, d: side, crop: cropAround(x, z, shadow) } }),
  };
}

function cropAround(x: number, z: number, shadow: NonNullable<ModelScene['shadow']>): Crop {
  const side = 2 * SHADOW_REACH;
  const left = x - SHADOW_REACH - (shadow.x - shadow.w / 2);
  const back = z - SHADOW_REACH - (shadow.z - shadow.d / 2);
  return [left / shadow.w, back / shadow.d, side / shadow.w, side / shadow.d];
}
