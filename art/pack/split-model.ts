import { positionOf } from '../../functions/src/models/vertices.ts';
import type { ModelPart, ModelPiece, Vec3 } from '../../src/booth/viewer/model.ts';

type Box = ModelPiece['box'];

/** First index and number of indices of a range of triangles. */
export type Run = readonly [start: number, count: number];

/** Tolerance in meters for a surface to be inside bounds: positions are rounded. */
const SLACK = 0.004;

/**
 * Assigns a part's triangles to owners. Connected triangles have one owner.
 * @param ownerOf is called once per connected component; `fits` tells if a box contains all of it
 */
export function runsByOwner<Owner>(
  part: ModelPart,
  ownerOf: (fits: (box: Box) => boolean) => Owner | undefined,
): Map<Owner, Run[]> {
  const count = 1 + Array.from(part.indices).reduce((most, vertex) => Math.max(most, vertex), 0);
  const points = Array.from({ length: count }, (_, vertex) => positionOf(part, vertex));
  const roots = rootsOf(part, count);
  const owners = new Map<number, Owner | undefined>();
  for (const [root, group] of Map.groupBy(points, (_, vertex) => roots[vertex] ?? vertex)) {
    owners.set(
      root,
      ownerOf((box) => group.every((point) => isInside(point, box))),
    );
  }
  const runs = new Map<Owner, [number, number][]>();
  for (const [at, vertex] of part.indices.entries()) {
    const owner = owners.get(roots[vertex] ?? vertex);
    if (owner === undefined) continue;
    const own = runs.get(owner) ?? [];
    runs.set(owner, own);
    const last = own.at(-1);
    if (last && last[0] + last[1] === at) last[1]++;
    else own.push([at, 1]);
  }
  return runs;
}

/** Returns the representative of each vertex's connected component. */
function rootsOf({ indices }: ModelPart, count: number): number[] {
  const parents = Array.from({ length: count }, (_, vertex) => vertex);
  const rootOf = (vertex: number): number => {
    const parent = parents[vertex] ?? vertex;
    return parent === vertex ? vertex : rootOf(parent);
  };
  for (const [at, vertex] of indices.entries()) {
    parents[rootOf(vertex)] = rootOf(indices[at - (at % 3)] ?? 0);
  }
  return parents.map((_, vertex) => rootOf(vertex));
}

/** True if a point is within bounds. */
export function isInside(point: Vec3, [low, high]: Box): boolean {
  return ([0, 1, 2] as const).every(
    (axis) => point[axis] >= low[axis] - SLACK && point[axis] <= high[axis] + SLACK,
  );
}
