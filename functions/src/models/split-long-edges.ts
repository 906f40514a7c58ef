import { mix, mixed, plus } from '../../../src/booth/viewer/vector.ts';
import { type SourceMesh, unit, type Vertex } from './source-model.ts';

/** Maximum edge in meters. Light is computed at corners, so walls need several. */
const MAX_EDGE = 0.5;

/**
 * Halves edges until none is longer than half a meter, or more splits would exceed `most` triangles. Neighbors split
 * their shared edge alike, which avoids cracks.
 */
export function splitLongEdges(meshes: readonly SourceMesh[], most: number): readonly SourceMesh[] {
  const count = meshes.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  const next = meshes.map(splitOnce);
  const more = next.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  return more === count || more > most ? meshes : splitLongEdges(next, most);
}

function splitOnce(mesh: SourceMesh): SourceMesh {
  const { indices, role } = mesh;
  // Marks stay one rectangle
  if (role === 'mark') return mesh;
  const vertices = [...mesh.vertices];
  const halves = new Map<string, number>();
  /** Returns the index of the point between two corners; -1 if the edge is short enough. */
  function between(a: number, b: number): number {
    const [one, other] = [vertices[a], vertices[b]];
    if (!one || !other || Math.hypot(...plus(one.p, other.p, -1)) <= MAX_EDGE) return -1;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = halves.get(key) ?? vertices.push(middle(one, other)) - 1;
    halves.set(key, known);
    return known;
  }
  const split: number[] = [];
  for (let start = 0; start < indices.length; start += 3) {
    const [a = 0, b = 0, c = 0] = indices.slice(start, start + 3);
    const [ab, bc, ca] = [between(a, b), between(b, c), between(c, a)];
    const ring = [a, ab, b, bc, c, ca].filter((corner) => corner >= 0);
    if (ring.length === 6) split.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
    else split.push(...fan(ring, [ab, bc, ca]));
  }
  return { ...mesh, vertices, indices: split };
}

/** Splits a ring of up to five corners into triangles that share a midpoint, if there is one. */
function fan(ring: readonly number[], halves: readonly number[]): number[] {
  const from = ring.findIndex((corner) => halves.includes(corner));
  const turned = from > 0 ? [...ring.slice(from), ...ring.slice(0, from)] : ring;
  const [first = 0, ...rest] = turned;
  return rest.slice(1).flatMap((corner, index) => [first, rest[index] ?? 0, corner]);
}

function middle(a: Vertex, b: Vertex): Vertex {
  return {
    p: mixed(a.p, b.p, 0.5),
    n: unit(plus(a.n, b.n)),
    uv: halfway(a.uv, b.uv),
    lightUv: halfway(a.lightUv, b.lightUv),
    light: a.light && b.light && mixed(a.light, b.light, 0.5),
  };
}

function halfway(a: Vertex['uv'], b: Vertex['uv']): Vertex['uv'] {
  return a && b && [mix(a[0], b[0], 0.5), mix(a[1], b[1], 0.5)];
}
