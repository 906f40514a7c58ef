import type { Point } from '../../../src/booth/placement/outline.ts';
import type { Piece } from '../../../src/booth/placement/piece.ts';
import type { Furniture, ModelPiece, ModelScene, Socket, Vec3 } from '../../../src/booth/viewer/model.ts';
import { distanceToTriangle } from '../../../src/booth/viewer/triangles.ts';
import { cross, dot, mixed, plus, rightOf } from '../../../src/booth/viewer/vector.ts';
import type { AmbientLight } from './ambient-light.ts';
import { type Bounds, boundsOf, deckOf, rectangleOf } from './check-source.ts';
import { floorOf, HEAD } from './floor-map.ts';
import { deckMap, deckMapWithout, groundMap, lightMap } from './light-maps.ts';
import { viewsOf } from './published-views.ts';
import { type ModelKind, type SourcePoint, trianglesOf } from './source-model.ts';
import { type LitMesh, meanOf } from './surface-looks.ts';

/** Minimum height of overhead parts, in meters. */
const OVERHEAD = 2.3;
/** Margin around an extra for its contact shadow, in meters. */
const SHADOW = 0.4;
/** Map value at which the viewer's contact shadow darkens nothing. */
const NO_SHADOW = 1 / 1.6;
/** Maximum length of a kind in a record. */
const MAX_KIND = 40;
/** Distance before a mark from which its background is looked for, and maximum distance of that, in meters. */
const BEFORE_MARK = 0.01;
const MAX_BEHIND = 0.5;
const UP: Vec3 = [0, 1, 0];
const LUMINANCE: Vec3 = [0.2126, 0.7152, 0.0722];

interface Model {
  readonly kind: ModelKind;
  readonly name: string;
  readonly meshes: readonly LitMesh[];
  readonly points: readonly SourcePoint[];
  readonly box: Bounds;
  readonly light: AmbientLight;
  /** Furniture that may make room for extras, and the light without it. */
  readonly furniture: readonly { readonly name: string; readonly light: AmbientLight }[];
}

/** An extra, or one of its pieces. */
interface StandingPart extends Pick<Model, 'name' | 'meshes' | 'points' | 'box'> {
  /** Position of the piece in the model. */
  readonly at?: Point;
}

export interface ModelFacts {
  /** The scene, without its pieces and the image numbers of its maps. */
  readonly scene: Omit<ModelScene, 'maps' | 'pieces'>;
  /** As WebP. */
  readonly maps: Readonly<Partial<Record<keyof ModelScene['maps'], Buffer>>>;
  readonly furniture: readonly FurnitureFacts[];
  /** Pieces of an extra that has several. */
  readonly pieces: readonly Omit<ModelPiece, 'counts'>[];
}

/** Furniture that may make room for an extra, and the light on the deck without it, as WebP. */
interface FurnitureFacts {
  readonly name: string;
  readonly map: Buffer;
  readonly light: Pick<Furniture['light'], 'at' | 'of'>;
}

/** Returns the facts that a packed model stores next to its geometry. */
export async function factsOf(model: Model): Promise<ModelFacts> {
  const { kind, box, light, furniture } = model;
  const sockets = await Promise.all(
    model.meshes.filter(({ role }) => role === 'mark').map((mark) => socketOf(mark, model)),
  );
  const scene = { box: [box.low, box.high] as const, sockets };
  if (kind === 'extra') return extraFacts(model, scene);
  const { low, high } = deckOf(model.meshes);
  const size = [round(high[0] - low[0]), round(high[2] - low[2])] as const;
  const hangs = model.meshes.some((mesh) => mesh.role !== 'mark' && isOverhead(mesh));
  return {
    scene: {
      ...scene,
      size,
      level: 1,
      views: viewsOf(box),
      floor: floorOf(model, size, hangs),
    },
    maps: { floor: await deckMap(light, size), ground: await groundMap(light, size) },
    furniture: await Promise.all(furniture.map((each) => furnitureFacts(each, model, size))),
    pieces: [],
  };
}

async function furnitureFacts(
  { name, light }: Model['furniture'][number],
  { meshes, light: whole }: Model,
  size: readonly [number, number],
): Promise<FurnitureFacts> {
  const own = boundsOf(meshes.flatMap(({ furniture, vertices }) => (furniture === name ? vertices : [])));
  return { name, ...(await deckMapWithout(own, { whole, light }, size)) };
}

