import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ModelKind } from '../../functions/src/models/source-model.ts';
import { writeModel } from '../../functions/src/models/write-model.ts';
import { ROOT } from '../../scripts/stack/addresses.ts';
import type {
  Furniture,
  ModelPart,
  ModelPiece,
  ModelScene,
  Socket,
  Vec3,
} from '../../src/booth/viewer/model.ts';
import { checkDisplayRules } from './display-rules.ts';
import { type ExportedFurniture, floorOf, furnitureOf } from './floors.ts';
import { NOUNS, piecesOf } from './pieces.ts';
import { type Printed, readExport } from './read-export.ts';
import { isInside, type Run, runsByOwner } from './split-model.ts';

/**
 * Luminance behind logos on rings and bent counters, which are printed in blue. The exporter has the mark's luminance
 * there.
 */
const BENT_LUMINANCE = 0.1;

/** A demo model. */
interface DemoModel {
  readonly slug: string;
  readonly kind: ModelKind;
  /** Contents before compression. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Facts from export_models.py; meters, z up. */
interface ExportedFacts {
  readonly w: number;
  readonly d: number;
  /** Brightness of the lamps over a design. */
  readonly level?: number;
  readonly printed: readonly Printed[];
  readonly bounds: readonly [low: Vec3, high: Vec3];
  readonly sockets: readonly Socket[];
  readonly shadow?: Readonly<{ w: number; d: number; x: number; y: number }>;
  readonly parts: readonly Readonly<Record<'x0' | 'x1' | 'y0' | 'y1' | 'z0' | 'z1', number>>[];
}

/** A piece with its triangles in the model's only part. */
type ExportedPiece = Omit<ModelPiece, 'counts'> & { readonly runs: readonly Run[] };

/** By furniture: position in the deck's light map, and the map's size, in pixels, from export_light.py. */
type ExportedLights = Readonly<Record<string, Pick<Furniture['light'], 'at' | 'of'>>>;

/** Packs every model of an export folder; designs first, each kind in alphabetical order. */
export function packModels(folder: string): DemoModel[] {
  return (['design', 'extra'] as const).flatMap((kind) => {
    const files = readdirSync(resolve(folder, `${kind}s`)).filter((file) => file.endsWith('.glb'));
    const slugs = files.map((file) => file.slice(0, -'.glb'.length)).sort();
    return slugs.map((slug) => ({ slug, kind, bytes: packModel(folder, kind, slug) }));
  });
}

/** Returns the path of a model's compressed file. */
export function modelFile({ slug, kind }: Pick<DemoModel, 'slug' | 'kind'>): string {
  return resolve(ROOT, `scripts/demo/models/${kind}s/${slug}.bin`);
}

/**
 * Packs a model as the site ships it, before compression: the exported geometry, its pictures and light maps, and the
 * viewer's facts. One file, so one request. Meters, y up, the open front toward +z.
 * @param folder the exported models, with `designs`, `extras`, `cameras.json` and `light.json`
 */
function packModel(folder: string, kind: ModelKind, slug: string): DemoModel['bytes'] {
  const path = (suffix: string) => resolve(folder, `${kind}s`, slug + suffix);
  const facts: ExportedFacts = readJson(path('.json'));
  const { parts, images } = readExport(readFileSync(path('.glb')), facts.printed);
  const all = [...images];
  const addMap = (name: string) =>
    all.push({ bytes: new Uint8Array(readFileSync(path(`-${name}.webp`))), type: 'image/webp' }) - 1;
  const names = ['floor', 'ground', 'shadow'].filter((name) => existsSync(path(`-${name}.webp`)));
  const maps = Object.fromEntries(names.map((name) => [name, addMap(name)]));
  const furniture = kind === 'design' ? furnitureOf(slug) : [];
  const lights = furniture.map(({ name }) => addMap(`light-${name.replace(' ', '-')}`));
  if (kind === 'design') checkDisplayRules(slug, parts, floorOf(slug));
  const plain = sceneOf(facts);
  const pieces = kind === 'extra' ? piecesIn(parts, slug, facts) : [];
  return writeModel({
    parts:
      pieces.length > 1
        ? parts.map((part) =>
            sorted(
              part,
              pieces.flatMap(({ runs }) => runs),
            ),
          )
        : parts,
    images: all,
    scene: {
      ...plain,
      sockets: marksOn(furniture, plain.sockets),
      ...(kind === 'design'
        ? {
            level: facts.level,
            views: viewsOf(readJson(resolve(folder, 'cameras.json'))[slug]),
            floor: floorOf(slug),
          }
        : { stands: piecesOf(slug).map(({ origin: _, ...stand }) => stand), nouns: NOUNS[slug] }),
      maps,
      ...(furniture.length > 0 && {
        furniture: furnitureIn(parts, furniture, lights, readJson(resolve(folder, 'light.json'))[slug]),
      }),
      ...(pieces.length > 1 && {
        pieces: pieces.map(({ runs, ...piece }) => ({
          ...piece,
          counts: [runs.reduce((sum, [, count]) => sum + count, 0)],
        })),
      }),
    } as ModelScene,
  });
}

/** Sorts the triangles in the order of `runs`. */
function sorted(part: ModelPart, runs: readonly Run[]): ModelPart {
  const indices = part.indices.slice();
  let end = 0;
  for (const [start, count] of runs) {
    indices.set(part.indices.subarray(start, start + count), end);
    end += count;
  }
  return { ...part, indices };
}

/**
 * Returns an extra's separately placed pieces, in order. Their bounds may overlap, as leaves do, so the narrowest one
 * wins.
 */
function piecesIn(parts: readonly ModelPart[], extra: string, facts: ExportedFacts): ExportedPiece[] {
  const pieces = piecesOf(extra).map(({ origin: [x, z] }) => {
    const part = facts.parts.find(({ x0, x1, y0, y1 }) => x0 < x && x < x1 && -y1 < z && z < -y0);
    if (!part) throw new Error(`${extra} has nothing at ${x}, ${z}.`);
    return { at: [x, z] as const, box: boxOf([part.x0, part.y0, part.z0], [part.x1, part.y1, part.z1]) };
  });
  if (pieces.length < 2) return [];
  const [part] = parts;
  if (!part || parts.length > 1) throw new Error('Only a model of one part can be split.');
  const width = ({ box: [low, high] }: Pick<ModelPiece, 'box'>) => high[0] - low[0];
  const narrowFirst = pieces.toSorted((a, b) => width(a) - width(b));
  const runs = runsByOwner(part, (fits) => {
    const owner = narrowFirst.find(({ box }) => fits(box));
    if (!owner) throw new Error('Something in the model belongs to no piece.');
    return owner;
  });
  return pieces.map((piece) => ({ ...piece, runs: runs.get(piece) ?? [] }));
}

/**
 * Returns the triangles of a design's furniture, and the light on its deck without it.
 * @param maps image numbers of that light
 */
function furnitureIn(
  parts: readonly ModelPart[],
  furniture: readonly ExportedFurniture[],
  maps: readonly number[],
  lights: ExportedLights,
): Furniture[] {
  const owned = parts.map((part) =>
    runsByOwner(part, (fits) => furniture.find(({ boxes }) => boxes.some(fits))),
  );
  return furniture.map((each, index) => {
    const [light, map] = [lights[each.name], maps[index]];
    if (!light || map === undefined) throw new Error(`There is no light without ${each.name}.`);
    const runs = owned.flatMap((runs, at) => (runs.get(each) ?? []).map((run) => [at, ...run] as const));
    return { name: each.name, runs, light: { map, ...light } };
  });
}

/** Names the furniture of each mark on it, since they disappear together. */
function marksOn(furniture: readonly ExportedFurniture[], sockets: readonly Socket[]): Socket[] {
  return sockets.map((socket) => {
    const on = furniture.find(({ boxes }) => boxes.some((box) => isInside(socket.p, box)));
    return on ? { ...socket, on: on.name } : socket;
  });
}

/** Converts a box from Blender's axes (z up, front -y) to the viewer's (y up, front +z). */
function boxOf(low: Vec3, high: Vec3): ModelPiece['box'] {
  return [
    [low[0], low[2], -high[1]],
    [high[0], high[2], -low[1]],
  ];
}

function sceneOf({ w, d, bounds, sockets, shadow }: ExportedFacts) {
  return {
    size: [w, d] as const,
    box: boxOf(...bounds),
    sockets: sockets.map((socket) => ('bend' in socket ? { ...socket, lum: BENT_LUMINANCE } : socket)),
    ...(shadow && { shadow: { w: shadow.w, d: shadow.d, x: shadow.x, z: -shadow.y } }),
  };
}

function viewsOf(cameras: Readonly<Record<string, Camera>>) {
  return Object.fromEntries(
    Object.entries(cameras).map(([name, { pos, back, half, sx, sy }]) => [
      name,
      { eye: pos, back, half, shift: [sx, sy].map((value) => Math.round(value * 1e5) / 1e5) },
    ]),
  );
}

/**
 * A camera of export_cameras.py: position, direction from the target, half the visible width at one meter, lens shift.
 */
interface Camera {
  readonly pos: readonly number[];
  readonly back: readonly number[];
  readonly half: number;
  readonly sx: number;
  readonly sy: number;
}

// biome-ignore lint/suspicious/noExplicitAny: files written by our exporters
function readJson(path: string): any {
  return JSON.parse(readFileSync(path, 'utf8'));
}
