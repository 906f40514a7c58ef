import type { Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { Attribute, ModelPart, PackedModel, Vec3 } from '../viewer/model.ts';
import { indexWidth } from '../viewer/read-model.ts';
import { plus } from '../viewer/vector.ts';
import { storedLight } from './light-maps.ts';
import type { ModelFacts } from './model-facts.ts';
import { isOverhead } from './source-model.ts';
import type { LitMesh, MeshLook } from './surface-looks.ts';
import { writeModel } from './write-model.ts';

const WHOLE = { signed8: 0x7f, signed16: 0x7fff, unsigned8: 0xff, unsigned16: 0xffff } as const;

/** The shader's inputs in order: place, normal, position in the picture, color with class, light. */
const INPUTS = [
  { Numbers: Int16Array, type: 5122, size: 3, stride: 8 },
  { Numbers: Int8Array, type: 5120, size: 3, stride: 4 },
  { Numbers: Uint16Array, type: 5123, size: 2, stride: 4 },
  { Numbers: Uint8Array, type: 5121, size: 4, stride: 4 },
  { Numbers: Uint8Array, type: 5121, size: 3, stride: 4 },
] as const;

/** Minimum step of places, in meters: finer ones are not seen, and weigh more. */
const GRAIN = 0.000_25;
/** Maximum picture size; larger pictures, or more effort, take seconds to encode. */
const MAX_PICTURE = 1280;
const AVIF = { quality: 50, effort: 2 } as const;

/** Meshes that look alike, drawn in one call. */
interface Part {
  readonly look: MeshLook;
  readonly isOverhead: boolean;
  readonly meshes: LitMesh[];
  /** Repeats of the picture along each side; null for one that does not repeat. */
  tiles: [number, number] | null;
}

/** Returns a model in the viewer's format, before compression. */
export async function writePacked(
  meshes: readonly LitMesh[],
  { scene, maps, furniture, pieces }: ModelFacts,
): Promise<Uint8Array> {
  const groups = partsOf(meshes, pieces);
  const pictures = [...new Set(groups.flatMap(({ look }) => look.picture ?? []))];
  const images: PackedModel['images'][number][] = [];
  // One after the other: each takes much memory
  for (const picture of pictures) {
    images.push({ bytes: new Uint8Array(await encoded(picture)), type: 'image/avif' });
  }
  const [low, high] = scene.box;
  const middle = plus(low, plus(high, low, -1), 0.5);
  const scale = Math.max(...plus(high, middle, -1), GRAIN * WHOLE.signed16);
  const parts = groups.map((group): ModelPart => {
    const { surface, isMark, picture } = group.look;
    return {
      surface,
      isOverhead: group.isOverhead,
      isMark,
      isBlended: surface === 'decal' || surface === 'glass',
      image: picture && pictures.indexOf(picture),
      ...(group.tiles && { tiles: group.tiles }),
      scale,
      shift: middle,
      ...numbersOf(group, middle, scale),
    };
  });
  const addMap = (bytes: Buffer) => images.push({ bytes: new Uint8Array(bytes), type: 'image/webp' }) - 1;
  return writeModel({
    parts,
    images,
    scene: {
      ...scene,
      maps: Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, addMap(map)])),
      ...(furniture.length > 0 && {
        furniture: furniture.map(({ name, map, light }) => ({
          name,
          runs: groups.flatMap((group, part) =>
            runsIn(group.meshes, name).map((run) => [part, ...run] as const),
          ),
          light: { map: addMap(map), ...light },
        })),
      }),
      ...(pieces.length > 0 && {
        pieces: pieces.map((piece) => ({
          ...piece,
          counts: groups.map((group) =>
            runsIn(group.meshes, piece.name).reduce((sum, [, count]) => sum + count, 0),
          ),
        })),
      }),
    },
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

/** Groups meshes by look. An extra's pieces keep their order. */
function partsOf(meshes: readonly LitMesh[], pieces: ModelFacts['pieces']): Part[] {
  const parts: Part[] = [];
  const pieceOf = ({ furniture }: LitMesh) => pieces.findIndex(({ name }) => name === furniture);
  for (const mesh of meshes.toSorted((a, b) => pieceOf(a) - pieceOf(b))) {
    const { look } = mesh;
    if (!look) continue;
    const isAbove = isOverhead(mesh);
    const known = parts.find(
      (part) =>
        part.look.surface === look.surface &&
        part.look.isMark === look.isMark &&
        part.look.picture === look.picture &&
        Boolean(part.tiles) === Boolean(look.tiling) &&
        (look.surface !== 'print' || part.look.kind === look.kind) &&
        part.isOverhead === isAbove,
    );
    const part = known ?? { look, isOverhead: isAbove, meshes: [], tiles: null };
    if (!known) parts.push(part);
    part.meshes.push(mesh);
    const [u = 1, v = 1] = look.tiling?.times ?? [];
    if (look.tiling) part.tiles = [Math.max(u, part.tiles?.[0] ?? 1), Math.max(v, part.tiles?.[1] ?? 1)];
  }
  return parts;
}

function numbersOf({ look, meshes, tiles }: Part, middle: Vec3, scale: number) {
  /** Of each input, the numbers of all vertices; alike ones are stored once. */
  const columns: number[][] = INPUTS.map(() => []);
  const merged = new Map<string, number>();
  const indices = meshes.flatMap(({ look: own, vertices, lights, indices: order }) => {
    const { color, kind } = own ?? look;
    const stored = [...color.map((part) => byte(Math.sqrt(part))), kind];
    const numbers = new Map<number, number>();
    const numberOf = (corner: number) => {
      const known = numbers.get(corner);
      const vertex = vertices[corner];
      if (known !== undefined || !vertex) return known ?? 0;
      const values = [
        plus(vertex.p, middle, -1).map((part) => signed(part / scale, WHOLE.signed16)),
        vertex.n.map((part) => signed(part, WHOLE.signed8)),
        (vertex.uv ?? [0, 0]).map((part, axis) => {
          const along = (part - (own?.tiling?.from[axis] ?? 0)) / (tiles?.[axis] ?? 1);
          return Math.round(clamped(along) * WHOLE.unsigned16);
        }),
        stored,
        (lights[corner] ?? [1, 1, 1]).map((part) => byte(storedLight(part))),
      ].map((value, location) => (isShaded(look, location) ? value : []));
      const key = values.join();
      const number = merged.get(key) ?? merged.size;
      if (number === merged.size) for (const [at, value] of values.entries()) columns[at]?.push(...value);
      merged.set(key, number);
      numbers.set(corner, number);
      return number;
    };
    return order.map(numberOf);
  });
  const Indices = indexWidth(merged.size) === 2 ? Uint16Array : Uint32Array;
  const attributes = INPUTS.flatMap((input, location) =>
    isShaded(look, location) ? attributeOf(input, location, columns[location] ?? []) : [],
  );
  return { attributes, indices: new Indices(indices) };
}

/** True for inputs that make a difference to surfaces with this look. */
function isShaded({ surface, picture, kind }: MeshLook, location: number): boolean {
  const isDull = surface === 'glow' || surface === 'screen';
  // Prints without a class take the visitor's color
  const shaded = [true, !isDull, picture !== null, surface !== 'print' || kind > 0, surface !== 'glow'];
  return shaded[location] ?? false;
}

/** Pads vertices to their stride, a multiple of four bytes. */
function attributeOf(
  { Numbers, stride, ...input }: (typeof INPUTS)[number],
  location: number,
  values: readonly number[],
): Attribute {
  const numbers = new Numbers((values.length / input.size) * (stride / Numbers.BYTES_PER_ELEMENT));
  for (const [index, value] of values.entries()) {
    const vertex = Math.floor(index / input.size);
    numbers[vertex * (stride / Numbers.BYTES_PER_ELEMENT) + (index % input.size)] = value;
  }
  return { ...input, location, normalized: true, stride, bytes: new Uint8Array(numbers.buffer) };
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
