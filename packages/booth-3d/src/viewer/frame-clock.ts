/** Frame interval of a slow device: 25 frames per second. */
const SLOW_MS = 40;
/** Slow frames in a row that mark a device as slow. */
const SLOW_FRAMES = 4;
/** Milliseconds without motion until the scene is at rest. */
const REST_MS = 200;

/**
 * Draws a frame for a `performance.now()` time, cheaply on a slow device if `light`.
 * @returns true if an animation needs another frame
 */
type DrawFrame = (now: number, light: boolean) => boolean;

/** Requests frames only after changes, and none while the canvas is hidden. */
export class FrameClock {
  readonly #draw: DrawFrame;
  readonly #observer: IntersectionObserver;
  readonly #sizes: ResizeObserver;
  #isInView = true;
  #wanted = false;
  #request = 0;
  #askedAt = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #slowFrames = 0;

  constructor(canvas: HTMLCanvasElement, draw: DrawFrame) {
    this.#draw = draw;
    this.#observer = new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)?.isIntersecting ?? true;
      this.#schedule();
    });
    this.#observer.observe(canvas);
    this.#sizes = new ResizeObserver(() => this.request());
    this.#sizes.observe(canvas);
  }

  /** Requests a frame; it is drawn once the canvas is visible. */
  request(): void {
    this.#wanted = true;
    this.#schedule();
  }

  dispose(): void {
    this.#observer.disconnect();
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#rest);
    this.#wanted = false;
  }

  #schedule(): void {
    if (!this.#wanted || this.#request || !this.#isInView) return;
    this.#askedAt = performance.now();
    // Hidden pages get none until they are visible
    this.#request = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    clearTimeout(this.#rest);
    this.#request = 0;
    this.#wanted = false;
    // A late frame counts as slow
    const waited = performance.now() - this.#askedAt;
    if (waited > SLOW_MS) this.#slowFrames++;
    else if (this.#slowFrames < SLOW_FRAMES) this.#slowFrames = 0;
    const light = this.#slowFrames >= SLOW_FRAMES;
    const goesOn = this.#draw(now, light);
    if (goesOn) this.request();
    else if (light) this.#rest = setTimeout(() => this.#drawInFull(), REST_MS);
  }

  /** Redraws in full quality after a cheap motion. */
  #drawInFull(): void {
    this.#slowFrames = 0;
    this.request();
  }
}
