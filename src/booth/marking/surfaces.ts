import type { Vec3 } from '../viewer/model.ts';
import { dot, plus } from '../viewer/vector.ts';
import { bentChart, type Chart, circleThrough, flatChart } from './chart.ts';
import { type Flat, Grid } from './grid.ts';
import {
  boxOf,
  isOn,
  middleOf,
  rectangleIn,
  type SurfaceRectangle,
  seenPart,
  snap,
  unrolled,
} from './surface-rectangle.ts';
import {
  areaOf,
  edgesOf,
  groupBy,
  isInside,
  keyOf,
  level,
  negative,
  normalOf,
  type Triangle,
  turnOf,
  UP,
  unit,
} from './triangle.ts';

/** A flat or bent surface: triangles that continue each other. */
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

/** Distance from a surface, in meters, at which corners still belong to it: positions are stored in steps. */
const FLAT = 0.003;
/** Distance of a pressed point from its surface, in meters. */
const PRESSED = 0.03;
/** The same from its triangle: bent surfaces are drawn as flat strips, up to this far from their circle. */
const PRESSED_STRIP = 0.12;
/** Things up to this far before a surface hide it. */
const HUNG = 0.15;
const SAME_WAY = 0.9;
const UPRIGHT = 0.1;
/** Turn between two strips of a bent surface: 12 strips make a circle. */
const MAX_STEP = Math.cos((31 * Math.PI) / 180);
/** Turns from the pressed strip to the last ones that the circle is found by, the widest first. */
const REACHES = [60, 35].map((degrees) => Math.cos((degrees * Math.PI) / 180));
const MIN_STRIPS = 4;
const CELLS = 400;
const MIN_CELL = 0.002;
const MAX_CELL = 0.02;
/** Smallest listed surface, in square meters, and its smallest side, in meters. */
const MIN_AREA = 0.04;
const MIN_SIDE = 0.05;
const MAX_LISTED = 40;

/** The surfaces of a model. */
export class Surfaces {
  readonly #triangles: readonly Triangle[];
  readonly #normals: readonly Vec3[];
  /** Upright triangles by edge, and all triangles by corner. */
  #neighbors: ReadonlyMap<string, readonly number[]> | null = null;
  #corners: ReadonlyMap<string, readonly number[]> | null = null;

