import { gzipSync } from 'node:zlib';
import { type MarkedUpload, type Marking, NO_MARKING } from '../marking/marking.ts';
import { CELL } from '../placement/floor.ts';
import type { Vec3 } from '../viewer/model.ts';
import { DECK, HANGING, isHanging } from '../viewer/pieces.ts';
import { plus, times } from '../viewer/vector.ts';
import { AmbientLight } from './ambient-light.ts';
import { applyMarking, namesIn, partAt } from './apply-marking.ts';
import { bakedDeckLight, bakedLightOf } from './baked-light.ts';
import { MODEL_LIMITS } from './check-counts.ts';
import { boundsOf, checkSource, deckOf } from './check-source.ts';
import { factsOf } from './model-facts.ts';
import { refusedFor } from './model-refused.ts';
import { type RepairNote, type RepairTask, repairInThread } from './repair/repair-in-thread.ts';
import { type ModelKind, readSource, type SourceModel, trianglesOf } from './source-model.ts';
import { type LightAt, splitForLight } from './split-for-light.ts';
import { lookOf } from './surface-looks.ts';
import { writePacked } from './write-packed.ts';

/** Version of what packing makes of a file. With a higher one, stored models are packed again. */
export const PACKING = '2';

/** Brightness of the demo's booths where baked light is 1. */
const FULL_LIGHT = 1.2;
/** Margin around the box, in meters, for the cubes next to its surfaces. */
const AROUND = CELL * 2;

export interface Upload extends RepairTask {
  /** Words joined by hyphens, used as the kind of an extra that has none. */
  readonly name: string;
  /** Set by pointing. */
  readonly marking?: Marking;
}

export interface PackedUpload extends MarkedUpload {
  readonly packed: Buffer;
  readonly notes: readonly RepairNote[];
}

/**
 * Repairs and checks an uploaded GLB, and packs it into the viewer's format, gzipped. The output is deterministic.
 * @throws ModelRefused with sentences for the model's author
 * @example const { packed, notes } = await packUpload({ bytes, kind: 'design', name: 'launch' })
 */
export async function packUpload({ name, marking = NO_MARKING, ...task }: Upload): Promise<PackedUpload> {
  const { bytes, notes, unread } = await repairInThread({ left_out: marking.left_out, ...task });
  const found = await readSource(bytes, task.kind);
  const raise = task.kind === 'design' ? raiseOf(found) : 0;
  const { source, refused } = applyMarking(found, marking, raise);
  try {
    checkSource(source, task.kind);
  } catch (error) {
    throw unread.length > 0 ? refusedFor(unread, error) : error;
  }
  return { packed: await pack(source, task.kind, name), notes, refused, named: namesIn(found) };
}

/**
 * Returns the name of the part at a point of the scene. `task` is what the scene was made with.
 * @throws ModelRefused as `packUpload`, and if there is no such part
 * @example await partOfUpload({ bytes, kind: 'design' }, { p: [0, 1, -2], n: [0, 0, 1] }) // 'Back wall'
 */
export async function partOfUpload(
  { marking, ...task }: Omit<Upload, 'name'>,
  { p: [x, y, z], n }: { p: Vec3; n: Vec3 },
): Promise<string> {
  const { bytes } = await repairInThread({ left_out: marking?.left_out ?? [], ...task });
  const { meshes } = await readSource(bytes, task.kind);
  return partAt(meshes, [x, task.kind === 'design' ? y - raiseOf({ meshes }) : y, z], n);
}

async function pack(source: SourceModel, kind: ModelKind, name: string): Promise<Buffer> {
  const placed = kind === 'design' ? onHallFloor(source) : inTheAir(source);
  const { meshes, points, light: full } = placed;
  const box = boundsOf(meshes.flatMap(({ vertices }) => vertices));
  const corner = kind === 'design' ? deckOf(meshes).low : ([0, 0, 0] as const);
  const seen = await Promise.all(
    meshes.map(async (mesh) => ({ ...mesh, look: await lookOf(mesh), baked: await bakedLightOf(mesh) })),
  );
  const low = cubeAt(plus(box.low, [1, 1, 1], -AROUND), corner);
  const lightWithout = (name?: string) => {
    const light = new AmbientLight(low, plus(box.high, [1, 1, 1], AROUND));
    for (const mesh of seen) {
      const { look, role, furniture } = mesh;
      if (!look || look.surface === 'decal' || look.surface === 'glass' || role === 'floor') continue;
      if (furniture === name) continue;
      for (const [a, b, c] of trianglesOf(mesh)) light.add(a.p, b.p, c.p);
    }
    return light;
  };
  const light = lightWithout();
  const names = new Set(points.flatMap(({ swap }) => swap));
  const furniture =
    kind === 'design' ? [...names].map((each) => ({ name: each, light: lightWithout(each) })) : [];
  const isBaked = seen.some(({ baked }) => baked.hasShade);
  const lightAt: LightAt = ({ baked }, vertex) => {
    const own = isBaked ? baked.at(vertex) : null;
    if (own) return times(own, full ?? FULL_LIGHT);
    const all = light.at(vertex.p, vertex.n);
    return [all, all, all];
  };
  const lit = splitForLight(seen, lightAt, MODEL_LIMITS.triangles);
  const deck = await bakedDeckLight(meshes, full ?? FULL_LIGHT);
  const facts = await factsOf({ ...placed, kind, name, meshes: lit, box, light, deck, furniture });
  return gzipSync(await writePacked(lit, facts), { level: 9 });
}

/** Returns the cube corner at or below a point: cubes are aligned with the floor map's squares at `from`. */
function cubeAt(p: Vec3, from: Vec3): Vec3 {
  return plus(from, plus(p, from, -1).map((part) => Math.floor(part / CELL)) as unknown as Vec3, CELL);
}

/** Returns the height of the viewer's deck over a booth's own; 0 without one. */
function raiseOf({ meshes }: Pick<SourceModel, 'meshes'>): number {
  const { high } = deckOf(meshes);
  return Number.isFinite(high[1]) ? DECK - high[1] : 0;
}

/** Tells the parts of a hanging extra how high they hang in a booth. */
function inTheAir({ meshes, ...others }: SourceModel): SourceModel {
  const { low } = boundsOf(meshes.flatMap(({ vertices }) => vertices));
  const raise = isHanging(low) ? HANGING : 0;
  return { ...others, meshes: meshes.map((mesh) => ({ ...mesh, bottom: mesh.bottom + raise })) };
}

/** Raises a booth so that its deck is at the viewer's deck height. */
function onHallFloor({ meshes, points, cameras, ...others }: SourceModel): SourceModel {
  const raise: Vec3 = [0, raiseOf({ meshes }), 0];
  const raised = <Item extends { readonly p: Vec3 }>(item: Item): Item => ({
    ...item,
    p: plus(item.p, raise),
  });
  return {
    ...others,
    meshes: meshes.map(({ rectangle, ...mesh }) => ({
      ...mesh,
      bottom: mesh.bottom + raise[1],
      vertices: mesh.vertices.map(raised),
      ...(rectangle && { rectangle: raised(rectangle) }),
    })),
    points: points.map(raised),
    cameras: cameras.map(raised),
  };
}
