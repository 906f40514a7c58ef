import type { Vec3 } from '../viewer/model.ts';
import { dot, plus, times } from '../viewer/vector.ts';
import { type Flat, Grid } from './grid.ts';
import {
  boxOf,
  type Chart,
  flatChart,
  isOn,
  rectangleIn,
  type SurfaceRectangle,
  snap,
} from './surface-rectangle.ts';
import { areaOf, isInside, keyOf, level, normalOf, type Triangle, UP } from './triangle.ts';

/** A flat surface: triangles that continue each other in one plane. */
export interface Surface {
  /** Its largest upright rectangle that nothing hangs before. */
  readonly best: SurfaceRectangle;
  /** The rectangle around all of it. */
  readonly whole: SurfaceRectangle;
  /** In square meters. */
  readonly area: number;
  readonly triangles: readonly number[];
  readonly chart: Chart;
  /** True if a rectangle lies on the surface and inside of its edges. */
  readonly holds: (rectangle: SurfaceRectangle) => boolean;
}

/**
 * True for two looks at one surface from the same side.
 * @example isSameSurface(pressed, model.listed[0])
 */
export function isSameSurface(a: Surface, b: Surface): boolean {
  return a.triangles[0] === b.triangles[0] && dot(a.best.n, b.best.n) > 0;
}

/** Distance from a surface, in meters, at which corners still belong to it: positions are stored in steps. */
const FLAT = 0.003;
/** Distance of a pressed point from its surface, in meters. */
const PRESSED = 0.03;
/** Things up to this far before a surface hide it. */
const HUNG = 0.15;
const SAME_WAY = 0.9;
const CELLS = 400;
const MIN_CELL = 0.002;
const MAX_CELL = 0.02;
/** Smallest listed surface, in square meters, and its smallest side, in meters. */
const MIN_AREA = 0.04;
const MIN_SIDE = 0.05;
const MAX_LISTED = 40;

export class Surfaces {
  readonly #triangles: readonly Triangle[];
  readonly #normals: readonly Vec3[];
  /** Triangles by corner. */
  #corners: ReadonlyMap<string, readonly { readonly index: number }[]> | null = null;

  constructor(triangles: readonly Triangle[]) {
    this.#triangles = triangles;
    this.#normals = triangles.map(normalOf);
  }

  /** Returns the surface at a point, seen against `n`; null if there is none. */
  at(p: Vec3, n: Vec3): Surface | null {
    const pressed = this.triangleAt(p, n);
    return pressed === null ? null : this.#around(pressed, p, n);
  }

