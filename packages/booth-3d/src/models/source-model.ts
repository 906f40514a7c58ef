import type { Material, Node, Primitive } from '@gltf-transform/core';
import type { SurfaceRectangle } from '../marking/surface-rectangle.ts';
import { acrossOf, unit } from '../marking/triangle.ts';
import { type FixedView, type Vec3, VIEW_NAMES, type ViewName } from '../viewer/model.ts';
import { cross, dot, plus, times } from '../viewer/vector.ts';
import { ModelRefused } from './model-refused.ts';
import { partName, plainName, wordsOf } from './node-names.ts';

/** Roles that a node's name can give it and its descendants (docs/models.md). */
const ROLES = ['mark', 'print', 'screen', 'floor'] as const;
const POINTS = ['place', 'use', 'seat', 'has'] as const;

export type ModelKind = 'design' | 'extra';

/** `own` is the design's own mark, which hangs below the place for a logo. */
export type Role = (typeof ROLES)[number] | 'own' | 'plain';

export interface Vertex {
  /** Meters, y up, the open front toward +z. */
  readonly p: Vec3;
  /** Unit normal. */
  readonly n: Vec3;
  readonly uv: readonly [number, number] | null;
  /** Position in the light map; null if the material has none on a separate UV set. */
  readonly lightUv: readonly [number, number] | null;
  /** Baked light as a linear factor; null if the model has none. */
  readonly light: Vec3 | null;
}

/** Triangles of one material under one node. */
export interface SourceMesh {
  /** Name of the node that gives it a role, or its node's name. */
  readonly name: string;
  readonly role: Role;
  /** Name by which it can be left out. */
  readonly part: string;
  /** Name of the swappable furniture, or of the extra's piece, that it is part of. */
  readonly furniture: string | null;
  /** Name of the part of an extra that stands on the floor by itself. */
  readonly body: string | null;
  /** Lowest point of its node, in meters. */
  readonly bottom: number;
  readonly material: Material | null;
  readonly vertices: Vertex[];
  readonly indices: number[];
  /** Of a mark that was set by pointing. */
  readonly rectangle?: SurfaceRectangle;
}

/** A named point without geometry. */
export interface SourcePoint {
  readonly name: string;
  readonly role: (typeof POINTS)[number];
  /** Text after the colon in its name. */
  readonly detail: string;
  readonly p: Vec3;
  /** Rotation in degrees: 0 faces the front, 90 the right side. */
  readonly degrees: number;
  readonly furniture: string | null;
  /** Names of the furniture that makes room for the place. */
  readonly swap: readonly string[];
  readonly properties: Properties;
}

/** Custom properties of a node or a scene. */
type Properties = Readonly<Record<string, unknown>>;

export interface SourceCamera extends Pick<FixedView, 'back' | 'half' | 'shift'> {
  readonly name: ViewName;
  readonly p: Vec3;
}

export interface SourceModel {
  readonly meshes: readonly SourceMesh[];
  readonly points: readonly SourcePoint[];
  readonly cameras: readonly SourceCamera[];
  /** Factor of a color where baked light is 1, and brightness of the lamps over the booth; null for the usual ones. */
  readonly light: number | null;
  readonly lamps: number | null;
}

export type Triangle<Corner> = [Corner, Corner, Corner];

/** A node's axes and origin, in meters of the scene. */
export type Columns = readonly [x: Vec3, y: Vec3, z: Vec3, origin: Vec3];

export const ORIGIN: Vec3 = [0, 0, 0];
/** Minimum height of overhead parts, in meters. */
const OVERHEAD = 2.3;

