import { between, type Camera, cameraOf, type Rest, restOf, turned, zoomed } from './camera.ts';
import type { ModelScene, ViewName } from './model.ts';

/** Camera position after so many milliseconds; null once it has arrived. */
type Motion = (elapsed: number) => Camera | null;

const TO_VIEW_MS = 700;
const FIRST_TURN_MS = 16_000;
/** To either side, in radians. */
const FIRST_TURN = 0.6;
const LEAVING_MS = 3_000;
/** A glide loses this part of its speed in a millisecond, and ends below this one, in radians. */
const FRICTION = 0.0045;
const STILL = 0.00002;

/** From one camera to another, gently at both ends. */
export function motionTo(from: Camera, to: Camera): Motion {
  return (elapsed) => (elapsed < TO_VIEW_MS ? between(from, to, smooth(elapsed / TO_VIEW_MS)) : null);
}

/** Once slowly to the right and to the left, and back: what one is looking at is a room. */
export function firstTurn(from: Camera, rest: Rest): Motion {
  const settled: Camera = { ...from, ...rest, elevation: Math.max(0.08, Math.min(from.elevation, 0.5)) };
  return (elapsed) => {
    if (elapsed >= FIRST_TURN_MS) return null;
    const angle = FIRST_TURN * Math.sin((2 * Math.PI * elapsed) / FIRST_TURN_MS);
    const camera = between(from, settled, smooth(Math.min(1, elapsed / LEAVING_MS)));
    // Gently at first, too: a sine starts at full speed
    return { ...camera, azimuth: from.azimuth + angle * smooth(Math.min(1, elapsed / LEAVING_MS)) };
  };
}

/** On at the speed with which a finger left, in radians a millisecond, ever slower. */
export function glide(from: Camera, rest: Rest, speed: number): Motion {
  return (elapsed) => {
    const now = speed * Math.exp(-FRICTION * elapsed);
    if (Math.abs(now) < STILL) return null;
    return turned(from, rest, (speed - now) / FRICTION, 0);
  };
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

interface MovingCameraOptions {
  /** The view of the first design. */
  readonly view: ViewName;
  /** True if the visitor prefers reduced motion: it jumps, and never moves by itself. */
  readonly isCalm: boolean;
  /** Called when another picture is wanted. */
  readonly onChange: () => void;
  /** Told which of the named views is on show, null once it was turned. */
  readonly onView: (view: ViewName | null) => void;
}

/** The camera before a design: at a named view, on the way to one, or wherever hands have turned it. */
export class MovingCamera {
  readonly #options: MovingCameraOptions;
  #scene: ModelScene | null = null;
  #rest: Rest | null = null;
  #camera: Camera | null = null;
  #view: ViewName | null;
  #motion: Readonly<{ at: Motion; since: number; end: Camera | null }> | null = null;

  constructor(options: MovingCameraOptions) {
    this.#options = options;
    this.#view = options.view;
  }

  /** Null until there is a design. */
  get now(): Camera | null {
    return this.#camera;
  }

  /** Stands before this design as before the last one: same view, or same side. */
  face(scene: ModelScene): void {
    this.#scene = scene;
    this.#rest = restOf(scene);
    this.#motion = null;
    const named = this.#of(this.#view ?? this.#options.view);
    this.#camera = this.#view || !this.#camera ? named : { ...this.#camera, ...this.#rest };
  }

  /** Goes to the camera of a published picture. */
  to(view: ViewName): void {
    const end = this.#of(view);
    if (!end || !this.#camera) return;
    if (this.#options.isCalm) this.#camera = end;
    else this.#start(motionTo(this.#camera, end), end);
    this.#tell(view);
    this.#options.onChange();
  }

  /** Once slowly to either side, until the first touch. */
  lookAround(): void {
    if (this.#options.isCalm || !this.#camera || !this.#rest) return;
    this.#start(firstTurn(this.#camera, this.#rest));
    this.#tell(null);
  }

  /** Radians: to the right, and up. */
  turn(byAzimuth: number, byElevation: number): void {
    if (!this.#camera || !this.#rest) return;
    this.#camera = turned(this.#camera, this.#rest, byAzimuth, byElevation);
    this.#tell(null);
    this.#options.onChange();
  }

  /** Goes on to either side by so many radians, from wherever it is on its way to. */
  nudge(byAzimuth: number): void {
    if (!this.#camera || !this.#rest) return;
    const end = turned(this.#motion?.end ?? this.#camera, this.#rest, byAzimuth, 0);
    if (this.#options.isCalm) this.#camera = end;
    else this.#start(motionTo(this.#camera, end), end);
    this.#tell(null);
    this.#options.onChange();
  }

  /** Nearer below 1, farther above. */
  zoom(by: number): void {
    if (this.#camera) this.#camera = zoomed(this.#camera, by);
    this.#options.onChange();
  }

  stop(): void {
    this.#motion = null;
  }

  /** Glides on at a speed in radians a millisecond. */
  release(speed: number): void {
    if (this.#options.isCalm || !speed || !this.#camera || !this.#rest) return;
    this.#start(glide(this.#camera, this.#rest, speed));
  }

  /**
   * Moves on to a time of `performance.now()`.
   * @returns whether it goes on moving
   */
  tick(now: number): boolean {
    if (!this.#motion) return false;
    const { at, since, end } = this.#motion;
    const camera = at(now - since);
    this.#camera = camera ?? end ?? this.#camera;
    if (!camera) this.#motion = null;
    return camera !== null;
  }

  #of(view: ViewName): Camera | null {
    const fixed = this.#scene?.views?.[view];
    return fixed && this.#rest ? cameraOf(fixed, this.#rest) : null;
  }

  #start(at: Motion, end: Camera | null = null): void {
    this.#motion = { at, end, since: performance.now() };
    this.#options.onChange();
  }

  #tell(view: ViewName | null): void {
    if (this.#view === view) return;
    this.#view = view;
    this.#options.onView(view);
  }
}
