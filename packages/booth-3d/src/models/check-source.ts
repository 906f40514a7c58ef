import { unit } from '../marking/triangle.ts';
import type { Vec3 } from '../viewer/model.ts';
import { dot, plus, rightOf } from '../viewer/vector.ts';
import { refuseFor, SHOWS_NOTHING } from './model-refused.ts';
import {
  crossOf,
  type ModelKind,
  type SourceMesh,
  type SourceModel,
  type SourcePoint,
  trianglesOf,
  type Vertex,
} from './source-model.ts';

/** Maximum distance from the origin, in meters: a booth of 60 feet, and a hall's ceiling. */
const MAX_SIDE = 10;
const MAX_HEIGHT = 8;
const MIN_HEIGHT = -0.5;
/** Maximum total surface in square meters, since drawing and lighting it takes time. */
const MAX_AREA = 4_000;
const MAX_PLACES = 80;
/** Maximum pieces of a design's own, as many as its record has room for. */
const MAX_OWN = 30;
const MAX_MARKS = 20;
/** Maximum pieces of furniture, since each has its own light map. */
const MAX_FURNITURE = 12;
/** Maximum distance of the deck's center from the origin, in meters. */
const OFF_CENTER = 0.05;
/** Maximum height of the deck, in meters. */
export const MAX_DECK = 0.16;
const MIN_MARK = 0.05;
/** A mark whose faces look into more directions is bent, not bevelled or a corner. */
const MAX_FACINGS = 4;
const MAX_KIND = 40;
const KIND = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface Bounds {
  readonly low: Vec3;
  readonly high: Vec3;
}

/** Checks a model's requirements beyond valid glTF. @throws ModelRefused with sentences that name the node */
export function checkSource({ meshes, points }: SourceModel, kind: ModelKind): void {
  const reasons = [
    ...(meshes.length === 0 ? [SHOWS_NOTHING] : []),
    ...sizeReasons(meshes),
    ...(kind === 'design'
      ? deckReasons(meshes)
      : [...originReasons(meshes), ...pieceReasons(meshes, points)]),
    ...meshes.filter(({ role }) => role === 'mark').flatMap(markReasons),
    ...swapReasons(meshes, points),
    ...points.flatMap(kindReasons),
  ];
  if (points.length > MAX_PLACES)
    reasons.push(`It has ${points.length} places; ${MAX_PLACES} are allowed: delete some.`);
  const own = points.filter(({ role }) => role === 'has').length;
  if (own > MAX_OWN) reasons.push(`${own} objects begin with “has:”; ${MAX_OWN} are allowed: rename some.`);
  const marks = meshes.filter(({ role }) => role === 'mark').length;
  if (marks > MAX_MARKS) reasons.push(`It has ${marks} marks; ${MAX_MARKS} are allowed: delete some.`);
  refuseFor(reasons);
}

function kindReasons({ name, role, detail }: SourcePoint): string[] {
  if (role !== 'place' && role !== 'has') return [];
  if (!KIND.test(detail)) return [`“${name}” names no kind: write it like ${role}:bar-stools.`];
  if (detail.length <= MAX_KIND) return [];
  return [`“${name}” names a kind of ${detail.length} characters; ${MAX_KIND} are possible: shorten it.`];
}

function swapReasons(meshes: readonly SourceMesh[], points: readonly SourcePoint[]): string[] {
  const names = [...new Set(points.flatMap(({ swap }) => swap))];
  if (names.length > MAX_FURNITURE)
    return [
      `Extras replace ${names.length} pieces of furniture; ${MAX_FURNITURE} are allowed: delete some “swap:”.`,
    ];
  return names
    .filter((name) => !name || !meshes.some(({ furniture, role }) => furniture === name && role !== 'floor'))
    .map((name) => `“swap:${name}” names no furniture: it needs the name of an object that shows something.`);
}

/** Checks that each piece has one place. An extra without pieces has at most one. */
function pieceReasons(meshes: readonly SourceMesh[], points: readonly SourcePoint[]): string[] {
  const names = points.filter(({ role }) => role === 'place').map(({ name }) => name);
  if (names.length < 2) return [];
  const loose = meshes.filter(({ furniture }) => furniture === null);
  const empty = names.filter((name) => !meshes.some(({ furniture }) => furniture === name));
  const alike = names.filter((name, index) => names.indexOf(name) < index);
  return [
    ...loose.map(
      ({ name }) => `“${name}” belongs to no piece: with several places, hang it below one of them.`,
    ),
    ...empty.map((name) => `“${name}” has no piece: with several places, each needs something below it.`),
    ...alike.map((name) => `Two places are named “${name}”: number them, like ${name}.001.`),
  ];
}

function sizeReasons(meshes: readonly SourceMesh[]): string[] {
  const reasons = meshes.flatMap(({ name, vertices, rectangle }) => {
    if (rectangle) return [];
    const { low, high } = boundsOf(vertices);
    const far = Math.max(...[low[0], low[2], high[0], high[2]].map(Math.abs));
    if (!(far <= MAX_SIDE))
      return `“${name}” reaches ${far.toPrecision(3)} m from the middle; ${MAX_SIDE} m are possible: check its unit, or delete it.`;
    if (!(high[1] <= MAX_HEIGHT))
      return `“${name}” reaches ${high[1].toPrecision(3)} m high; ${MAX_HEIGHT} m are possible: check its unit, or delete it.`;
    return low[1] >= MIN_HEIGHT
      ? []
      : `“${name}” reaches ${(-low[1]).toPrecision(3)} m below the floor: move it up, or delete it.`;
  });
  if (reasons.length > 0) return reasons.slice(0, 1);
  const area = meshes
    .flatMap(trianglesOf)
    .reduce((sum, triangle) => sum + Math.hypot(...crossOf(triangle)) / 2, 0);
  return area <= MAX_AREA
    ? []
    : [`Its surfaces have ${Math.round(area)} m²; ${MAX_AREA} m² are allowed: delete what nobody sees.`];
}

