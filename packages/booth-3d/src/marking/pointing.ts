/** Pointing at a model on a canvas: the surface that a press meets, and the handles of a rectangle. */
import { FROM_ABOVE, type Frustum, inWindow, rayOf } from '../viewer/camera.ts';
import type { Vec3 } from '../viewer/model.ts';
import { distanceToHit, trianglesOf } from '../viewer/triangles.ts';
import { dot, plus } from '../viewer/vector.ts';
import { MIN_SIDE } from './marking.ts';
import type { PressTargetModel } from './read-surfaces.ts';
import { flatChart, rectangleIn, type SurfaceRectangle } from './surface-rectangle.ts';
import type { Surface } from './surfaces.ts';

/** A point in a box, in CSS pixels from its upper left corner. */
export interface PointIn {
  readonly box: Pick<Element, 'clientWidth' | 'clientHeight'>;
  readonly x: number;
  readonly y: number;
}

/** Handles of a rectangle: the side that each moves, to the left or right, and down or up; the middle moves all. */
export const HANDLES = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0, 0],
] as const;

/**
 * Returns the surface and its point that are seen at a point of the canvas; null if there are none. From above, what
 * hangs overhead is not shown.
 * @param elevation the camera's, in radians
 * @example surfaceAt(model, sight, { box: canvas, x: event.offsetX, y: event.offsetY }, 0)
 */
export function surfaceAt(
  { parts, surfaces }: PressTargetModel,
  sight: Frustum,
  point: PointIn,
  elevation: number,
): { readonly surface: Surface; readonly p: Vec3 } | null {
  const ray = rayAt(sight, point);
  const shown = parts.filter(
    ({ isOverhead, surface }) => surface !== 'decal' && !(elevation > FROM_ABOVE && isOverhead),
  );
  const far = Math.min(...shown.map((part) => distanceToHit(trianglesOf(part), sight.eye, ray)));
  if (!Number.isFinite(far)) return null;
  const p = plus(sight.eye, ray, far);
  const surface = surfaces.seenFrom(sight.eye, p);
  return surface && { surface, p };
}

/**
 * Returns a rectangle's handles in percent of the canvas, and if it is seen from behind; null outside of the picture.
 * @example handlesOf(sight, surface.best)?.points.slice(0, 4).join(' ') // of a polygon
 */
export function handlesOf(sight: Frustum, { p, n, w, h }: SurfaceRectangle) {
  const chart = flatChart(p, n);
  const seen = HANDLES.map(([x, y]) => inWindow(sight, chart.to((x * w) / 2, (y * h) / 2)));
  if (seen.slice(0, 4).some(([, , far]) => far < 0.1)) return null;
  return {
    points: seen.map(([x, y]) => [((x + 1) / 2) * 100, ((1 - y) / 2) * 100] as const),
    isBehind: dot(plus(sight.eye, p, -1), n) < 0,
  };
}

/**
 * Returns a rectangle whose handle was dragged to a point; null if that does not show its plane.
 * @example draggedTo(surface.best, HANDLES[2], sight, point) // its upper right corner
 */
export function draggedTo(
  { p, n, w, h }: SurfaceRectangle,
  [side, end]: readonly [number, number],
  sight: Frustum,
  point: PointIn,
): SurfaceRectangle | null {
  const ray = rayAt(sight, point);
  const far = dot(plus(p, sight.eye, -1), n) / dot(ray, n);
  if (!(far > 0 && far < 100)) return null;
  const chart = flatChart(p, n);
  const [along, up] = chart.from(plus(sight.eye, ray, far));
  /** The ends of a side of this length, of which the handle moves one, or both. */
  const dragged = (handle: number, to: number, length: number) => {
    const half = length / 2;
    if (handle === 0) return [to - half, to + half] as const;
    return handle < 0
      ? ([Math.min(to, half - MIN_SIDE), half] as const)
      : ([-half, Math.max(to, MIN_SIDE - half)] as const);
  };
  const [left, right] = dragged(side, along, w);
  const [bottom, top] = dragged(end, up, h);
  return rectangleIn(chart, { left, right, bottom, top });
}

function rayAt(sight: Frustum, { box, x, y }: PointIn): Vec3 {
  return rayOf(sight, (x / box.clientWidth) * 2 - 1, 1 - (y / box.clientHeight) * 2);
}
