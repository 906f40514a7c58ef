import { createCanvasContext, fileOf } from '../create-canvas-context.ts';
import type { Dress } from '../logo/dress.ts';
import type { PlacedPiece } from '../placement/place-extras.ts';
import { type Frustum, frustumOf, inWindow, rayOf } from './camera.ts';
import { FrameClock } from './frame-clock.ts';
import { ModelLoader } from './load-model.ts';
import type { Look } from './logo-decals.ts';
import type { ViewName } from './model.ts';
import { MovingCamera } from './moving-camera.ts';
import { orbitControls } from './orbit-controls.ts';
import { DECK } from './pieces.ts';
import { drawn, readPixels } from './read-pixels.ts';
import { SceneContent } from './scene-content.ts';
import { SceneProblem } from './scene-problem.ts';
import { plus } from './vector.ts';

export interface SceneViewerOptions {
  readonly canvas: HTMLCanvasElement;
  /** Initial view of the first design. */
  readonly startView: ViewName;
  /** Maximum time from a design's arrival to its first picture, in milliseconds. */
  readonly patienceMs?: number | undefined;
  /** Called when the scene fails; only dispose() is useful afterward. */
  readonly onProblem: (problem: SceneProblem) => void;
  /** Called with the current named view; null after the camera was turned. */
  readonly onView?: (view: ViewName | null) => void;
  /** Called after each picture, with what it shows. */
  readonly onDraw?: ((sight: Frustum) => void) | undefined;
}

const PATIENCE_MS = 2000;
/** Higher ratios make no visible difference. */
const MAX_PIXELS_A_POINT = 2;
const MAX_PIXELS = 2_600_000;
const LIGHT_SCALE = 0.6;
/** Milliseconds to wait for a lost context to return. */
const RESTORE_MS = 5000;
const STILL_QUALITY = 0.86;

/**
 * Renders a booth on a canvas in real time. Draws only after visible changes, handles mouse, touch and keys, and loads
 * files only from this site.
 * @example const viewer = new SceneViewer({ canvas, startView: 'frontview', onProblem: showPictures })
 */
export class SceneViewer {
  readonly #canvas: HTMLCanvasElement;
  readonly #options: SceneViewerOptions;
  readonly #gl: WebGL2RenderingContext;
  readonly #loader: ModelLoader;
  readonly #clock: FrameClock;
  readonly camera: MovingCamera;
  readonly #isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  readonly #ended = new AbortController();
  #content: SceneContent;
  #design = '';
  #pieces: readonly PlacedPiece[] = [];
  #look: Look | null = null;
  /** Counts requests, so that results of older ones are dropped. */
  #lookWish = 0;
  #marked: string | null = null;
  #restoring: ReturnType<typeof setTimeout> | undefined;