  /** @param corners of triangles, nine numbers each, in meters */
  constructor(corners: ArrayLike<number>) {
    const corner = (at: number): Vec3 => [corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0];
    this.#triangles = Array.from({ length: Math.floor(corners.length / 9) }, (_, index) => [
      corner(index * 9),
      corner(index * 9 + 3),
      corner(index * 9 + 6),
    ]);
    this.#normals = this.#triangles.map(normalOf);
  }

  /** Returns the surface at a point, seen against `n`; null if there is none. */
  at(p: Vec3, n: Vec3): Surface | null {
    const pressed = this.triangleAt(p, n);
    return pressed === null ? null : this.#around(pressed, p, n);
  }

  /** Returns the triangle at a point, seen against `n` if that is known; null if there is none. */
  triangleAt(p: Vec3, n?: Vec3): number | null {
    let [nearest, found]: [number, number | null] = [PRESSED_STRIP, null];
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
    return this.#around(triangle, p, dot(plus(eye, p, -1), normal) < 0 ? negative(normal) : normal);
  }

  /** Returns a triangle and all that hang together with it at their corners. */
  pieceOf(triangle: number): number[] {
    this.#corners ??= groupBy(this.#triangles, (corners) => corners.map(keyOf));
    const found = new Set([triangle]);
    for (const index of found) {
      for (const corner of this.#triangles[index] ?? []) {
        for (const next of this.#corners.get(keyOf(corner)) ?? []) found.add(next);
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
      if (surface && isWorthListing(surface)) found.push(surface);
    }
    return found.sort((a, b) => b.area - a.area).slice(0, MAX_LISTED);
  }

  /** Returns the surface of a triangle as most of its triangles face: others stand on it. */
  #faced(index: number, middle: Vec3): Surface | null {
    const normal = this.#normals[index] ?? UP;
    const surface = this.#around(index, middle, normal);
    if (!surface) return null;
    const facing = surface.triangles.reduce((sum, each) => {
      const { n } = surface.chart.to(surface.chart.from(this.#triangles[each]?.[0] ?? middle)[0], 0);
      return sum + dot(this.#normals[each] ?? n, n) * areaOf(this.#triangles[each]);
    }, 0);
    return facing < 0 ? this.#around(index, middle, negative(normal)) : surface;
  }

  #around(pressed: number, p: Vec3, n: Vec3): Surface | null {
    const chart = this.#bentAt(pressed, n) ?? this.#flatAt(pressed, n);
    const [along, up, off] = chart.from(p);
    if (Math.abs(off) > (chart.bend === null ? PRESSED : PRESSED_STRIP)) return null;
    const near = FLAT + (chart.bend === null ? 0 : Math.abs(chart.bend) * 0.01);
    const parts: { index: number; flat: Flat[] }[] = [];
    const hung: Flat[][] = [];
    this.#triangles.forEach((triangle, index) => {
      // Most are elsewhere
      const [, , first] = chart.from(triangle[0]);
      if (first > HUNG || first < -near) return;
      const corners = triangle.map(chart.from);
      const previous = corners.map(([, , before]) => before);
      if (Math.max(...previous) > HUNG || Math.min(...previous) < -near) return;
      const flat = unrolled(corners, chart);
      const facing = dot(this.#normals[index] ?? n, chart.to(...middleOf(flat)).n);
      if (previous.every((before) => before <= near) && Math.abs(facing) > SAME_WAY)
        parts.push({ index, flat });
      else if (facing > 0.5 && Math.min(...previous) > near) hung.push(flat);
    });
    const box = boxOf(parts.flatMap(({ flat }) => flat));
    const size = Math.max(box.right - box.left, box.top - box.bottom);
    const grid = new Grid(box, Math.min(MAX_CELL, Math.max(MIN_CELL, size / CELLS)));
    for (const { flat } of parts) grid.fill(flat);
    const connected = grid.connectedTo(along, up);
    const largest = (connected?.without(hung) ?? null)?.largest() ?? connected?.largest();
    if (!connected || !largest) return null;
    const own = parts.filter(({ flat }) => isOn(connected, flat));
    const corners = own.flatMap(({ flat }) => flat);
    const snapped = snap(largest, corners, grid.cell);
    return {
      best: rectangleIn(chart, chart.bend === null ? snapped : seenPart(snapped, chart.bend, along)),
      whole: rectangleIn(chart, boxOf(corners)),
      area: connected.area(),
      triangles: own.map(({ index }) => index),
      chart,
      holds: (rectangle) => {
        const [x, y, before] = chart.from(rectangle.p);
        const isAlong = dot(chart.to(x, y).n, rectangle.n) > 0.98;
        const [w, h] = [rectangle.w / 2, rectangle.h / 2];
        const isBentAlike =
          Math.abs((rectangle.bend ?? 0) - (chart.bend ?? 0)) <= 0.1 * Math.abs(chart.bend ?? 0);
        const isClose = Math.abs(before) < 0.01 + near;
        return (
          isClose &&
          isAlong &&
          isBentAlike &&
          connected.covers({ left: x - w, right: x + w, bottom: y - h, top: y + h })
        );
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
    const toward = dot(normal, n) < 0 ? negative(normal) : normal;
    return flatChart(this.#triangles[best]?.[0] ?? origin, level(toward));
  }

  /** Returns the upright cylinder that a triangle is a strip of; null if it is none. */
  #bentAt(pressed: number, n: Vec3): Chart | null {
    const own = this.#normals[pressed] ?? n;
    if (Math.abs(own[1]) > UPRIGHT) return null;
    for (const reach of REACHES) {
      const strips = this.#stripsAround(pressed, reach);
      const turns = new Set(strips.map((index) => turnOf(this.#normals[index] ?? own)));
      if (turns.size < MIN_STRIPS) return null;
      const corners = strips.flatMap((index) => this.#triangles[index] ?? []);
      const { center, radius, off } = circleThrough(corners);
      if (!(off <= Math.max(FLAT, radius * 0.01)) || radius > 20) continue;
      const toward = dot(own, n) < 0 ? negative(own) : own;
      const [corner] = corners;
      if (!corner) return null;
      const isOutside = dot(plus(corner, center, -1), toward) > 0;
      const out: Vec3 = [toward[0], 0, toward[2]];
      const bend = isOutside ? radius : -radius;
      return bentChart(plus([center[0], 0, center[2]], unit(out), bend), unit(out), bend);
    }
    return null;
  }

  /** Returns upright triangles that continue one with small turns, up to a turn with the cosine `reach`. */
  #stripsAround(pressed: number, reach: number): number[] {
    this.#neighbors ??= groupBy(this.#triangles, (triangle, index) =>
      Math.abs(this.#normals[index]?.[1] ?? 1) > UPRIGHT ? [] : edgesOf(triangle),
    );
    const own = this.#normals[pressed] ?? [0, 0, 1];
    const found = new Set([pressed]);
    for (const index of found) {
      const normal = this.#normals[index] ?? own;
      for (const edge of edgesOf(this.#triangles[index])) {
        for (const next of this.#neighbors.get(edge) ?? []) {
          const turned = this.#normals[next] ?? own;
          if (dot(turned, normal) >= MAX_STEP && dot(turned, own) >= reach) found.add(next);
        }
      }
    }
    return [...found];
  }
}

function isWorthListing({ area, best: { n, w, h } }: Surface): boolean {
  return area >= MIN_AREA && Math.min(w, h) >= MIN_SIDE && n[1] > -0.7;
}
