import type { PlacedPiece } from '../placement/place-extras.ts';
import { type Frustum, isFromAbove } from './camera.ts';
import type { GpuModel } from './gpu-model.ts';
import { GpuModels, type ShownDesign, withoutFurniture } from './gpu-models.ts';
import type { ModelLoader } from './load-model.ts';
import { type Decal, freeDecals, type Look, logoDecals, type Paint } from './logo-decals.ts';
import { type Place, pieceAt, placeOf } from './pieces.ts';
import { type Frame, type PlacedModel, Renderer } from './renderer.ts';

/** A frame's appearance apart from its models. */
interface FrameLook {
  /** Slug of the highlighted extra. */
  readonly marked: string | null;
  /** True to draw cheaply. */
  readonly isLight: boolean;
}

/** A piece in the scene; `since` is the `performance.now()` time at which its drop began. */
type SetPiece = Readonly<{ piece: PlacedPiece; model: GpuModel; since: number }>;

/** Duration of a piece's drop, in milliseconds, and its initial height above the deck, in meters. */
const DROP_MS = 200;
const DROP_HEIGHT = 0.5;

/** The scene's contents on the GPU; lost with the context. */
export class SceneContent {
  readonly #gl: WebGL2RenderingContext;
  readonly #renderer: Renderer;
  readonly #models: GpuModels;
  #design: GpuModel | null = null;
  /** The design without the furniture that pieces replace. */
  #shown: ShownDesign | null = null;
  #hall: WebGLTexture | null = null;
  readonly #isCalm: boolean;
  #pieces: readonly SetPiece[] = [];
  /** True once the design has had pieces: later ones drop in. */
  #isFurnished = false;
  #now = 0;
  #look: Look | null = null;
  #paints = new WeakMap<GpuModel, Paint>();
  #decals: Decal[] | null = null;
  /** Counts requests, so that results of older ones are dropped. */
  #designWish = 0;
  #piecesWish = 0;
  #isDisposed = false;

  /** @param isCalm true for reduced motion */
  constructor(gl: WebGL2RenderingContext, loader: ModelLoader, isCalm: boolean) {
    this.#isCalm = isCalm;
    this.#gl = gl;
    this.#renderer = new Renderer(gl);
    this.#models = new GpuModels(gl, loader);
  }

  /**
   * Loads a design, which replaces the current one with its pieces; null if a newer request replaced this one.
   * @throws Error if it cannot be loaded
   */
  async setDesign(url: string): Promise<GpuModel | null> {
    const wish = ++this.#designWish;
    const [model, hall] = await Promise.all([
      this.#models.design(url),
      this.#models.hall(),
      this.#renderer.ready(),
    ]);
    if (wish !== this.#designWish || this.#isDisposed) {
      this.#models.free(model);
      return null;
    }
    if (this.#design) this.#models.free(this.#design);
    this.#design = model;
    this.#gl.deleteTexture(this.#shown?.floor ?? null);
    this.#shown = { model, floor: null, gone: '' };
    this.#hall = hall;
    this.#piecesWish++;
    this.#pieces = [];
    this.#isFurnished = false;
    this.#renewDecals();
    return model;
  }

  /** @returns the pieces that drop in; null if a newer request replaced this one */
  async setPieces(pieces: readonly PlacedPiece[]): Promise<readonly PlacedPiece[] | null> {
    const wish = ++this.#piecesWish;
    const found = await Promise.all(
      pieces.map(async (piece) => {
        const model = await this.#models.extra(piece.model.url, piece.piece).catch(() => null);
        return model ? [{ piece, model }] : [];
      }),
    );
    if (wish !== this.#piecesWish || this.#isDisposed) return null;
    const since = this.#isFurnished && !this.#isCalm ? performance.now() : Number.NEGATIVE_INFINITY;
    const [before, next] = [this.#pieces, found.flat()];
    const [oldKeys, keys] = [keysOf(before), keysOf(next)];
    this.#pieces = next.map((each, index) => ({
      ...each,
      since: before[oldKeys.indexOf(keys[index] ?? '')]?.since ?? since,
    }));
    this.#isFurnished = true;
    this.#swap(this.#pieces.flatMap(({ piece }) => piece.swap));
    this.#renewDecals();
    return this.#pieces.flatMap((each) => (each.since === since && Number.isFinite(since) ? each.piece : []));
  }

