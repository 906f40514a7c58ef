import type { Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { Vec3 } from '../../../src/booth/viewer/model.ts';
import { plus } from '../../../src/booth/viewer/vector.ts';
import { GlbBuffer } from './glb.ts';
import { storedLight } from './light-maps.ts';
import { isOverhead, type ModelFacts } from './model-facts.ts';
import type { LitMesh, MeshLook } from './surface-looks.ts';
import { MergedVertices } from './vertices.ts';

const WHOLE = { signed8: 0x7f, signed16: 0x7fff, unsigned8: 0xff, unsigned16: 0xffff } as const;

/** Maximum picture size; larger pictures, or more effort, take seconds to encode. */
const MAX_PICTURE = 1280;
const AVIF = { quality: 60, effort: 2 } as const;

/** Meshes that look alike, drawn in one call. */
interface Part {
  readonly look: MeshLook;
  readonly isAbove: boolean;
  readonly meshes: LitMesh[];
}

/** Writes a model in the viewer's format (read-model.ts), before compression. */
export async function writePacked(
  meshes: readonly LitMesh[],
  { scene, maps, furniture, pieces }: ModelFacts,
): Promise<Uint8Array> {
  const parts = partsOf(meshes);
  const file = new GlbBuffer();
  const pictures = [...new Set(parts.flatMap(({ look }) => look.picture ?? []))];
  for (const picture of pictures) file.addImage(await encoded(picture), 'image/avif');
  const textures = pictures.map((_, source) => ({ extensions: { EXT_texture_avif: { source } } }));
  const [low, high] = scene.box;
  const middle = plus(low, plus(high, low, -1), 0.5);
  const scale = Math.max(...plus(high, middle, -1), 0.01);
  const nodes = parts.map(({ look, isAbove }, mesh) => {
    const name = look.isMark ? `logo${mesh}` : look.surface;
    return {
      name: isAbove ? `over-${name}` : name,
      mesh,
      scale: [scale, scale, scale],
      translation: middle,
    };
  });
  const meshList = parts.map((part, material) => ({
    primitives: [{ ...addPart(file, part, middle, scale), material }],
  }));
  const materials = parts.map(({ look }, index) => ({
    name: look.surface === 'decal' ? `decal${index}` : look.surface,
    ...((look.surface === 'decal' || look.surface === 'glass') && { alphaMode: 'BLEND' }),
    ...(look.picture && {
      pbrMetallicRoughness: { baseColorTexture: { index: pictures.indexOf(look.picture) } },
    }),
  }));
  const drawn = parts.flatMap((part) => part.meshes);
  const addMap = (bytes: Buffer) => file.addImage(bytes, 'image/webp');
  const extras = {
    ...scene,
    maps: Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, addMap(map)])),
    ...(furniture.length > 0 && {
      furniture: furniture.map(({ name, map, light }) => ({
        name,
        runs: parts.flatMap((each, part) => runsIn(each.meshes, name).map((run) => [part, ...run])),
        light: { map: addMap(map), ...light },
      })),
    }),
    ...(pieces.length > 0 && {
      pieces: pieces.map((piece) => ({ ...piece, runs: runsIn(drawn, piece.name ?? '') })),
    }),
  };
  const { images } = file;
  return file.write({
    asset: { version: '2.0', extras },
    nodes,
    meshes: meshList,
    materials,
    textures,
    images,
  });
}

/** Returns first index and number of indices of each mesh of a piece of furniture or an extra's piece. */
function runsIn(meshes: readonly LitMesh[], name: string): [start: number, count: number][] {
  let end = 0;
  return meshes.flatMap(({ furniture, indices }) => {
    end += indices.length;
    return furniture === name ? [[end - indices.length, indices.length]] : [];
  });
}

function encoded(picture: Texture): Promise<Buffer> {
  return sharp(picture.getImage() ?? Buffer.of())
    .resize(MAX_PICTURE, MAX_PICTURE, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .avif(AVIF)
    .toBuffer();
}

function partsOf(meshes: readonly LitMesh[]): Part[] {
  const parts: Part[] = [];
  for (const mesh of meshes) {
    const { look } = mesh;
    if (!look) continue;
    const isAbove = isOverhead(mesh);
    const known = parts.find(
      (part) =>
        part.look.surface === look.surface &&
        part.look.isMark === look.isMark &&
        part.look.picture === look.picture &&
        (look.surface !== 'print' || part.look.kind === look.kind) &&
        part.isAbove === isAbove,
    );
    if (known) known.meshes.push(mesh);
    else parts.push({ look, isAbove, meshes: [mesh] });
  }
  return parts;
}

function addPart(file: GlbBuffer, { look, meshes }: Part, middle: Vec3, scale: number) {
  const hasPicture = look.picture !== null;
  const merged = new MergedVertices(5);
  const indices = meshes.flatMap(({ look: own, vertices, lights, indices: order }) => {
    const { color, kind } = own ?? look;
    const stored = [...color.map((part) => byte(Math.sqrt(part))), kind];
    const numbers = vertices.map(({ p, n, uv }, index) =>
      merged.indexOf([
        [...plus(p, middle, -1).map((part) => signed(part / scale, WHOLE.signed16)), 0],
        [...n.map((part) => signed(part, WHOLE.signed8)), 0],
        hasPicture ? (uv ?? [0, 0]).map((part) => Math.round(clamped(part) * WHOLE.unsigned16)) : [],
        stored,
        [...(lights[index] ?? [1, 1, 1]).map((part) => byte(storedLight(part))), WHOLE.unsigned8],
      ]),
    );
    return order.map((corner) => numbers[corner] ?? 0);
  });
  const { count } = merged;
  const [places = [], normals = [], uvs = [], colors = [], lights = []] = merged.numbers;
  /** Adds values. Vertices take a multiple of four bytes, so three numbers are padded with a fourth. */
  const add = (values: Int16Array | Int8Array | Uint16Array | Uint8Array, type: string) =>
    file.addNumbers(values, { normalized: true, type, count }, { byteStride: values.byteLength / count });
  return {
    attributes: {
      POSITION: add(new Int16Array(places), 'VEC3'),
      NORMAL: add(new Int8Array(normals), 'VEC3'),
      ...(hasPicture && { TEXCOORD_0: add(new Uint16Array(uvs), 'VEC2') }),
      // Prints without a class take the visitor's color
      ...((look.surface !== 'print' || look.kind > 0) && { COLOR_0: add(new Uint8Array(colors), 'VEC4') }),
      _LIGHT: add(new Uint8Array(lights), 'VEC3'),
    },
    indices: file.addIndices(indices, count),
  };
}

function clamped(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function byte(value: number): number {
  return Math.round(clamped(value) * WHOLE.unsigned8);
}

function signed(value: number, whole: number): number {
  return Math.round(Math.min(1, Math.max(-1, value)) * whole);
}
