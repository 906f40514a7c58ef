import { between, type Camera, cameraOf, type Rest, restingCameraOf, turned, zoomed } from './camera.ts';
import type { ModelScene, ViewName } from './model.ts';
import { smooth } from './vector.ts';

/** Camera after a number of milliseconds; null once it has arrived. */
type Motion = (elapsed: number) => Camera | null;

const TO_VIEW_MS = 700;
const FIRST_TURN_MS = 16_000;
/** Radians to each side. */
const FIRST_TURN = 0.6;
const LEAVING_MS = 3_000;
/** Time of a glance at a new piece, and its turn in radians. */
const GLANCE_MS = 600;
const GLANCE = 0.07;

/** Eases from one camera to another. */
export function motionTo(from: Camera, to: Camera): Motion {
  return (elapsed) => (elapsed < TO_VIEW_MS ? between(from, to, smooth(elapsed / TO_VIEW_MS)) : null);
}

/** Turns slowly right, left and back once, to show that the booth is 3D. */
export function firstTurn(from: Camera, rest: Rest): Motion {
  const settled: Camera = { ...from, ...rest, elevation: Math.max(0.08, Math.min(from.elevation, 0.5)) };
  return (elapsed) => {
    if (elapsed >= FIRST_TURN_MS) return null;
    const angle = FIRST_TURN * Math.sin((2 * Math.PI * elapsed) / FIRST_TURN_MS);
    const camera = between(from, settled, smooth(Math.min(1, elapsed / LEAVING_MS)));
    // Ease in, because a sine starts at full speed
    return { ...camera, azimuth: from.azimuth + angle * smooth(Math.min(1, elapsed / LEAVING_MS)) };
  };
}

/** Turns a little by an angle, and back. */
export function glanceBy(from: Camera, angle: number): Motion {
  return (elapsed) =>
    elapsed < GLANCE_MS
      ? { ...from, azimuth: from.azimuth + angle * Math.sin((Math.PI * elapsed) / GLANCE_MS) ** 2 }
      : null;
}

interface MovingCameraOptions {
  /** Initial view of the first design. */
  readonly view: ViewName;
  /** True for reduced motion: the camera jumps, and never moves by itself. */
  readonly isCalm: boolean;
  /** Called when the frame must be redrawn. */
  readonly onChange: () => void;
  /** Called with the current named view; null after the camera was turned. */
  readonly onView: (view: ViewName | null) => void;
}

/** A camera at a named view, moving to one, or turned by the visitor. */
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

  /** The current camera; null until there is a design. */
  get now(): Camera | null {
    return this.#camera;
  }

  /** Points at a new design and keeps the current view or angle. */
  face(scene: ModelScene): void {
    this.#scene = scene;
    this.#rest = restingCameraOf(scene);
    this.#motion = null;
    const named = this.#of(this.#view ?? this.#options.view);
    this.#camera = this.#view || !this.#camera ? named : { ...this.#camera, ...this.#rest };
  }

  /** Moves to the camera of a published picture. */
  to(view: ViewName): void {
    const end = this.#of(view);
    if (end) this.#moveTo(end, view);
  }

  /** Turns slowly to both sides once, until the first touch; not with reduced motion. */
  lookAround(): void {
    if (this.#options.isCalm || !this.#camera || !this.#rest) return;
    this.#start(firstTurn(this.#camera, this.#rest));
    this.#tell(null);
  }

  /** Turns a little toward a new piece, `x` meters right of the center, and back; not with reduced motion. */
  glance(x: number): void {
    if (this.#options.isCalm || !this.#camera || this.#motion) return;
    this.#start(glanceBy(this.#camera, x < 0 ? -GLANCE : GLANCE), this.#camera);
  }

  /** Turns by radians to the right and up. */
  turn(byAzimuth: number, byElevation: number): void {
    if (!this.#camera || !this.#rest) return;
    this.#camera = turned(this.#camera, this.#rest, byAzimuth, byElevation);
    this.#tell(null);
    this.#options.onChange();
  }

  /** Turns right by radians (left if negative) after the current motion. */
  nudge(byAzimuth: number): void {
    if (!this.#camera || !this.#rest) return;
    this.#moveTo(turned(this.#motion?.end ?? this.#camera, this.#rest, byAzimuth, 0), null);
  }

  /** Zooms in below 1, out above 1. */
  zoom(by: number): void {
    this.stop();
    if (this.#camera) this.#camera = zoomed(this.#camera, by);
    this.#options.onChange();
  }

  stop(): void {
    this.#motion = null;
  }

  /**
   * Advances the motion to a `performance.now()` time.
   * @returns true while it still moves
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
    const fixed = this.#scene?.views[view];
    return fixed && this.#rest ? cameraOf(fixed, this.#rest) : null;
  }

  #moveTo(end: Camera, view: ViewName | null): void {
    if (this.#camera && !this.#options.isCalm) this.#start(motionTo(this.#camera, end), end);
    else this.#camera = end;
    this.#tell(view);
    this.#options.onChange();
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
