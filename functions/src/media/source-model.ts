import type { Material, Node, Primitive } from '@gltf-transform/core';
import type { Vec3 } from '../../../src/booth/viewer/model.ts';
import { cross, dot, plus } from '../../../src/booth/viewer/vector.ts';
import { ModelRefused } from './model-refused.ts';

/** Named nodes that mean something (docs/models.md); what hangs below one belongs to it. */
const ROLES = ['mark', 'print', 'screen', 'floor'] as const;
const POINTS = ['place', 'use', 'seat'] as const;

export type Role = (typeof ROLES)[number] | 'plain';

export interface Vertex {
  /** Metres, y up, the open front towards +z. */
  readonly p: Vec3;
  /** Of length 1. */
  readonly n: Vec3;
  readonly uv: readonly [number, number] | null;
  /** Baked light as a factor, linear; null if the model has none. */
  readonly light: Vec3 | null;
}

/** Triangles of one material below one node. */
export interface SourceMesh {
  /** Name of the node whose role it has, or of its own. */
  readonly name: string;
  readonly role: Role;
  readonly material: Material | null;
  readonly vertices: Vertex[];
  readonly indices: number[];
}

/** A named point without geometry. */
export interface SourcePoint {
  readonly name: string;
  readonly role: (typeof POINTS)[number];
  /** Text after the colon. */
  readonly detail: string;
  readonly p: Vec3;
  /** Degrees: 0 faces the front, 90 the right side. */
  readonly degrees: number;
}

export interface SourceModel {
  readonly meshes: readonly SourceMesh[];
  readonly points: readonly SourcePoint[];
  /** Nodes that are mirrored or have no size. */
  readonly badlyScaled: readonly string[];
}

type Matrix = readonly number[];

/** Reads a checked GLB: what its nodes show, where they show it. @throws ModelRefused */
export async function readSource(bytes: Uint8Array): Promise<SourceModel> {
  // Imported here, so that requests without a model do not load it
  const { Logger, WebIO } = await import('@gltf-transform/core');
  const io = new WebIO().setLogger(new Logger(Logger.Verbosity.SILENT));
  // It is stricter about some types than the validator
  const document = await io.readBinary(bytes).catch((cause: unknown) => {
    throw new ModelRefused(['The file is damaged.'], { cause });
  });
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const meshes: SourceMesh[] = [];
  const points: SourcePoint[] = [];
  const badlyScaled: string[] = [];
  const waiting = (scene?.listChildren() ?? []).map((node) => ({ node, above: named(node, null) }));
  // Iterating an array also visits entries added along the way
  for (const { node, above } of waiting) {
    const matrix: Matrix = node.getWorldMatrix();
    const point = pointOf(node, matrix);
    if (point) points.push(point);
    const parts = node.getMesh()?.listPrimitives() ?? [];
    // A mirrored part would show its back, one without a size has no normals
    if (parts.length > 0 && !(determinant(matrix) > 1e-9)) badlyScaled.push(node.getName());
    else meshes.push(...parts.map((part) => meshOf(part, matrix, above)));
    waiting.push(...node.listChildren().map((child) => ({ node: child, above: named(child, above) })));
  }
  return { meshes: meshes.filter(({ indices }) => indices.length > 0), points, badlyScaled };
}

interface Named {
  readonly name: string;
  readonly role: Role;
}

/** Blender numbers copies: 'print:wall.001'. */
function wordsOf(node: Node): [role: string, detail: string] {
  const [role = '', ...rest] = node
    .getName()
    .replace(/\.\d+$/, '')
    .split(':');
  return [role.trim(), rest.join(':').trim()];
}

function named(node: Node, above: Named | null): Named {
  const [word] = wordsOf(node);
  const role = ROLES.find((each) => each === word);
  if (role) return { name: node.getName(), role };
  return above && above.role !== 'plain' ? above : { name: node.getName() || 'unnamed', role: 'plain' };
}

function pointOf(node: Node, m: Matrix): SourcePoint | null {
  const [word, detail] = wordsOf(node);
  const role = POINTS.find((each) => each === word);
  if (!role) return null;
  // Where its own +z points to, which is the front
  const degrees = Math.round((Math.atan2(at(m, 8), at(m, 10)) * 180) / Math.PI);
  return { name: node.getName(), role, detail, p: [at(m, 12), at(m, 13), at(m, 14)], degrees };
}

function meshOf(part: Primitive, m: Matrix, { name, role }: Named): SourceMesh {
  const places = part.getAttribute('POSITION');
  const normals = part.getAttribute('NORMAL');
  const uvs = part.getAttribute('TEXCOORD_0');
  const light = part.getAttribute('COLOR_0');
  const count = places?.getCount() ?? 0;
  const order = part.getIndices()?.getArray();
  const indices = order ? Array.from(order) : Array.from({ length: count }, (_, index) => index);
  const x: Vec3 = [at(m, 0), at(m, 1), at(m, 2)];
  const y: Vec3 = [at(m, 4), at(m, 5), at(m, 6)];
  const z: Vec3 = [at(m, 8), at(m, 9), at(m, 10)];
  const origin: Vec3 = [at(m, 12), at(m, 13), at(m, 14)];
  const along = ([a, b, c]: Vec3, axes: readonly [Vec3, Vec3, Vec3], from: Vec3): Vec3 =>
    plus(plus(plus(from, axes[0], a), axes[1], b), axes[2], c);
  // Normals stay upright on surfaces that are scaled unevenly
  const upright: [Vec3, Vec3, Vec3] = [cross(y, z), cross(z, x), cross(x, y)];
  const vertices = Array.from({ length: count }, (_, index): Vertex => {
    const vec = (of: typeof places) => toVec3(of?.getElement(index, []) ?? []);
    const uv = uvs?.getElement(index, []);
    return {
      p: along(vec(places), [x, y, z], origin),
      n: normals ? unit(along(vec(normals), upright, [0, 0, 0])) : [0, 0, 0],
      uv: uv ? [uv[0] ?? 0, uv[1] ?? 0] : null,
      light: light ? vec(light) : null,
    };
  });
  const mesh = { name, role, material: part.getMaterial(), vertices, indices };
  return normals ? mesh : flatShaded(mesh);
}

/** Gives every triangle vertices of its own, with its own normal. */
function flatShaded(mesh: SourceMesh): SourceMesh {
  const vertices: Vertex[] = [];
  for (let start = 0; start < mesh.indices.length; start += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => mesh.vertices[mesh.indices[start + corner] ?? 0]);
    if (!a || !b || !c) continue;
    const n = unit(cross(plus(b.p, a.p, -1), plus(c.p, a.p, -1)));
    vertices.push(...[a, b, c].map((vertex) => ({ ...vertex, n })));
  }
  return { ...mesh, vertices, indices: vertices.map((_, index) => index) };
}

function determinant(m: Matrix): number {
  const column = (start: number): Vec3 => [at(m, start), at(m, start + 1), at(m, start + 2)];
  return dot(column(0), cross(column(4), column(8)));
}

export function unit(of: Vec3): Vec3 {
  const size = Math.hypot(...of);
  return size > 1e-12 ? [of[0] / size, of[1] / size, of[2] / size] : [0, 1, 0];
}

function toVec3([x = 0, y = 0, z = 0]: readonly number[]): Vec3 {
  return [x, y, z];
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}
