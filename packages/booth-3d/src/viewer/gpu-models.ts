import { loadImage } from '../create-canvas-context.ts';
import { freeModel, type GpuModel, newTexture, uploadImage, uploadModel } from './gpu-model.ts';
import type { ModelLoader } from './load-model.ts';
import type { Crop, Furniture, ModelPiece, ModelScene, Socket, Vec3 } from './model.ts';
import { plus } from './vector.ts';

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
  async design(url: string): Promise<GpuModel> {
    const loaded = await this.#loader.call(url);
    if (this.#isDisposed) throw new Error('No longer needed.');
    const model = uploadModel(this.#gl, loaded);
    this.#kept.add(model);
    return model;
  }

  /** Returns one of the extra's pieces. @throws Error when it cannot be loaded */
  async extra(url: string, piece: number): Promise<GpuModel> {
    const model = this.#extras.get(url) ?? this.design(url);
    this.#extras.set(url, model);
    // Retry after a failure
    model.catch(() => this.#extras.delete(url));
    return modelPiece(await model, piece);
  }

  hall(): Promise<WebGLTexture> {
    this.#hall ??= loadImage(HALL_URL).then((image) => uploadImage(this.#gl, image));
    return this.#hall;
  }

  free(model: GpuModel): void {
    if (this.#kept.delete(model)) freeModel(this.#gl, model);
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const model of this.#kept) freeModel(this.#gl, model);
    this.#kept.clear();
    this.#hall?.then((texture) => this.#gl.deleteTexture(texture)).catch(() => undefined);
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

/** Returns the scene of one piece around its origin: bounds, marks, and its part of the shadow. */
export function pieceScene(scene: ModelScene, piece: ModelPiece): ModelScene {
  const { shadow, sockets, screens = [] } = scene;
  const { at, name, reach } = piece;
  const [x, z] = at;
  const [low, high] = piece.box;
  const side = 2 * reach;
  const own = (places: readonly Socket[]) =>
    places.filter(({ on }) => on === name).map((place) => ({ ...place, p: plus(place.p, [x, 0, z], -1) }));
  return {
    ...scene,
    sockets: own(sockets),
    screens: own(screens),
    box: [
      [low[0] - x, low[1], low[2] - z],
      [high[0] - x, high[1], high[2] - z],
    ],
    ...(shadow && { shadow: { x: 0, z: 0, w: side, d: side, crop: cropAround(at, side, shadow) } }),
  };
}

function cropAround([x, z]: ModelPiece['at'], side: number, shadow: NonNullable<ModelScene['shadow']>): Crop {
  const left = x - side / 2 - (shadow.x - shadow.w / 2);
  const back = z - side / 2 - (shadow.z - shadow.d / 2);
  return [left / shadow.w, back / shadow.d, side / shadow.w, side / shadow.d];
}

export interface ShownDesign {
  /** Shares everything on the GPU with the whole design except the light on the deck. */
  readonly model: GpuModel;
  /** The light on the deck; null if all furniture is there. The caller deletes it. */
  readonly floor: WebGLTexture | null;
  /** Names of what is missing. */
  readonly gone: string;
}

/** Removes the named furniture from a design, with its triangles, marks and shadow. */
export function withoutFurniture(
  gl: WebGL2RenderingContext,
  design: GpuModel,
  names: readonly string[],
): ShownDesign {
  const { scene } = design;
  const gone = (scene.furniture ?? []).filter(({ name }) => names.includes(name));
  const runs = gone.flatMap((each) => each.runs);
  const floor = floorWithout(gl, design, gone);
  const rest = (places: readonly Socket[]) =>
    places.filter(({ on }) => on === undefined || !names.includes(on));
  return {
    floor,
    gone: `${names}`,
    model: {
      ...design,
      scene: { ...scene, sockets: rest(scene.sockets), screens: rest(scene.screens ?? []) },
      textures: design.textures.map((texture, index) => (index === scene.maps.floor && floor) || texture),
      parts: design.parts.map((part, index) => {
        const indices = part.triangles.indices.filter(
          (_, at) => !runs.some(([of, start, count]) => of === index && at >= start && at < start + count),
        );
        gl.bindVertexArray(part.shape.vertices);
        gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
        gl.bindVertexArray(null);
        return {
          ...part,
          shape: { ...part.shape, count: indices.length },
          triangles: { ...part.triangles, indices },
        };
      }),
    },
  };
}

/** Returns a copy of the deck's light without the shadows of the removed furniture. */
function floorWithout(gl: WebGL2RenderingContext, { scene, textures }: GpuModel, gone: readonly Furniture[]) {
  const [first] = gone;
  const whole = textures[scene.maps.floor ?? -1];
  if (!first || !whole) return null;
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, frame);
  const readFrom = (texture: WebGLTexture | null) =>
    gl.framebufferTexture2D(gl.READ_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const floor = newTexture(gl, {});
  readFrom(whole);
  gl.copyTexImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 0, 0, ...first.light.of, 0);
  for (const { light } of gone) {
    const [x, y, w, h] = light.at;
    readFrom(textures[light.map] ?? null);
    gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, x, y, 0, 0, w, h);
  }
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.deleteFramebuffer(frame);
  return floor;
}