/** Reads a checked GLB: the geometry of its nodes in scene coordinates. @throws ModelRefused */
export async function readSource(bytes: Uint8Array, kind: ModelKind): Promise<SourceModel> {
  // Lazy import: requests without a model do not load it
  const { Logger, WebIO } = await import('@gltf-transform/core');
  const { KHRMaterialsEmissiveStrength } = await import('@gltf-transform/extensions');
  const io = new WebIO()
    .registerExtensions([KHRMaterialsEmissiveStrength])
    .setLogger(new Logger(Logger.Verbosity.SILENT));
  // Stricter about some types than the validator
  const document = await io.readBinary(bytes).catch((cause: unknown) => {
    throw new ModelRefused(['The file is damaged: export it again.'], { cause });
  });
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const meshes: SourceMesh[] = [];
  const points: SourcePoint[] = [];
  const cameras: SourceCamera[] = [];
  const movable = movableIn(root.listNodes(), kind);
  const waiting = (scene?.listChildren() ?? []).map((node) => ({ node, above: named(node, null, movable) }));
  // Iterating an array also visits entries added along the way
  for (const { node, above } of waiting) {
    const columns = columnsOf(node.getWorldMatrix());
    const point = pointOf(node, columns, above);
    if (point) points.push(point);
    cameras.push(...camerasAt(node, columns));
    const parts = node.getMesh()?.listPrimitives() ?? [];
    const own = parts.map((part) => meshOf(part, columns, { ...above, part: partName(node) }));
    const bottom = own.flatMap(({ vertices }) => vertices).reduce((low, { p }) => Math.min(low, p[1]), 99);
    meshes.push(...own.map((mesh) => ({ ...mesh, bottom })));
    waiting.push(
      ...node.listChildren().map((child) => ({ node: child, above: named(child, above, movable) })),
    );
  }
  const properties = scene?.getExtras() ?? {};
  return {
    meshes: meshes.filter(({ indices }) => indices.length > 0),
    points,
    cameras,
    light: numberIn(properties, 'light', 0.1, 4),
    lamps: numberIn(properties, 'lamps', 0.1, 2),
  };
}

/** Returns a custom property; null if it is not a number in this range. */
export function numberIn(properties: Properties, name: string, low: number, high: number): number | null {
  const value = properties[name];
  return typeof value === 'number' && value >= low && value <= high ? value : null;
}

function camerasAt(node: Node, [, , z, p]: Columns): SourceCamera[] {
  const camera = node.getCamera();
  const name = VIEW_NAMES.find((each) => each === plainName(node));
  if (camera?.getType() !== 'perspective' || !name) return [];
  const properties = camera.getExtras();
  const [x, y] = [numberIn(properties, 'shift_x', -1, 1), numberIn(properties, 'shift_y', -1, 1)];
  return [{ name, p, back: unit(z), half: Math.tan(camera.getYFov() / 2) / 0.75, shift: [x ?? 0, y ?? 0] }];
}

type Named = Pick<SourceMesh, 'name' | 'role' | 'furniture' | 'body'>;

/** Returns names of a design's swappable furniture, or of an extra's pieces, one at each place, if it has several. */
function movableIn(nodes: readonly Node[], kind: ModelKind): string[] {
  if (kind === 'design') return nodes.flatMap(swapOf);
  const pieces = nodes.filter((node) => wordsOf(node)[0] === 'place');
  return pieces.length > 1 ? pieces.map((node) => node.getName()) : [];
}

/** Returns the name of the furniture that `swap:<node>` refers to; empty for other nodes. */
function swapOf(node: Node): string[] {
  const [word, detail] = wordsOf(node);
  return word === 'swap' ? [detail] : [];
}

function named(node: Node, above: Named | null, movable: readonly string[]): Named {
  const [word] = wordsOf(node);
  const plain = plainName(node);
  const furniture =
    [node.getName(), plain].find((name) => movable.includes(name)) ?? above?.furniture ?? null;
  const role = ROLES.find((each) => each === word);
  const body = word === 'body' ? node.getName() : (above?.body ?? null);
  if (!role && above && above.role !== 'plain') {
    // Tools that make files smaller move a node's mesh into a nameless one below it
    const isOwn = above.role === 'mark' && node.getName() !== '';
    return { ...above, role: isOwn ? 'own' : above.role, furniture, body };
  }
  return { name: node.getName() || 'unnamed', role: role ?? 'plain', furniture, body };
}

export function columnsOf(matrix: readonly number[]): Columns {
  const column = (index: number) => toVec3(matrix.slice(index * 4, index * 4 + 3));
  return [column(0), column(1), column(2), column(3)];
}

/** Returns a point of a node in the scene. */
export function placed([px, py, pz]: Vec3, [x, y, z, origin]: Columns): Vec3 {
  return plus(plus(plus(origin, x, px), y, py), z, pz);
}

