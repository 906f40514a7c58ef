import { unit } from '../marking/triangle.ts';
import type { Vec3 } from '../viewer/model.ts';
import { mix, mixed, plus } from '../viewer/vector.ts';
import { ORIGIN, type Vertex } from './source-model.ts';
import type { LitMesh, ShadedMesh } from './surface-looks.ts';

/** Edges up to this length, in meters, are never split; longer ones are looked at in steps of it. */
const STEP = 0.5;
/** Difference of light that can be seen, as a difference of square roots. */
const VISIBLE = 0.06;
/** Triangles lower than this, in meters, are too thin for a change of light to be visible. */
const THIN = 0.035;

interface Edge {
  readonly from: number;
  readonly to: number;
  /** Its ends' places: the same in the other direction, and for other vertices at these places. */
  readonly key: string;
  /** In meters. */
  readonly length: number;
}

type Triangle = readonly Edge[];

/** Returns the light on a surface, as factors of its color. */
export type LightAt = (mesh: ShadedMesh, vertex: Vertex) => Vec3;

/**
 * Computes light at corners, and halves edges along which it is not what the renderer interpolates, unless that would
 * exceed `most` triangles. Neighbors split a shared edge alike, which avoids cracks.
 */
export function splitForLight(meshes: readonly ShadedMesh[], lightAt: LightAt, most: number): LitMesh[] {
  let split = meshes.map(
    (mesh): LitMesh => ({ ...mesh, lights: mesh.vertices.map((vertex) => lightAt(mesh, vertex)) }),
  );
  const judged = meshes.map(() => new Map<string, boolean>());
  for (;;) {
    const triangles = split.map(edgesOf);
    const uneven = unevenEdges(split, triangles, judged, lightAt);
    const next = split.map((mesh, index) => splitOnce(mesh, triangles[index] ?? [], uneven, lightAt));
    const count = next.reduce((sum, { indices }) => sum + indices.length / 3, 0);
    if (uneven.size === 0 || count > most) return split;
    split = next;
  }
}

/** Returns the keys of edges to halve. @param judged what is known about each mesh's edges */
function unevenEdges(
  meshes: readonly LitMesh[],
  triangles: readonly Triangle[][],
  judged: readonly Map<string, boolean>[],
  lightAt: LightAt,
): Set<string> {
  const uneven = new Set<string>();
  for (const [index, mesh] of meshes.entries()) {
    if (!isLitByCorner(mesh)) continue;
    for (const edge of triangles[index]?.filter(isWide).flat() ?? []) {
      const isKnown = judged[index]?.get(edge.key) ?? isUneven(mesh, edge, lightAt);
      judged[index]?.set(edge.key, isKnown);
      if (isKnown) uneven.add(edge.key);
    }
  }
  const large = triangles.flatMap((own) => own.filter((edges) => edges.length > 0));
  // A triangle's longest edge is halved first, or the rest would get ever thinner
  for (let before = -1; before < uneven.size; ) {
    before = uneven.size;
    for (const edges of large) {
      if (edges.some(({ key }) => uneven.has(key))) uneven.add(longestOf(edges).key);
    }
  }
  return uneven;
}

/** The deck has a light map, marks stay one rectangle, and lamps have no light on them. */
function isLitByCorner({ role, look }: LitMesh): boolean {
  return role !== 'floor' && role !== 'mark' && look !== null && look.surface !== 'glow';
}

/** Returns the three edges of each triangle; none of those whose edges are all short. */
function edgesOf({ vertices, indices }: LitMesh): Triangle[] {
  const placeOf = (corner: number) => vertices[corner]?.p ?? ORIGIN;
  return Array.from({ length: Math.floor(indices.length / 3) }, (_, triangle): Triangle => {
    const corners = indices.slice(triangle * 3, triangle * 3 + 3);
    const edges = corners.map((from, index) => {
      const to = corners[(index + 1) % 3] ?? 0;
      return { from, to, length: Math.hypot(...plus(placeOf(from), placeOf(to), -1)) };
    });
    if (edges.every(({ length }) => length <= STEP)) return [];
    // In tenths of millimeters
    const places = corners.map(placeOf);
    const [a = '', b = '', c = ''] = places.map((p) => p.map((part) => Math.round(part * 1e4)).join());
    const keys = [keyOf(a, b), keyOf(b, c), keyOf(c, a)];
    return edges.map((edge, index) => ({ ...edge, key: keys[index] ?? '' }));
  });
}

function keyOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function isWide(edges: Triangle): boolean {
  const [a = 0, b = 0, c = 0] = edges.map(({ length }) => length).sort((one, other) => other - one);
  // Heron: four times the area
  return Math.sqrt(Math.max(0, (a + b + c) * (b + c - a) * (a + c - b) * (a + b - c))) > 2 * a * THIN;
}

function isUneven(mesh: LitMesh, { from, to, length }: Edge, lightAt: LightAt): boolean {
  const [a, b] = [mesh.vertices[from], mesh.vertices[to]];
  const [dark, bright] = [mesh.lights[from], mesh.lights[to]];
  if (!a || !b || !dark || !bright) return false;
  const steps = Math.ceil(length / STEP);
  return Array.from({ length: steps - 1 }, (_, index) => (index + 1) / steps).some((part) => {
    const light = lightAt(mesh, between(a, b, part));
    const drawn = mixed(dark, bright, part);
    return light.some(
      (value, channel) => Math.abs(Math.sqrt(value) - Math.sqrt(drawn[channel] ?? 0)) > VISIBLE,
    );
  });
}

function longestOf(edges: Triangle): Edge {
  return edges.reduce((longest, edge) => (edge.length > longest.length ? edge : longest));
}

function splitOnce(
  mesh: LitMesh,
  triangles: readonly Triangle[],
  uneven: ReadonlySet<string>,
  lightAt: LightAt,
): LitMesh {
  if (mesh.role === 'mark') return mesh;
  const [vertices, lights] = [[...mesh.vertices], [...mesh.lights]];
  const halves = new Map<string, number>();
  /** Returns the index of the point between an edge's corners; -1 if it stays whole. */
  function halfOf({ from, to, key }: Edge): number {
    const [a, b] = [vertices[from], vertices[to]];
    if (!a || !b || !uneven.has(key)) return -1;
    // By corners: other vertices at the same places have other normals
    const corners = from < to ? `${from} ${to}` : `${to} ${from}`;
    const known = halves.get(corners);
    if (known !== undefined) return known;
    const half = between(a, b, 0.5);
    halves.set(corners, vertices.length);
    lights.push(lightAt(mesh, half));
    return vertices.push(half) - 1;
  }
  const split: number[] = [];
  for (const [index, edges] of triangles.entries()) {
    if (!edges.some(({ key }) => uneven.has(key))) {
      split.push(...mesh.indices.slice(index * 3, index * 3 + 3));
      continue;
    }
    const half = new Map(edges.map((edge) => [edge, halfOf(edge)]));
    const ring = edges.flatMap((edge) => [edge.from, half.get(edge) ?? -1]).filter((corner) => corner >= 0);
    split.push(...fan(ring, half.get(longestOf(edges)) ?? -1));
  }
  return { ...mesh, vertices, lights, indices: split };
}

/** Splits a ring of corners into triangles around one of them. */
function fan(ring: readonly number[], around: number): number[] {
  const from = Math.max(0, ring.indexOf(around));
  const [first = 0, ...rest] = [...ring.slice(from), ...ring.slice(0, from)];
  return rest.slice(1).flatMap((corner, index) => [first, rest[index] ?? 0, corner]);
}

function between(a: Vertex, b: Vertex, part: number): Vertex {
  const pair = (one: Vertex['uv'], other: Vertex['uv']): Vertex['uv'] =>
    one && other && [mix(one[0], other[0], part), mix(one[1], other[1], part)];
  return {
    p: mixed(a.p, b.p, part),
    n: unit(mixed(a.n, b.n, part)),
    uv: pair(a.uv, b.uv),
    lightUv: pair(a.lightUv, b.lightUv),
    light: a.light && b.light && mixed(a.light, b.light, part),
  };
}