async function extraFacts(model: Model, scene: Pick<ModelScene, 'box' | 'sockets'>): Promise<ModelFacts> {
  const { box, light } = model;
  const [w, d] = [box.high[0] - box.low[0] + 2 * SHADOW, box.high[2] - box.low[2] + 2 * SHADOW];
  const [x, z] = [(box.low[0] + box.high[0]) / 2, (box.low[2] + box.high[2]) / 2];
  const open = light.at([0, 99, 0], UP);
  const shade = (u: number, v: number) => (NO_SHADOW * light.at([x + u, 0, z + v], UP)) / open;
  const places = model.points.filter(({ role }) => role === 'place');
  const pieces = places.length > 1 ? places.map((place) => partAt(place, model)) : [];
  const stands = (pieces.length > 0 ? pieces : [model]).map((piece) => standOf(piece));
  return {
    scene: { ...scene, size: [0, 0], views: viewsOf(box), stands, shadow: { w, d, x, z } },
    maps: {
      ground: await groundMap(light, [0, 0]),
      ...(!isHanging(box) && { shadow: await lightMap([w, d], shade) }),
    },
    furniture: [],
    pieces: pieces.map(({ name, box, at: [x, z] }) => {
      const sides = [box.low[0] - x, box.high[0] - x, box.low[2] - z, box.high[2] - z];
      const reach = round(Math.max(...sides.map(Math.abs)) + SHADOW / 2);
      return { name, at: [x, z], box: [box.low, box.high], reach };
    }),
  };
}

/** Returns the piece that belongs to one of several places. */
function partAt({ name, p: [x, , z] }: SourcePoint, { meshes, points }: Model) {
  const isOwn = ({ furniture }: Pick<SourcePoint, 'furniture'>) => furniture === name;
  const own = meshes.filter(isOwn);
  const box = boundsOf(own.flatMap(({ vertices }) => vertices));
  return { name, meshes: own, points: points.filter(isOwn), box, at: [round(x), round(z)] as const };
}

function isHanging({ low }: Bounds): boolean {
  return low[1] > 1;
}

/** Returns a piece's outline and users' positions, relative to its place. */
function standOf({ name, meshes, points, box, at: [x, z] = [0, 0] }: StandingPart): Piece {
  const { low: from, high: to } = boundsOf(meshes.flatMap(belowHead));
  const use = points
    .filter(({ role }) => role === 'use')
    .map(({ p }) => [round(p[0] - x), round(p[2] - z)] as const);
  return {
    kind: points.find(({ role }) => role === 'place')?.detail ?? name.slice(0, MAX_KIND).replace(/-$/, ''),
    bodies: isHanging(box)
      ? []
      : [[round(from[0] - x), round(from[2] - z), round(to[0] - x), round(to[2] - z)]],
    use,
    needs: use.length,
  };
}

/** Returns the corners below head height, and where edges reach it. */
function belowHead(mesh: LitMesh): { readonly p: Vec3 }[] {
  return trianglesOf(mesh).flatMap((corners) =>
    corners.flatMap(({ p }, index) => {
      const next = corners[(index + 1) % 3]?.p ?? p;
      const part = (HEAD - p[1]) / (next[1] - p[1]);
      return [
        ...(p[1] < HEAD ? [{ p }] : []),
        ...(part > 0 && part < 1 ? [{ p: mixed(p, next, part) }] : []),
      ];
    }),
  );
}

async function socketOf(mark: LitMesh, { meshes, light }: Model): Promise<Socket> {
  const { p, n, width, height, bend } = rectangleOf(mark);
  const behind = surfaceBehind(plus(p, n, BEFORE_MARK), plus([0, 0, 0], n, -1), meshes);
  const right = rightOf(n);
  const up = cross(n, right);
  const corner = (x: -1 | 1, y: -1 | 1): Vec3 => {
    const all = round(light.at(plus(plus(p, right, (x * width) / 2), up, (y * height) / 2), n));
    return [all, all, all];
  };
  return {
    kind: 'print',
    p: p.map(round) as unknown as Vec3,
    n: n.map(round) as unknown as Vec3,
    w: round(width),
    maxW: round(width),
    maxH: round(height),
    align: 'center',
    light: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    lum: round(await luminanceOf(behind?.look)),
    ...(behind && isOverhead(behind) && { overhead: true }),
    ...(bend && { bend }),
    ...(mark.furniture && { on: mark.furniture }),
  };
}

/** True for overhead parts, which the viewer hides from above. */
export function isOverhead({ vertices }: Pick<LitMesh, 'vertices'>): boolean {
  return boundsOf(vertices).low[1] > OVERHEAD;
}

/** Returns the surface that a ray from before a mark meets first. */
function surfaceBehind(from: Vec3, ray: Vec3, meshes: readonly LitMesh[]): LitMesh | null {
  let nearest = MAX_BEHIND;
  let behind: LitMesh | null = null;
  for (const mesh of meshes) {
    if (!mesh.look || mesh.role === 'mark') continue;
    for (const [a, b, c] of trianglesOf(mesh)) {
      const far = distanceToTriangle([a.p, b.p, c.p], from, ray);
      if (far < nearest) [nearest, behind] = [far, mesh];
    }
  }
  return behind;
}

/** Returns a look's luminance, from 0 to 1. */
async function luminanceOf(look: LitMesh['look'] | undefined): Promise<number> {
  if (!look) return 0.5;
  return dot(look.picture ? await meanOf(look.picture) : look.color, LUMINANCE);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
