import type { FixedView, ModelScene, Vec3 } from './model.ts';
import { cross, dot, mix, mixed, plus, rightOf, times } from './vector.ts';

/** Camera without roll. Meters and radians. */
export interface Camera extends Pick<FixedView, 'half' | 'shift'> {
  /** 0 is the open front; positive to the right. */
  readonly azimuth: number;
  /** 0 is level; below a quarter turn. */
  readonly elevation: number;
  readonly target: Vec3;
  /** Distance from target to camera, before zoom. */
  readonly distance: number;
  readonly zoom: number;
}

/** Parameters that a camera settles to once it is turned, whatever view it started from. */
export type Rest = Pick<Camera, 'target' | 'distance' | 'half' | 'shift'>;

export interface Frustum {
  readonly eye: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly back: Vec3;
  /** Left, right, bottom and top of the visible area one meter away. */
  readonly sides: readonly [number, number, number, number];
}

/** Elevation from which overhead parts are hidden. */
export const FROM_ABOVE = 0.7;
const HIGHEST = 1.35;
const NEAREST = 0.35;
const FARTHEST = 1.5;
const NEAR_PLANE = 0.1;
const FAR_PLANE = 90;
/** Rate, per radian turned, at which a fixed view's lens shift fades. */
const SETTLING = 3;

/** Returns the booth's center and the distance at which all of it fits the window. */
export function restingCameraOf({ box: [low, high], views }: ModelScene): Rest {
  const height = Math.min(high[1], 3.4);
  const target: Vec3 = [0, height * 0.42, (low[2] + high[2]) / 4];
  const distance = dot(plus(views.leftview.eye, target, -1), views.leftview.back);
  return { target, distance: distance * 1.04, half: 0.46, shift: [0, 0] };
}

/** Returns the camera of a published picture. */
export function cameraOf({ eye, back, half, shift }: FixedView, rest: Rest): Camera {
  const distance = dot(plus(eye, rest.target, -1), back);
  const [azimuth, elevation] = [Math.atan2(back[0], back[2]), Math.asin(back[1])];
  return { azimuth, elevation, target: plus(eye, back, -distance), distance, zoom: 1, half, shift };
}

/** Turns the camera around the booth; each turn moves target and lens closer to `rest`. */
export function turned(camera: Camera, rest: Rest, byAzimuth: number, byElevation: number): Camera {
  const part = 1 - Math.exp(-SETTLING * Math.hypot(byAzimuth, byElevation));
  const elevation = Math.min(HIGHEST, Math.max(0, camera.elevation + byElevation));
  return { ...settled(camera, rest, part), azimuth: camera.azimuth + byAzimuth, elevation };
}

/** Zooms in (below 1) or out, within bounds. */
export function zoomed(camera: Camera, by: number): Camera {
  return { ...camera, zoom: Math.min(FARTHEST, Math.max(NEAREST, camera.zoom * by)) };
}

/** Interpolates between two cameras the short way around the booth; `part` is 0 to 1. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const whole = 2 * Math.PI;
  const turn = ((((to.azimuth - from.azimuth + Math.PI) % whole) + whole) % whole) - Math.PI;
  return {
    ...settled(from, to, part),
    azimuth: from.azimuth + turn * part,
    elevation: mix(from.elevation, to.elevation, part),
    zoom: mix(from.zoom, to.zoom, part),
  };
}

function settled(camera: Camera, rest: Rest, part: number): Camera {
  return {
    ...camera,
    target: mixed(camera.target, rest.target, part),
    distance: mix(camera.distance, rest.distance, part),
    half: mix(camera.half, rest.half, part),
    shift: [mix(camera.shift[0], rest.shift[0], part), mix(camera.shift[1], rest.shift[1], part)],
  };
}

/** Returns what is visible. Windows wider than 4:3 show more at the sides, others more above and below. */
export function frustumOf(camera: Camera, aspect: number): Frustum {
  const { azimuth, elevation, target, distance, zoom, half, shift } = camera;
  const level = Math.cos(elevation);
  const back: Vec3 = [Math.sin(azimuth) * level, Math.sin(elevation), Math.cos(azimuth) * level];
  const right = rightOf(back);
  const width = half * Math.max(1, aspect * 0.75);
  const height = width / aspect;
  const [x, y] = [2 * half * shift[0], 2 * half * shift[1]];
  const sides = [x - width, x + width, y - height, y + height] as const;
  return { eye: plus(target, back, distance * zoom), right, up: cross(back, right), back, sides };
}

/** True for a view in which overhead parts are hidden. */
export function isFromAbove({ back }: Frustum): boolean {
  return back[1] > Math.sin(FROM_ABOVE);
}

/** Returns the 4x4 matrix from meters to WebGL clip space, in WebGL's column order. */
export function matrixOf({ eye, right, up, back, sides }: Frustum): Float32Array {
  const [left, rightSide, bottom, top] = sides;
  const [n, f] = [NEAR_PLANE, FAR_PLANE];
  const [w, h, depth] = [rightSide - left, top - bottom, f - n];
  const rows = [
    plus(times(right, 2 / w), back, (rightSide + left) / w),
    plus(times(up, 2 / h), back, (top + bottom) / h),
    times(back, -(f + n) / depth),
    times(back, -1),
  ];
  const ends = [0, 0, (-2 * f * n) / depth, 0];
  return new Float32Array([
    ...([0, 1, 2] as const).flatMap((axis) => rows.map((row) => row[axis])),
    ...rows.map((row, index) => (ends[index] ?? 0) - dot(row, eye)),
  ]);
}

/** Returns the view direction at a point of the window, -1 (left, bottom) to 1; not normalized. */
export function rayOf({ right, up, back, sides }: Frustum, x: number, y: number): Vec3 {
  const sideways = mix(sides[0], sides[1], (x + 1) / 2);
  const upwards = mix(sides[2], sides[3], (y + 1) / 2);
  return plus(plus(times(back, -1), right, sideways), up, upwards);
}

/**
 * Returns a point's place in the window, from -1 (left, bottom) to 1, and its distance along the view, which is below 0
 * behind the camera.
 */
export function inWindow(
  { eye, right, up, back, sides }: Frustum,
  p: Vec3,
): readonly [x: number, y: number, far: number] {
  const to = plus(p, eye, -1);
  const far = -dot(to, back);
  const across = (dot(to, right) / far - sides[0]) / (sides[1] - sides[0]);
  const above = (dot(to, up) / far - sides[2]) / (sides[3] - sides[2]);
  return [across * 2 - 1, above * 2 - 1, far];
}