  /** @throws SceneProblem `unsupported` if the browser has no WebGL 2 */
  constructor(options: SceneViewerOptions) {
    const { canvas } = options;
    const gl = canvas.getContext('webgl2', { alpha: false });
    if (!gl) throw new SceneProblem('unsupported');
    this.#options = options;
    this.#canvas = canvas;
    this.#gl = gl;
    this.#loader = new ModelLoader();
    this.#content = new SceneContent(gl, this.#loader, this.#isCalm);
    this.#clock = new FrameClock(canvas, (now, light) => this.#tick(now, light));
    this.camera = new MovingCamera({
      view: options.startView,
      isCalm: this.#isCalm,
      onChange: () => this.#clock.request(),
      onView: (view) => options.onView?.(view),
    });
    orbitControls(canvas, this.camera, this.#ended.signal);
    this.#survive();
  }

  /**
   * Shows a design by its model's address, without pieces. Resolves once it is visible.
   * @throws SceneProblem if the model cannot be loaded, or the device is too slow
   */
  async setDesign(url: string): Promise<void> {
    this.#design = url;
    const model = await this.#content.setDesign(url).catch((error: unknown) => {
      throw new SceneProblem('unloadable', error);
    });
    if (!model) return;
    const arrived = performance.now();
    this.camera.face(model.scene);
    // Off-page viewers only make stills, and one picture may take longer than an interactive frame
    if (!this.#canvas.isConnected) return;
    this.#draw(false);
    // A context lost now fires its own restore event
    await drawn(this.#gl);
    if (this.#ended.signal.aborted || url !== this.#design) return;
    const took = performance.now() - arrived;
    if (took > (this.#options.patienceMs ?? PATIENCE_MS)) throw new SceneProblem('slow');
    this.#clock.request();
  }

  /** Places these pieces on the deck; resolves once they are visible. Skips unknown extras. */
  async setPieces(pieces: readonly PlacedPiece[]): Promise<void> {
    this.#pieces = pieces;
    const dropped = await this.#content.setPieces(pieces);
    if (!dropped) return;
    const [first] = dropped;
    if (first) this.camera.glance(first.x);
    this.#clock.request();
  }

  /**
   * Puts a logo on every socket, and the prints in its colors. Resolves once the next frame shows it.
   * @param logo null for the design's own marks; a bitmap stays the caller's, who may close it once another one is set
   * @throws Error if the code for it cannot be loaded
   */
  async setLook(logo: ImageBitmap | Blob | null, dress: Dress): Promise<void> {
    const wish = ++this.#lookWish;
    const bitmap = logo instanceof Blob ? await createImageBitmap(logo) : logo;
    // Lazy-load: few visitors have a logo
    const code = bitmap || dress.wall !== 'designed' ? await import('./paint.ts') : null;
    if (wish !== this.#lookWish || this.#ended.signal.aborted) return;
    this.#look = code?.lookOf(bitmap, dress) ?? null;
    this.#putLook();
  }

  /** Highlights the pieces of an extra; null for none. */
  markExtra(slug: string | null): void {
    this.#marked = slug;
    this.#clock.request();
  }

  /** Returns the index in `setPieces` of the piece at a canvas point, in CSS pixels; null without one. */
  pick(x: number, y: number): number | null {
    const sight = this.#sight();
    const piece = sight && this.#content.pieceAt(sight, ...this.#inWindow(x, y));
    return piece ? this.#pieces.indexOf(piece) : null;
  }

  /** Returns the point of the deck, in meters, that a point of the canvas shows; null above the horizon. */
  deckAt(x: number, y: number): readonly [x: number, z: number] | null {
    const sight = this.#sight();
    const ray = sight && rayOf(sight, ...this.#inWindow(x, y));
    if (!ray || ray[1] >= 0) return null;
    const [deckX, , deckZ] = plus(sight.eye, ray, (DECK - sight.eye[1]) / ray[1]);
    return [deckX, deckZ];
  }

  /** Returns a deck position's point on the canvas, in CSS pixels; null without a design. */
  pointOf({ x, z }: Pick<PlacedPiece, 'x' | 'z'>): readonly [x: number, y: number] | null {
    const sight = this.#sight();
    if (!sight) return null;
    const { clientWidth, clientHeight } = this.#canvas;
    const [across, above] = inWindow(sight, [x, DECK, z]);
    return [((across + 1) / 2) * clientWidth, ((1 - above) / 2) * clientHeight];
  }

  /**
   * Renders the current view at any size in pixels, without highlights, as WebP, or as PNG if the browser cannot.
   * @throws Error if no design is loaded, or the browser cannot make a picture
   */
  async still(width: number, height: number): Promise<Blob> {
    const sight = this.#sight(width / height);
    if (!sight) throw new Error('Nothing to show yet.');
    Object.assign(this.#canvas, { width, height });
    this.#content.draw(sight, width, height, { marked: null, isLight: false });
    const reading = readPixels(this.#gl, [0, 0, width, height]);
    this.#clock.request();
    const pen = createCanvasContext(width, height);
    pen.putImageData(await reading, 0, 0);
    return fileOf(pen.canvas, 'image/webp', STILL_QUALITY);
  }

  dispose(): void {
    this.#ended.abort();
    clearTimeout(this.#restoring);
    this.#clock.dispose();
    this.#loader.dispose();
    this.#content.dispose();
    // Browsers limit contexts per page, and garbage collection may be late
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  #putLook(): void {
    this.#content.setLook(this.#look);
    this.#clock.request();
  }

  /** Handles loss and restoration of the WebGL context. */
  #survive(): void {
    const { signal } = this.#ended;
    const lost = (event: Event) => {
      // Without this the browser does not restore the context
      event.preventDefault();
      this.#restoring = setTimeout(() => this.#options.onProblem(new SceneProblem('lost')), RESTORE_MS);
    };
    this.#canvas.addEventListener('webglcontextlost', lost, { signal });
    this.#canvas.addEventListener('webglcontextrestored', () => void this.#restore(), { signal });
  }

  async #restore(): Promise<void> {
    clearTimeout(this.#restoring);
    this.#content = new SceneContent(this.#gl, this.#loader, this.#isCalm);
    this.#putLook();
    try {
      await this.setDesign(this.#design);
      await this.setPieces(this.#pieces);
    } catch (error) {
      if (this.#ended.signal.aborted) return;
      this.#options.onProblem(error instanceof SceneProblem ? error : new SceneProblem('lost', error));
    }
  }

  #tick(now: number, light: boolean): boolean {
    const drops = this.#content.tick(now);
    const goesOn = this.camera.tick(now);
    this.#draw(light);
    return goesOn || drops;
  }

  #draw(isLight: boolean): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (this.#gl.isContextLost()) return;
    const points = Math.max(1, clientWidth * clientHeight);
    const sharp = Math.min(devicePixelRatio, MAX_PIXELS_A_POINT, Math.sqrt(MAX_PIXELS / points));
    const ratio = isLight ? sharp * LIGHT_SCALE : sharp;
    const width = Math.max(1, Math.round(clientWidth * ratio));
    const height = Math.max(1, Math.round(clientHeight * ratio));
    if (this.#canvas.width !== width || this.#canvas.height !== height)
      Object.assign(this.#canvas, { width, height });
    const sight = this.#sight(width / height);
    if (!sight) return;
    this.#content.draw(sight, width, height, { marked: this.#marked, isLight });
    this.#options.onDraw?.(sight);
  }

  /** Returns the visible area, by default of the canvas; null without a design. */
  #sight(aspect = this.#canvas.clientWidth / this.#canvas.clientHeight): Frustum | null {
    return this.camera.now && frustumOf(this.camera.now, aspect);
  }

  /** Converts a point of the canvas to its place in the window, from -1 to 1. */
  #inWindow(x: number, y: number): [x: number, y: number] {
    const { clientWidth, clientHeight } = this.#canvas;
    return [(x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2];
  }
}
