import type { Socket, Vec3 } from '../viewer/model.ts';
import { distanceToTriangle } from '../viewer/triangles.ts';
import { cross, dot, plus, rightOf, rounded, times } from '../viewer/vector.ts';
import type { AmbientLight } from './ambient-light.ts';
import { boundsOf, type MarkShape, shapeOf } from './check-source.ts';
import { isOverhead, type Triangle, trianglesOf, type Vertex } from './source-model.ts';
import { type LitMesh, meanOf } from './surface-looks.ts';

/** Distance before a mark from which its background is looked for, and maximum distance of that, in meters. */
const BEFORE_MARK = 0.01;
const MAX_BEHIND = 0.5;
/** Surfaces within this distance from a mark's edge tell what is behind it, in meters. */
const AROUND = 0.25;
/** Margins of a design's own mark that differ by more than this, in meters, put it to the left. */
const ASIDE = 0.1;
const LUMINANCE: Vec3 = [0.2126, 0.7152, 0.0722];

interface Model {
  readonly meshes: readonly LitMesh[];
  readonly light: Pick<AmbientLight, 'at'>;
}

/** Part of a screen that a logo may fill, and its emission there. */
const ON_SCREEN = { width: 0.7, height: 0.6, emit: 0.8 };
/** Smallest side of a screen that shows a logo, in meters. */
const MIN_SCREEN = 0.15;
/** Steepest screen, by the upward part of its normal: what lies flat shows none. */
const MAX_TILT = 0.7;
const DARK: Vec3 = [0, 0, 0];

/** Returns the places for logos on screens with a picture: a design's meshes may have several screens each. */
export function screenPlaces(meshes: readonly LitMesh[]): Socket[] {
  const screens = meshes.filter(({ role, look }) => role === 'screen' && look?.surface === 'screen');
  return screens.flatMap((mesh) =>
    connectedParts(mesh).flatMap((triangles): Socket[] => {
      const indices = triangles.flat().map((_, index) => index);
      const { p, n, width, height, thick, bend } = shapeOf({ ...mesh, vertices: triangles.flat(), indices });
      const isFlat = !bend && thick < 0.02 && Math.abs(n[1]) < MAX_TILT;
      if (!isFlat || Math.min(width, height) < MIN_SCREEN) return [];
      const maxW = rounded(width * ON_SCREEN.width);
      const screen: Socket = {
        kind: 'print',
        p: round(p),
        n: round(n),
        w: maxW,
        maxW,
        maxH: rounded(height * ON_SCREEN.height),
        align: 'center',
        light: [DARK, DARK, DARK, DARK],
        lum: 0,
        emit: ON_SCREEN.emit,
        ...(isOverhead(mesh) && { overhead: true }),
        ...(mesh.furniture && { on: mesh.furniture }),
      };
      return [screen];
    }),
  );
}

/** Returns the triangles of each part of a mesh that hangs together. */
function connectedParts(mesh: LitMesh): Triangle<Vertex>[][] {
  const parts: { corners: Set<string>; triangles: Triangle<Vertex>[] }[] = [];
  for (const triangle of trianglesOf(mesh)) {
    const corners = triangle.map(({ p }) => `${round(p)}`);
    const touched = parts.filter((part) => corners.some((corner) => part.corners.has(corner)));
    const joined = {
      corners: new Set([...touched.flatMap((part) => [...part.corners]), ...corners]),
      triangles: [...touched.flatMap((part) => part.triangles), triangle],
    };
    parts.splice(0, parts.length, ...parts.filter((part) => !touched.includes(part)), joined);
  }
  return parts.map(({ triangles }) => triangles);
}

/** Returns the marks' places for logos. Around a ring all are on the same luminance, so that logos there look alike. */
export async function logoPlaces(model: Model): Promise<Socket[]> {
  const marks = model.meshes.filter(({ role }) => role === 'mark');
  const places = await Promise.all(marks.map((mark) => logoPlace(mark, model)));
  return places.map((place) => {
    if (!place.bend) return place;
    const ring = places.filter(({ bend, p }) => bend === place.bend && p[1] === place.p[1]);
    return { ...place, lum: rounded(ring.reduce((sum, { lum }) => sum + lum, 0) / ring.length) };
  });
}