export function isMirrored([x, y, z]: Columns): boolean {
  return dot(x, cross(y, z)) < 0;
}

/** Returns axes that keep normals perpendicular on mirrored and unevenly scaled surfaces. They change the length. */
export function normalColumns(columns: Columns): Columns {
  const [x, y, z] = columns;
  const by = isMirrored(columns) ? -1 : 1;
  return [times(cross(y, z), by), times(cross(z, x), by), times(cross(x, y), by), ORIGIN];
}

function pointOf(node: Node, [, , z, p]: Columns, { furniture }: Named): SourcePoint | null {
  const [word, detail] = wordsOf(node);
  const role = POINTS.find((each) => each === word);
  if (!role) return null;
  // Direction of its local +z, which is the front
  const degrees = Math.round((Math.atan2(z[0], z[2]) * 180) / Math.PI);
  const swap = node.listChildren().flatMap(swapOf);
  return { name: node.getName(), role, detail, p, degrees, furniture, swap, properties: node.getExtras() };
}

function meshOf(part: Primitive, columns: Columns, above: Named & Pick<SourceMesh, 'part'>) {
  const material = part.getMaterial();
  // A picture on the first UV set may repeat, such as the joints of bricks
  const lightSet = material?.getOcclusionTextureInfo()?.getTexCoord() ?? 0;
  const [places, normals, uvs, light, lightUvs] = [
    'POSITION',
    'NORMAL',
    'TEXCOORD_0',
    'COLOR_0',
    lightSet > 0 ? `TEXCOORD_${lightSet}` : '',
  ].map((attribute) => part.getAttribute(attribute));
  const count = places?.getCount() ?? 0;
  const indices = Array.from(part.getIndices()?.getArray() ?? Array(count).keys());
  // Otherwise they would show their backs
  if (isMirrored(columns)) indices.reverse();
  const forNormals = normalColumns(columns);
  const vertices = Array.from({ length: count }, (_, index): Vertex => {
    const vec = (of: typeof places) => toVec3(of?.getElement(index, []));
    const pair = (of: typeof uvs) => toPair(of?.getElement(index, []));
    return {
      p: placed(vec(places), columns),
      n: normals ? unit(placed(vec(normals), forNormals)) : ORIGIN,
      uv: pair(uvs),
      lightUv: pair(lightUvs),
      light: light ? vec(light) : null,
    };
  });
  const mesh = { ...above, material, vertices, indices };
  return normals ? mesh : flatShaded(mesh);
}

/** Gives every triangle separate vertices with its flat normal. */
function flatShaded<Mesh extends Pick<SourceMesh, 'vertices' | 'indices'>>(mesh: Mesh): Mesh {
  const vertices = trianglesOf(mesh).flatMap((triangle) => {
    const n = unit(crossOf(triangle));
    return triangle.map((vertex) => ({ ...vertex, n }));
  });
  return { ...mesh, vertices, indices: vertices.map((_, index) => index) };
}

/** Returns the corners of each triangle. */
export function trianglesOf<Corner>({
  vertices,
  indices,
}: {
  readonly vertices: readonly Corner[];
  readonly indices: ArrayLike<number>;
}): Triangle<Corner>[] {
  return Array.from({ length: Math.floor(indices.length / 3) }, (_, triangle) =>
    [0, 1, 2].map((corner) => vertices[indices[triangle * 3 + corner] ?? 0]),
  ).filter((corners): corners is Triangle<Corner> => corners.every(Boolean));
}

/** True for overhead parts, which the viewer hides from above. */
export function isOverhead({ bottom }: Pick<SourceMesh, 'bottom'>): boolean {
  return bottom > OVERHEAD;
}

export function crossOf([a, b, c]: Triangle<Pick<Vertex, 'p'>>): Vec3 {
  return acrossOf([a.p, b.p, c.p]);
}

function toPair(numbers: readonly number[] | undefined): [number, number] | null {
  return numbers ? [numbers[0] ?? 0, numbers[1] ?? 0] : null;
}

export function toVec3([x = 0, y = 0, z = 0]: readonly number[] = []): Vec3 {
  return [x, y, z];
}