  /** Returns the triangle at a point, seen against `n` if that is known; null if there is none. */
  triangleAt(p: Vec3, n?: Vec3): number | null {
    let [nearest, found]: [number, number | null] = [PRESSED, null];
    this.#triangles.forEach((triangle, index) => {
      const normal = this.#normals[index] ?? UP;
      const far = Math.abs(dot(plus(p, triangle[0], -1), normal));
      if (far >= nearest || (n && Math.abs(dot(normal, n)) < 0.8) || !isInside(p, triangle, normal)) return;
      [nearest, found] = [far, index];
    });
    return found;
  }

  /** Returns the surface that a look from `eye` meets at a point. */
  seenFrom(eye: Vec3, p: Vec3): Surface | null {
    const triangle = this.triangleAt(p);
    if (triangle === null) return null;
    const normal = this.#normals[triangle] ?? UP;
    return this.#around(triangle, p, dot(plus(eye, p, -1), normal) < 0 ? times(normal, -1) : normal);
  }

  /** Returns a triangle and all that hang together with it at their corners. */
  pieceOf(triangle: number): number[] {
    this.#corners ??= Map.groupBy(
      this.#triangles.flatMap((corners, index) => corners.map((corner) => ({ index, key: keyOf(corner) }))),
      ({ key }) => key,
    );
    const found = new Set([triangle]);
    for (const index of found) {
      for (const corner of this.#triangles[index] ?? []) {
        for (const { index: next } of this.#corners.get(keyOf(corner)) ?? []) found.add(next);
      }
    }
    return [...found];
  }

  /** Returns the largest surfaces, the largest first. */
  bySize(): Surface[] {
    const areas = this.#triangles.map(areaOf);
    const order = areas.map((_, index) => index).sort((a, b) => (areas[b] ?? 0) - (areas[a] ?? 0));
    const known = new Set<number>();
    const found: Surface[] = [];
    for (const index of order) {
      const triangle = this.#triangles[index];
      if (known.has(index) || !triangle || (areas[index] ?? 0) < MIN_AREA / 20) continue;
      if (found.length >= 2 * MAX_LISTED) break;
      const middle = triangle.reduce<Vec3>((sum, corner) => plus(sum, corner, 1 / 3), [0, 0, 0]);
      const surface = this.#faced(index, middle);
      known.add(index);
      for (const each of surface?.triangles ?? []) known.add(each);
      if (!surface || surface.area < MIN_AREA) continue;
      const { n, w, h } = surface.best;
      if (Math.min(w, h) >= MIN_SIDE && n[1] > -0.7) found.push(surface);
    }
    return found.sort((a, b) => b.area - a.area).slice(0, MAX_LISTED);
  }

  /** Returns the surface of a triangle as most of its triangles face: others stand on it. */
  #faced(index: number, middle: Vec3): Surface | null {
    const normal = this.#normals[index] ?? UP;
    const surface = this.#around(index, middle, normal);
    if (!surface) return null;
    const facing = surface.triangles.reduce((sum, each) => {
      const { n } = surface.chart;
      return sum + dot(this.#normals[each] ?? n, n) * areaOf(this.#triangles[each]);
    }, 0);
    return facing < 0 ? this.#around(index, middle, times(normal, -1)) : surface;
  }

  #around(pressed: number, p: Vec3, n: Vec3): Surface | null {
    const chart = this.#flatAt(pressed, n);
    const [along, up, off] = chart.from(p);
    if (Math.abs(off) > PRESSED) return null;
    const parts: { index: number; flat: Flat[] }[] = [];
    const hung: Flat[][] = [];
    this.#triangles.forEach((triangle, index) => {
      // Most are elsewhere
      const [, , first] = chart.from(triangle[0]);
      if (first > HUNG || first < -FLAT) return;
      const corners = triangle.map(chart.from);
      const previous = corners.map(([, , before]) => before);
      if (Math.max(...previous) > HUNG || Math.min(...previous) < -FLAT) return;
      const flat = corners.map(([x, y]): Flat => [x, y]);
      const facing = dot(this.#normals[index] ?? n, chart.n);
      if (previous.every((before) => before <= FLAT) && Math.abs(facing) > SAME_WAY)
        parts.push({ index, flat });
      else if (facing > 0.5 && Math.min(...previous) > FLAT) hung.push(flat);
    });
    const box = boxOf(parts.flatMap(({ flat }) => flat));
    const size = Math.max(box.right - box.left, box.top - box.bottom);
    const grid = new Grid(box, Math.min(MAX_CELL, Math.max(MIN_CELL, size / CELLS)));
    for (const { flat } of parts) grid.fill(flat);
    const connected = grid.connectedTo(along, up);
    const largest = connected?.without(hung).largest() ?? connected?.largest();
    if (!connected || !largest) return null;
    const own = parts.filter(({ flat }) => isOn(connected, flat));
    const corners = own.flatMap(({ flat }) => flat);
    return {
      best: rectangleIn(chart, snap(largest, corners, grid.cell)),
      whole: rectangleIn(chart, boxOf(corners)),
      area: connected.area(),
      triangles: own.map(({ index }) => index),
      chart,
      holds: (rectangle) => {
        const [x, y, before] = chart.from(rectangle.p);
        const isAlong = dot(chart.n, rectangle.n) > 0.98;
        const [w, h] = [rectangle.w / 2, rectangle.h / 2];
        const isClose = Math.abs(before) < 0.01 + FLAT;
        const sides = { left: x - w, right: x + w, bottom: y - h, top: y + h };
        return isClose && isAlong && connected.covers(sides);
      },
    };
  }

  /** Returns the plane of a triangle, found by the largest one that continues it: small ones are inexact. */
  #flatAt(pressed: number, n: Vec3): Chart {
    const own = this.#normals[pressed] ?? n;
    const origin = this.#triangles[pressed]?.[0] ?? [0, 0, 0];
    let [largest, best] = [0, pressed];
    this.#triangles.forEach((triangle, index) => {
      if (Math.abs(dot(this.#normals[index] ?? own, own)) < SAME_WAY) return;
      if (triangle.some((corner) => Math.abs(dot(plus(corner, origin, -1), own)) > FLAT)) return;
      const area = areaOf(triangle);
      if (area > largest) [largest, best] = [area, index];
    });
    const normal = this.#normals[best] ?? own;
    const toward = dot(normal, n) < 0 ? times(normal, -1) : normal;
    return flatChart(this.#triangles[best]?.[0] ?? origin, level(toward));
  }
}