/** Returns a mark's place for a logo: where and as large as the design's own mark, which hangs below it. */
async function logoPlace(mark: LitMesh, { meshes, light }: Model): Promise<Socket> {
  const shape = shapeOf(mark);
  const { n, width, height, bend } = shape;
  const own = meshes.filter(({ role, name }) => role === 'own' && name === mark.name);
  const emit = Math.max(0, ...own.map(({ look }) => look?.shine ?? 0));
  const isRaised = own.length > 0 && own.every(({ look }) => look?.surface === 'solid');
  const behind = surfaceBehind(plus(shape.p, n, BEFORE_MARK), times(n, -1), meshes);
  const { w, shift, isAside } = extentOf(shape, own);
  const right = rightOf(n);
  const p = isAside ? plus(shape.p, right, shift) : shape.p;
  const up = cross(n, right);
  const corner = (x: -1 | 1, y: -1 | 1): Vec3 =>
    round(lightNear(plus(plus(p, right, (x * w) / 2), up, (y * height) / 2), n, behind, light));
  return {
    kind: isRaised ? 'raised' : 'print',
    p: round(p),
    n: round(n),
    w: rounded(w),
    maxW: rounded(width),
    maxH: rounded(height),
    align: isAside ? 'left' : 'center',
    light: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    lum: rounded(await luminanceOf(behind, shape)),
    ...(bend && { bend: rounded(bend) }),
    ...(emit > 0 && { emit: rounded(emit) }),
    ...(behind?.look?.surface === 'screen' && { shines: true }),
    ...(behind && isOverhead(behind) && { overhead: true }),
    ...(mark.furniture && { on: mark.furniture }),
  };
}

/** Returns an own mark's width, its distance from the middle of its place, and whether it is at the left of that. */
function extentOf({ p, n, width, bend }: MarkShape, own: readonly LitMesh[]) {
  if (own.length === 0) return { w: width, shift: 0, isAside: false };
  const right = rightOf(n);
  const { low, high } = boundsOf(
    own.flatMap(({ vertices }) =>
      vertices.map((vertex) => ({ p: [dot(plus(vertex.p, p, -1), right), 0, 0] as const })),
    ),
  );
  const [from, to] = [low[0], high[0]];
  const isAside = !bend && width / 2 - to - (from + width / 2) > ASIDE;
  return { w: Math.min(width, to - from), shift: (from + to) / 2, isAside };
}

/** Returns the surface that a ray from before a mark meets first. */
function surfaceBehind(from: Vec3, ray: Vec3, meshes: readonly LitMesh[]): LitMesh | null {
  let nearest = MAX_BEHIND;
  let behind: LitMesh | null = null;
  for (const mesh of meshes) {
    if (!mesh.look || mesh.role === 'mark' || mesh.role === 'own') continue;
    for (const [a, b, c] of trianglesOf(mesh)) {
      const far = distanceToTriangle([a.p, b.p, c.p], from, ray);
      if (far < nearest) [nearest, behind] = [far, mesh];
    }
  }
  return behind;
}

/** Returns the light at a point before a surface: the mean of its nearest vertices that face the same way. */
function lightNear(p: Vec3, n: Vec3, behind: LitMesh | null, light: Model['light']): Vec3 {
  const facing = (behind?.vertices ?? []).flatMap(({ p: at, n: own }, index) =>
    dot(own, n) > 0.5 ? [{ far: Math.hypot(...plus(at, p, -1)), index }] : [],
  );
  const near = facing.sort((a, b) => a.far - b.far).slice(0, 4);
  if (near.length < 4) {
    const all = light.at(p, n);
    return [all, all, all];
  }
  const weights = near.map(({ far }) => 1 / (far + 0.03));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return near.reduce<Vec3>(
    (sum, { index }, at) => plus(sum, behind?.lights[index] ?? [1, 1, 1], (weights[at] ?? 0) / whole),
    [0, 0, 0],
  );
}

/** Returns the luminance of a surface around a mark, from 0 to 1. */
async function luminanceOf(behind: LitMesh | null, { p, n, width, height }: MarkShape): Promise<number> {
  if (!behind?.look) return 0.5;
  const { picture, color } = behind.look;
  if (!picture) return dot(color, LUMINANCE);
  const reach = Math.hypot(width, height) / 2 + AROUND;
  const near = behind.vertices.flatMap(({ p: at, n: own, uv }) =>
    uv && dot(own, n) > 0.5 && Math.hypot(...plus(at, p, -1)) < reach ? [{ p: [...uv, 0] as const }] : [],
  );
  const { low, high } = boundsOf(near);
  const part =
    near.length > 2 && !behind.look.tiling ? ([low[0], low[1], high[0], high[1]] as const) : undefined;
  return dot(await meanOf(picture, part), LUMINANCE);
}

function round(vector: Vec3): Vec3 {
  return vector.map(rounded) as unknown as Vec3;
}
