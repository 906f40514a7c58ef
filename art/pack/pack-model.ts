import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Glb, padded, parseGlb, writeGlb } from '../../functions/src/media/glb.ts';
import type { Printed, Socket } from '../../src/booth/viewer/model.ts';
import { floorOf } from './floors.ts';
import { furnitureOf, lightFile, marksOn, splitFurniture } from './furniture.ts';
import { NOUNS, piecesOf } from './pieces.ts';
import { type PieceBounds, splitPieces } from './split-pieces.ts';

/** Luminance behind logos on rings and bent counters, printed in blue: there, the exporter gives that of the mark itself. */
const BENT_LUMINANCE = 0.1;

export type ModelKind = 'design' | 'extra';

/** Slugs of the exported models, in alphabetical order. */
export function modelSlugs(folder: string, kind: ModelKind): string[] {
  const files = readdirSync(resolve(folder, `${kind}s`)).filter((file) => file.endsWith('.glb'));
  return files.map((file) => file.slice(0, -'.glb'.length)).sort();
}

/** Facts from export_models.py; metres, z up. */
interface ExportedFacts {
  readonly w: number;
  readonly d: number;
  /** How bright the lamps over a design are. */
  readonly level?: number;
  readonly printed: readonly Printed[];
  readonly bounds: readonly [readonly number[], readonly number[]];
  readonly sockets: readonly Socket[];
  readonly shadow?: Readonly<{ w: number; d: number; x: number; y: number }>;
  readonly parts: readonly Readonly<Record<'x0' | 'x1' | 'y0' | 'y1' | 'z0' | 'z1', number>>[];
}

/**
 * One model as the site ships it, before compression: the exported GLB with its light maps as further images, and what
 * the viewer has to know in `extras` of the asset. One file, so one request. Metres, y up, the open front towards +z.
 * @param folder the exported models, with `designs`, `extras` and `cameras.json`
 */
export function packModel(folder: string, kind: ModelKind, slug: string): Uint8Array {
  const path = (suffix: string) => resolve(folder, `${kind}s`, slug + suffix);
  const glb = parseGlb(readFileSync(path('.glb')));
  const facts = JSON.parse(readFileSync(path('.json'), 'utf8')) as ExportedFacts;
  const maps = ['floor', 'ground', 'shadow'].flatMap((name) => {
    const file = path(`-${name}.webp`);
    return existsSync(file) ? [{ name, bytes: readFileSync(file) }] : [];
  });
  const furniture = kind === 'design' ? furnitureOf(slug) : [];
  const firstMap = glb.json.images?.length ?? 0;
  const lights = furniture.map((each) => ({ bytes: readFileSync(resolve(folder, lightFile(slug, each))) }));
  const plain = sceneOf(facts);
  const scene = {
    ...plain,
    sockets: marksOn(furniture, plain.sockets),
    ...(facts.printed.length > 0 && { printed: facts.printed }),
    ...(kind === 'design'
      ? { level: facts.level, views: viewsOf(folder, slug), floor: floorOf(slug) }
      : { stands: piecesOf(slug).map(({ origin: _, ...stand }) => stand), nouns: NOUNS[slug] }),
    maps: Object.fromEntries(maps.map(({ name }, index) => [name, firstMap + index])),
  };
  const pack = (packed: object) =>
    writeGlb(withMaps({ ...glb, json: lean(glb.json, packed) }, [...maps, ...lights]));
  if (furniture.length > 0) {
    const split = splitFurniture(pack(scene), folder, slug, firstMap + maps.length);
    return pack({ ...scene, furniture: split });
  }
  const bounds = pieceBounds(slug, facts);
  return bounds.length < 2 ? pack(scene) : pack({ ...scene, pieces: splitPieces(pack(scene), bounds) });
}

/** The pieces of an extra that are placed one by one, in their order. */
function pieceBounds(extra: string, { parts }: ExportedFacts): PieceBounds[] {
  return piecesOf(extra).map(({ origin: [x, z] }) => {
    const part = parts.find(({ x0, x1, y0, y1 }) => x0 < x && x < x1 && -y1 < z && z < -y0);
    if (!part) throw new Error(`${extra} has nothing at ${x}, ${z}.`);
    return {
      at: [x, z],
      box: [
        [part.x0, part.z0, -part.y1],
        [part.x1, part.z1, -part.y0],
      ],
    };
  });
}

/** Blender's z is up; here it is y, and the front, which is -y there, is +z. */
function sceneOf({ w, d, bounds, sockets, shadow }: ExportedFacts) {
  const [low = [], high = []] = bounds;
  const [x0 = 0, y0 = 0, z0 = 0] = low;
  const [x1 = 0, y1 = 0, z1 = 0] = high;
  return {
    size: [w, d],
    box: [
      [x0, z0, -y1],
      [x1, z1, -y0],
    ],
    sockets: sockets.map((socket) => ('bend' in socket ? { ...socket, lum: BENT_LUMINANCE } : socket)),
    ...(shadow && { shadow: { w: shadow.w, d: shadow.d, x: shadow.x, z: -shadow.y } }),
  };
}

function viewsOf(folder: string, slug: string): unknown {
  const cameras = JSON.parse(readFileSync(resolve(folder, 'cameras.json'), 'utf8'));
  if (!cameras[slug]) throw new Error(`${slug} has no cameras.`);
  return Object.fromEntries(
    Object.entries(cameras[slug] as Record<string, Camera>).map(([name, { pos, back, half, sx, sy }]) => [
      name,
      { eye: pos, back, half, shift: [sx, sy].map((value) => Math.round(value * 1e5) / 1e5) },
    ]),
  );
}

/** A camera of export_cameras.py: its place, the way back from what it looks at, half its width at a metre, its lens shift. */
interface Camera {
  readonly pos: readonly number[];
  readonly back: readonly number[];
  readonly half: number;
  readonly sx: number;
  readonly sy: number;
}

/** Removes unused data: names of the tool, materials' numbers, samplers. */
function lean(json: Glb['json'], scene: object): Glb['json'] {
  const materials = json.materials.map(
    (material: {
      name: string;
      alphaMode?: string;
      pbrMetallicRoughness?: { baseColorTexture?: object };
    }) => ({
      name: material.name,
      ...(material.alphaMode && { alphaMode: material.alphaMode }),
      ...(material.pbrMetallicRoughness?.baseColorTexture && {
        pbrMetallicRoughness: { baseColorTexture: material.pbrMetallicRoughness.baseColorTexture },
      }),
    }),
  );
  return { ...json, asset: { version: '2.0', extras: scene }, materials };
}

function withMaps({ json, binary }: Glb, maps: readonly { bytes: Uint8Array }[]): Glb {
  const images = [...(json.images ?? [])];
  const bufferViews = [...json.bufferViews];
  const parts = [padded(binary, 0)];
  let end = parts[0]?.length ?? 0;
  for (const { bytes } of maps) {
    images.push({ mimeType: 'image/webp', bufferView: bufferViews.length });
    bufferViews.push({ buffer: 0, byteOffset: end, byteLength: bytes.length });
    parts.push(padded(bytes, 0));
    end += Math.ceil(bytes.length / 4) * 4;
  }
  const [first, ...others] = json.buffers;
  const buffers = [{ ...first, byteLength: end }, ...others];
  return { json: { ...json, images, bufferViews, buffers }, binary: Buffer.concat(parts) };
}
