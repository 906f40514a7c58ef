import type { Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { Vec3 } from '../../../src/booth/viewer/model.ts';
import { plus } from '../../../src/booth/viewer/vector.ts';
import { padded, writeGlb } from './glb.ts';
import { isOverhead, type ModelFacts, storedLight } from './model-facts.ts';
import type { LitMesh, MeshLook } from './surface-looks.ts';

const BYTE = 5120;
const UNSIGNED_BYTE = 5121;
const SHORT = 5122;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const WHOLE = { signed8: 0x7f, signed16: 0x7fff, unsigned8: 0xff, unsigned16: 0xffff } as const;

/** Encoding pictures takes seconds if they are larger, or at a higher effort. */
const MOST_PICTURE = 1280;
const AVIF = { quality: 60, effort: 2 } as const;

/** One draw call: meshes that look alike. */
interface Part {
  readonly look: MeshLook;
  readonly isAbove: boolean;
  readonly meshes: LitMesh[];
}

/** Writes a model in the viewer's format (read-model.ts), before compression. */
export async function writePacked(
  meshes: readonly LitMesh[],
  { scene, maps }: ModelFacts,
): Promise<Uint8Array> {
  const parts = partsOf(meshes);
  const file = new PackedFile();
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
    primitives: [{ ...file.addPart(part, middle, scale), material }],
  }));
  const materials = parts.map(({ look }, index) => ({
    name: look.surface === 'decal' ? `decal${index}` : look.surface,
    ...((look.surface === 'decal' || look.surface === 'glass') && { alphaMode: 'BLEND' }),
    ...(look.picture && {
      pbrMetallicRoughness: { baseColorTexture: { index: pictures.indexOf(look.picture) } },
    }),
  }));
  const places = maps.map(({ name, bytes }) => [name, file.addImage(bytes, 'image/webp')] as const);
  const extras = { ...scene, maps: Object.fromEntries(places) };
  return file.write({ asset: { version: '2.0', extras }, nodes, meshes: meshList, materials, textures });
}

function encoded(picture: Texture): Promise<Buffer> {
  return sharp(picture.getImage() ?? Buffer.of())
    .resize(MOST_PICTURE, MOST_PICTURE, { fit: 'inside', withoutEnlargement: true })
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

/** Vertices of a part, equal ones merged: numbers of the shader's inputs one after another. */
class Vertices {
  readonly numbers: readonly number[][] = [[], [], [], [], []];
  readonly #known = new Map<string, number>();

  indexOf(values: readonly (readonly number[])[]): number {
    const key = values.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    values.forEach((each, input) => {
      this.numbers[input]?.push(...each);
    });
    this.#known.set(key, this.#known.size);
    return this.#known.size - 1;
  }
}

class PackedFile {
  readonly #bytes: Uint8Array[] = [];
  readonly #bufferViews: object[] = [];
  readonly #accessors: object[] = [];
  readonly #images: object[] = [];
  #end = 0;

  /** @returns its number */
  addImage(bytes: Uint8Array, mimeType: string): number {
    return this.#images.push({ mimeType, bufferView: this.#view(bytes) }) - 1;
  }

  addPart({ look, meshes }: Part, middle: Vec3, scale: number) {
    const vertices = new Vertices();
    const hasPicture = look.picture !== null;
    const indices = meshes.flatMap(({ look: own, vertices: source, lights, indices: order }) => {
      const { colour, kind } = own ?? look;
      const stored = [...colour.map((part) => byte(Math.sqrt(part))), kind];
      const numbers = source.map(({ p, n, uv }, index) =>
        vertices.indexOf([
          [...plus(p, middle, -1).map((part) => signed(part / scale, WHOLE.signed16)), 0],
          [...n.map((part) => signed(part, WHOLE.signed8)), 0],
          hasPicture ? (uv ?? [0, 0]).map((part) => Math.round(clamped(part) * WHOLE.unsigned16)) : [],
          stored,
          [...(lights[index] ?? [1, 1, 1]).map((part) => byte(storedLight(part))), WHOLE.unsigned8],
        ]),
      );
      return order.map((corner) => numbers[corner] ?? 0);
    });
    const [places = [], normals = [], uvs = [], colours = [], lights = []] = vertices.numbers;
    return {
      attributes: {
        POSITION: this.#numbers(new Int16Array(places), 4, SHORT, 'VEC3'),
        NORMAL: this.#numbers(new Int8Array(normals), 4, BYTE, 'VEC3'),
        ...(hasPicture && { TEXCOORD_0: this.#numbers(new Uint16Array(uvs), 2, UNSIGNED_SHORT, 'VEC2') }),
        // A print without a class takes the visitor's colour
        ...((look.surface !== 'print' || look.kind > 0) && {
          COLOR_0: this.#numbers(new Uint8Array(colours), 4, UNSIGNED_BYTE, 'VEC4'),
        }),
        _LIGHT: this.#numbers(new Uint8Array(lights), 4, UNSIGNED_BYTE, 'VEC3'),
      },
      indices: this.#order(indices, places.length / 4),
    };
  }

  write(json: object): Uint8Array {
    const lists = { bufferViews: this.#bufferViews, accessors: this.#accessors, images: this.#images };
    const buffers = [{ byteLength: this.#end }];
    return writeGlb({ json: { ...json, ...lists, buffers }, binary: Buffer.concat(this.#bytes) });
  }

  #view(bytes: Uint8Array, more: object = {}): number {
    const whole = padded(bytes, 0);
    this.#bytes.push(whole);
    this.#end += whole.length;
    return (
      this.#bufferViews.push({
        buffer: 0,
        byteOffset: this.#end - whole.length,
        byteLength: bytes.length,
        ...more,
      }) - 1
    );
  }

  /** @param step numbers of a vertex, the last of which may only fill it up to four bytes */
  #numbers(
    values: Int16Array | Int8Array | Uint16Array | Uint8Array,
    step: number,
    type: number,
    shape: string,
  ) {
    const bytes = new Uint8Array(values.buffer);
    const bufferView = this.#view(bytes, { byteStride: step * values.BYTES_PER_ELEMENT });
    const count = values.length / step;
    return (
      this.#accessors.push({ bufferView, componentType: type, normalized: true, type: shape, count }) - 1
    );
  }

  #order(indices: readonly number[], vertices: number): number {
    const isLong = vertices > WHOLE.unsigned16;
    const values = isLong ? new Uint32Array(indices) : new Uint16Array(indices);
    const bufferView = this.#view(new Uint8Array(values.buffer));
    const componentType = isLong ? UNSIGNED_INT : UNSIGNED_SHORT;
    return this.#accessors.push({ bufferView, componentType, type: 'SCALAR', count: indices.length }) - 1;
  }
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
