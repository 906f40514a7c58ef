/** Reads what export_models.py wrote. */
import type { Node, Texture } from '@gltf-transform/core';
import { type Source, three, type Vec3 } from './plain-model.ts';

export type Box = readonly [low: Vec3, high: Vec3];

/** Facts of export_models.py; sockets have y up, bounds and parts z up. */
export interface Facts {
  readonly level?: number;
  readonly w: number;
  readonly d: number;
  readonly printed: readonly { readonly surface: string; readonly colour: readonly number[] }[];
  readonly sockets: readonly Socket[];
}

export interface Socket {
  readonly kind: 'print' | 'raised';
  readonly p: Vec3;
  readonly n: Vec3;
  readonly w: number;
  readonly maxW: number;
  readonly maxH: number;
  readonly align: 'left' | 'center';
  readonly light: readonly [Vec3, Vec3, Vec3, Vec3];
  readonly bend?: number;
  readonly emit?: number;
}

/** Tolerance for a surface to be inside bounds, in meters: positions are rounded. */
const SLACK = 0.004;

/** Triangles that hang together. */
export interface Component {
  readonly surface: string;
  readonly isOverhead: boolean;
  readonly image: Texture | null;
  readonly source: Source;
  readonly corners: readonly number[];
  readonly box: Box;
  /** Color as stored, and class, in bytes. */
  readonly code: readonly number[];
}

/** Returns what an exported node shows, in components. */
export function componentsOf(node: Node): Component[] {
  const name = node.getName();
  const surface = name.replace('over-', '');
  return (node.getMesh()?.listPrimitives() ?? []).flatMap((primitive) => {
    const read = (attribute: string) => {
      const accessor = primitive.getAttribute(attribute);
      const size = accessor?.getElementSize() ?? 0;
      const numbers: number[] = [];
      for (let at = 0; accessor && at < accessor.getCount(); at++) {
        numbers.push(
          ...accessor.getElement(at, []).slice(0, size === 4 && attribute === '_LIGHT' ? 3 : size),
        );
      }
      return accessor ? numbers : null;
    };
    const matrix = node.getWorldMatrix();
    const stored = read('POSITION') ?? [];
    const places = stored.map((value, at) => value * (matrix[0] ?? 1) + (matrix[12 + (at % 3)] ?? 0));
    const colors = read('COLOR_0');
    const source: Source = {
      places,
      normals: read('NORMAL'),
      uvs: read('TEXCOORD_0'),
      colors,
      lights: read('_LIGHT'),
    };
    const indices = Array.from(primitive.getIndices()?.getArray() ?? []);
    const roots = rootsOf(indices, places.length / 3);
    const groups = Map.groupBy(indices, (corner) => roots[corner] ?? corner);
    const image = primitive.getMaterial()?.getBaseColorTexture() ?? null;
    return [...groups.values()].map((corners) => ({
      surface,
      isOverhead: name !== surface,
      image,
      source,
      corners,
      box: boxOf(corners.map((corner) => three(places, corner))),
      code: colors
        ? [0, 1, 2, 3].map((part) => Math.round((colors[(corners[0] ?? 0) * 4 + part] ?? 0) * 255))
        : [],
    }));
  });
}

/** Returns the representative of each corner's component. */
function rootsOf(indices: readonly number[], count: number): number[] {
  const parents = Array.from({ length: count }, (_, corner) => corner);
  const rootOf = (corner: number): number => {
    let at = corner;
    while (parents[at] !== at) at = parents[at] ?? at;
    return at;
  };
  for (const [at, corner] of indices.entries()) parents[rootOf(corner)] = rootOf(indices[at - (at % 3)] ?? 0);
  return parents.map((_, corner) => rootOf(corner));
}

function boxOf(points: readonly Vec3[]): Box {
  const ends = (end: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => points.map((point) => point[axis] ?? 0).reduce((a, b) => end(a, b))) as Vec3;
  return [ends(Math.min), ends(Math.max)];
}

export function middleOf([low, high]: Box): Vec3 {
  return low.map((part, axis) => (part + (high[axis] ?? 0)) / 2) as Vec3;
}

export function isInside([low, high]: Box, [from, to]: Box): boolean {
  return [0, 1, 2].every(
    (axis) => (low[axis] ?? 0) >= (from[axis] ?? 0) - SLACK && (high[axis] ?? 0) <= (to[axis] ?? 0) + SLACK,
  );
}
