import type { ModelPart, ModelPiece, Vec3 } from '../../src/booth/viewer/model.ts';
import { readModel } from '../../src/booth/viewer/read-model.ts';

/** Position and bounds of a piece in the model that shows all of them side by side. */
export type PieceBounds = Pick<ModelPiece, 'at' | 'box'>;

/** A surface is inside of bounds that it leaves by no more than this, in metres: positions are rounded. */
const SLACK = 0.004;

/**
 * Tells which triangles of a model are whose. What hangs together belongs to the narrowest piece that has room for all of it:
 * bounds overlap where leaves do.
 * @param glb the packed model, of one part
 * @throws Error if something belongs to no piece
 */
export function splitPieces(glb: Uint8Array, pieces: readonly PieceBounds[]): ModelPiece[] {
  const { parts } = readModel(new Uint8Array(glb).buffer);
  const [part] = parts;
  if (!part || parts.length > 1) throw new Error('Only a model of one part can be split.');
  const points = pointsOf(part);
  const roots = rootsOf(part, points.length);
  const narrowFirst = [...pieces].sort((a, b) => widthOf(a) - widthOf(b));
  const owners = new Map<number, PieceBounds>();
  for (const root of new Set(roots)) {
    const group = points.filter((_, index) => roots[index] === root);
    const owner = narrowFirst.find(({ box }) => group.every((point) => isInside(point, box)));
    if (!owner) throw new Error('Something in the model belongs to no piece.');
    owners.set(root, owner);
  }
  const owned = Array.from(part.indices, (vertex) => owners.get(roots[vertex] ?? -1));
  return pieces.map((piece) => ({ ...piece, runs: runsOf(owned, piece) }));
}

/** Metres, of every vertex. */
export function pointsOf({ attributes, scale, shift }: ModelPart): Vec3[] {
  const places = attributes.find(({ location }) => location === 0);
  if (!places) throw new Error('A model without positions.');
  const { bytes, stride } = places;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: bytes.length / stride }, (_, vertex) => {
    const along = (axis: 0 | 1 | 2) =>
      (view.getInt16(vertex * stride + axis * 2, true) / 0x7fff) * scale + shift[axis];
    return [along(0), along(1), along(2)];
  });
}

/** For every vertex, the representative of its connected component. */
export function rootsOf({ indices }: ModelPart, count: number): number[] {
  const parents = Array.from({ length: count }, (_, vertex) => vertex);
  const rootOf = (vertex: number): number => {
    const parent = parents[vertex] ?? vertex;
    return parent === vertex ? vertex : rootOf(parent);
  };
  for (let at = 0; at < indices.length; at++) {
    parents[rootOf(indices[at] ?? 0)] = rootOf(indices[at - (at % 3)] ?? 0);
  }
  return parents.map((_, vertex) => rootOf(vertex));
}

/** First index and number of indices of every stretch that is this piece's. */
function runsOf(owned: readonly (PieceBounds | undefined)[], piece: PieceBounds): [number, number][] {
  const runs: [number, number][] = [];
  for (const [index, owner] of owned.entries()) {
    if (owner !== piece) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === index) last[1]++;
    else runs.push([index, 1]);
  }
  return runs;
}

function widthOf({ box: [low, high] }: PieceBounds): number {
  return high[0] - low[0];
}

/** True if a point is within bounds. */
export function isInside(point: Vec3, [low, high]: PieceBounds['box']): boolean {
  return ([0, 1, 2] as const).every(
    (axis) => point[axis] >= low[axis] - SLACK && point[axis] <= high[axis] + SLACK,
  );
}