  /** Advances the drop of new pieces to a `performance.now()` time. @returns true while one is still dropping */
  tick(now: number): boolean {
    const didDrop = this.#isDropping();
    this.#now = now;
    const drops = this.#isDropping();
    // A dropping piece has no logo yet
    if (didDrop && !drops) this.#renewDecals();
    return drops;
  }

  #isDropping(): boolean {
    return this.#pieces.some(({ since }) => this.#now - since < DROP_MS);
  }

  /** @param look null for the design's own marks and colors */
  setLook(look: Look | null): void {
    this.#look = look;
    this.#paints = new WeakMap();
    this.#renewDecals();
  }

  /** Returns the piece at a point of the window, -1 (left, bottom) to 1. */
  pieceAt(sight: Frustum, x: number, y: number): PlacedPiece | null {
    if (!this.#shown) return null;
    const fromAbove = isFromAbove(sight);
    const solid = ({ scene, parts }: GpuModel, place: Place) => ({
      place,
      box: scene.box,
      triangles: parts
        .filter(({ isBlended, isOverhead }) => !(isBlended || (fromAbove && isOverhead)))
        .map(({ triangles }) => triangles),
    });
    const pieces = this.#standing(null).map(({ model, place }) => solid(model, place));
    const found = pieceAt(pieces, solid(this.#shown.model, [0, 0, 0, 0]), sight, x, y);
    return found === null ? null : (this.#pieces[found]?.piece ?? null);
  }

  /** Draws into a canvas of this size, once there is a design. */
  draw(sight: Frustum, width: number, height: number, look: FrameLook): void {
    if (!this.#shown) return;
    const { model: design } = this.#shown;
    const frame: Frame = {
      sight,
      design,
      pieces: this.#standing(look.marked),
      decals: this.#decals,
      paint: this.#paint(design),
      hall: this.#hall,
      mirrors: !look.isLight,
    };
    this.#renderer.render(frame, width, height);
  }

  dispose(): void {
    this.#isDisposed = true;
    freeDecals(this.#gl, this.#decals ?? []);
    this.#models.dispose();
    this.#gl.deleteTexture(this.#shown?.floor ?? null);
    this.#renderer.dispose();
  }

  /** Shows the design without the furniture of these names. */
  #swap(names: readonly string[]): void {
    if (!this.#design || this.#shown?.gone === `${names}`) return;
    this.#gl.deleteTexture(this.#shown?.floor ?? null);
    this.#shown = withoutFurniture(this.#gl, this.#design, names);
  }

  #standing(marked: string | null): PlacedModel[] {
    return this.#pieces.map(({ piece, model, since }) => {
      const [x, y, z, yaw] = placeOf(piece, model.scene);
      const left = Math.min(1, Math.max(0, 1 - (this.#now - since) / DROP_MS));
      return {
        model,
        place: [x, y + DROP_HEIGHT * left ** 2, z, yaw],
        isMarked: piece.slug === marked,
        paint: this.#paint(model),
      };
    });
  }

  #paint(model: GpuModel): Paint | null {
    const paint = this.#paints.get(model) ?? this.#look?.paintOf(model) ?? null;
    if (paint) this.#paints.set(model, paint);
    return paint;
  }

  #renewDecals(): void {
    freeDecals(this.#gl, this.#decals ?? []);
    const art = this.#look?.art;
    const model = this.#shown?.model;
    const design = model && { model, place: [0, 0, 0, 0] as const, paint: this.#paint(model) };
    this.#decals =
      art && design
        ? logoDecals(this.#gl, art, [design, ...(this.#isDropping() ? [] : this.#standing(null))])
        : null;
  }
}

/** Returns a key for each piece that survives moves: extra, piece, and number among equals. */
function keysOf(pieces: readonly { readonly piece: PlacedPiece }[]): string[] {
  const kinds = pieces.map(({ piece: { slug, piece } }) => `${slug} ${piece}`);
  return kinds.map(
    (kind, index) => `${kind} ${kinds.slice(0, index).filter((other) => other === kind).length}`,
  );
}