function deckReasons(meshes: readonly SourceMesh[]): string[] {
  if (!meshes.some(({ role }) => role === 'floor'))
    return ['It has no deck: name the object of the deck “floor”.'];
  const { low, high } = deckOf(meshes);
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const reasons: string[] = [];
  if (Math.hypot(x, z) > OFF_CENTER) {
    reasons.push(
      `The middle of “floor” is at ${x.toFixed(2)}, ${z.toFixed(2)} m: move the deck to the origin.`,
    );
  }
  if (high[1] < -0.001 || high[1] > MAX_DECK)
    reasons.push(`The top of “floor” is at ${high[1].toFixed(2)} m: it belongs between 0 and ${MAX_DECK} m.`);
  if (high[0] - low[0] < 1 || high[2] - low[2] < 1)
    reasons.push('“floor” is less than 1 m wide or deep: check its unit, or name the deck “floor” instead.');
  return reasons;
}

function originReasons(meshes: readonly SourceMesh[]): string[] {
  if (meshes.length === 0) return [];
  const { low, high } = boundsOf(meshes.flatMap(({ vertices }) => vertices));
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const off = Math.hypot(x, z);
  return [
    ...(off > Math.max(0.1, (high[0] - low[0]) / 4)
      ? [`It stands ${off.toFixed(2)} m away from the origin: move it there.`]
      : []),
    ...(low[1] <= -0.05
      ? [`It reaches ${(-low[1]).toFixed(2)} m below the floor: move it up, with its feet at height 0.`]
      : []),
  ];
}

function markReasons(mesh: SourceMesh): string[] {
  // It was checked against its surface
  if (mesh.rectangle) return [];
  const { thick, width, height, n } = shapeOf(mesh);
  const crosses = trianglesOf(mesh).map(crossOf);
  const sum = crosses.reduce<Vec3>((all, each) => plus(all, each), [0, 0, 0]);
  const sizes = crosses.map((each) => Math.hypot(...each));
  const named = `“${mesh.name}”`;
  if (Math.hypot(...sum) < 0.01 * sizes.reduce((all, size) => all + size, 0))
    return [`${named} is a closed body: leave only the face that shows the logo.`];
  if (Math.abs(n[1]) > 0.3) return [`${named} does not stand upright: turn it up, or rename it.`];
  if (thick > 0.02) {
    const facings = new Set(crosses.map(unit).map((way) => way.map((part) => Math.round(part * 10)).join()));
    return [
      facings.size > MAX_FACINGS
        ? `${named} is bent, but not like a part of an upright cylinder: use a smaller part, or a flat face.`
        : `${named} is not flat: leave only one of its faces.`,
    ];
  }
  return width < MIN_MARK || height < MIN_MARK ? [`${named} is smaller than 5 cm: enlarge it.`] : [];
}

/** A mark's rectangle: the maximum size of a logo, in meters. */
export interface MarkShape {
  /** Its middle, on the surface. */
  readonly p: Vec3;
  /** Unit normal in its middle. */
  readonly n: Vec3;
  /** Along the surface. */
  readonly width: number;
  readonly height: number;
  /** Distance of its corners from a plane, or from a cylinder. */
  readonly thick: number;
  /** Radius of a strip of an upright cylinder; undefined for a flat mark. */
  readonly bend?: number;
}

export function shapeOf(mesh: SourceMesh): MarkShape {
  if (mesh.rectangle) {
    const { p, n, w, h } = mesh.rectangle;
    return { p, n, width: w, height: h, thick: 0 };
  }
  const n = unit(trianglesOf(mesh).reduce<Vec3>((sum, triangle) => plus(sum, crossOf(triangle)), [0, 0, 0]));
  const right = rightOf(n);
  const flat = mesh.vertices.map(({ p }): Vec3 => [dot(p, right), p[1], dot(p, n)]);
  const { low, high } = boundsOf(flat.map((p) => ({ p })));
  const [along, up, out] = plus(low, plus(high, low, -1), 0.5);
  const level = Math.hypot(n[0], n[2]) || 1;
  const forward: Vec3 = [n[0] / level, 0, n[2] / level];
  const at = (far: number) => plus(plus([0, up, 0], right, along), forward, (far - n[1] * up) / level);
  const [across, height, thick] = plus(high, low, -1);
  // The height of an arc tells its radius
  const bend = across ** 2 / (8 * thick) + thick / 2;
  const angles = flat.map(([x, , z]) => Math.atan2(x - along, z - high[2] + bend));
  const off = flat.map(([x, , z]) => Math.abs(Math.hypot(x - along, z - high[2] + bend) - bend));
  const isBent = thick > 0.004 && Math.abs(n[1]) < 0.01 && Math.max(...off) < 0.01;
  if (!isBent) return { p: at(out), n, width: across, height, thick };
  const width = (Math.max(...angles) - Math.min(...angles)) * bend;
  return { p: at(high[2]), n, width, height, thick: Math.max(...off), bend };
}

export function deckOf(meshes: readonly SourceMesh[]): Bounds {
  return boundsOf(meshes.filter(({ role }) => role === 'floor').flatMap(({ vertices }) => vertices));
}

export function boundsOf(vertices: readonly Pick<Vertex, 'p'>[]): Bounds {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { p } of vertices) {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis] ?? 0, p[axis]);
      high[axis] = Math.max(high[axis] ?? 0, p[axis]);
    }
  }
  return { low: low as unknown as Vec3, high: high as unknown as Vec3 };
}
