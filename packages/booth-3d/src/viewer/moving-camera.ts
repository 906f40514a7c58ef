import { between, type Camera, cameraOf, type Rest, restingCameraOf, turned, zoomed } from './camera.ts';
import type { ModelScene, ViewName } from './model.ts';
import { smooth } from './vector.ts';

/** Camera at a part of a motion, from 0 to 1. */
type Motion = (part: number) => Camera;

const TO_VIEW_MS = 700;
const FIRST_TURN_MS = 16_000;
/** Radians to each side. */
const FIRST_TURN = 0.6;
/** Part of the first turn in which the camera leaves its view. */
const LEAVING = 3 / 16;
/** Time of a glance at a new piece, and its turn in radians. */
const GLANCE_MS = 600;
const GLANCE = 0.07;

/** Turns slowly right, left and back once, to show that the booth is 3D. */
export function firstTurn(from: Camera, rest: Rest): Motion {
  const settled: Camera = { ...from, ...rest, elevation: Math.max(0.08, Math.min(from.elevation, 0.5)) };
  return (part) => {
    const left = smooth(Math.min(1, part / LEAVING));
    // Ease in, because a sine starts at full speed
    const angle = FIRST_TURN * Math.sin(2 * Math.PI * part) * left;
    return { ...between(from, settled, left), azimuth: from.azimuth + angle };
  };
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
  #motion: Readonly<{ at: Motion; since: number; ms: number; end: Camera | null }> | null = null;

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
    this.#start(FIRST_TURN_MS, firstTurn(this.#camera, this.#rest));
    this.#tell(null);
  }

  /** Turns a little toward a new piece, `x` meters right of the center, and back; not with reduced motion. */
  glance(x: number): void {
    const from = this.#camera;
    if (this.#options.isCalm || !from || this.#motion) return;
    const angle = x < 0 ? -GLANCE : GLANCE;
    const at: Motion = (part) => ({ ...from, azimuth: from.azimuth + angle * Math.sin(Math.PI * part) ** 2 });
    this.#start(GLANCE_MS, at, from);
  }

  /** Turns by radians to the right and up. */
  turn(byAzimuth: number, byElevation: number): void {
    this.stop();
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

  /** Advances the motion to a `performance.now()` time. @returns true while it still moves */
  tick(now: number): boolean {
    if (!this.#motion) return false;
    const { at, since, ms, end } = this.#motion;
    const part = Math.min(1, (now - since) / ms);
    this.#camera = part < 1 ? at(part) : (end ?? at(1));
    if (part === 1) this.#motion = null;
    return part < 1;
  }

  #of(view: ViewName): Camera | null {
    const fixed = this.#scene?.views[view];
    return fixed && this.#rest ? cameraOf(fixed, this.#rest) : null;
  }

  #moveTo(end: Camera, view: ViewName | null): void {
    const from = this.#camera;
    if (from && !this.#options.isCalm)
      this.#start(TO_VIEW_MS, (part) => between(from, end, smooth(part)), end);
    else this.#camera = end;
    this.#tell(view);
    this.#options.onChange();
  }

  #start(ms: number, at: Motion, end: Camera | null = null): void {
    this.#motion = { at, end, ms, since: performance.now() };
    this.#options.onChange();
  }

  #tell(view: ViewName | null): void {
    if (this.#view === view) return;
    this.#view = view;
    this.#options.onView(view);
  }
}
