import { readContainer } from '../../functions/src/models/repair/read-container.ts';
import type { Attribute, ModelPart, PackedModel, Surface, Vec3 } from '../../src/booth/viewer/model.ts';
import { PRINTED_CLASS } from '../../src/booth/viewer/read-model.ts';
import { decodeAttributes, decodeTriangles } from './meshopt.ts';

/** The shader's inputs, in order. */
const INPUTS = ['POSITION', 'NORMAL', 'TEXCOORD_0', 'COLOR_0', '_LIGHT'];
const SIZES: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
const UNSIGNED_INT = 5125;
const COLOR = 3;
const LIGHT = 4;
const SURFACES: readonly string[] = ['solid', 'glow', 'screen', 'print', 'glass'] satisfies Surface[];

interface BufferView {
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride?: number;
  readonly extensions?: { readonly EXT_meshopt_compression?: Compressed };
}

interface Compressed {
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: string;
  readonly filter?: string;
}

interface Accessor {
  readonly bufferView: number;
  readonly byteOffset?: number;
  readonly componentType: number;
  readonly type: string;
  readonly count: number;
  readonly normalized?: boolean;
}

interface Primitive {
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices: number;
  readonly material: number;
}

/** The glTF JSON of packed models. */
interface Gltf {
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly BufferView[];
  readonly images?: readonly { readonly bufferView: number; readonly mimeType: string }[];
  readonly textures?: readonly {
    readonly extensions: { readonly EXT_texture_avif: { readonly source: number } };
  }[];
  readonly materials: readonly {
    readonly name: string;
    readonly alphaMode?: string;
    readonly pbrMetallicRoughness?: { readonly baseColorTexture?: { readonly index: number } };
  }[];
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[];
  readonly nodes: readonly {
    readonly name: string;
    readonly mesh: number;
    readonly scale?: Vec3;
    readonly translation?: Vec3;
  }[];
}

/** glTF with the unpacked bytes of its `bufferViews`. */
interface Source extends Gltf {
  readonly views: readonly Uint8Array<ArrayBuffer>[];
}

/** Printed surfaces that are drawn as solid or glowing: rings, light boxes, bands around counters. */
export interface Printed {
  readonly surface: 'screen' | 'solid';
  /** Color of their vertices as stored, in bytes. The key's spelling is fixed by the exporter. */
  readonly colour: readonly [number, number, number];
}

/**
 * Reads the geometry and pictures of an exported GLB.
 * @param printed surfaces that take the visitor's color
 */
export function readExport(file: Buffer, printed: readonly Printed[]): Pick<PackedModel, 'parts' | 'images'> {
  const { json, binary } = readContainer(file);
  const gltf = json as Gltf;
  const views = gltf.bufferViews.map((bufferView) => viewBytes(bufferView, binary));
  const source = { ...gltf, views };
  const parts = gltf.nodes.flatMap((node) =>
    (gltf.meshes[node.mesh]?.primitives ?? []).map((primitive) => partOf(source, node, primitive)),
  );
  const images = (gltf.images ?? []).map(({ bufferView, mimeType }) => ({
    bytes: at(views, bufferView),
    type: mimeType,
  }));
  for (const part of parts) markPrinted(part, printed);
  return { parts, images };
}

/** Sets the material class of printed vertices, for the shader. */
function markPrinted({ surface, isMark, attributes }: ModelPart, printed: readonly Printed[]): void {
  const colors = attributes.find(({ location }) => location === COLOR);
  const wanted = printed.filter((each) => each.surface === surface);
  if (!colors || wanted.length === 0 || isMark) return;
  const { bytes, stride } = colors;
  for (let at = 0; at < bytes.length; at += stride) {
    if (wanted.some(({ colour: color }) => color.every((part, index) => bytes[at + index] === part))) {
      bytes[at + 3] = PRINTED_CLASS;
    }
  }
}

function viewBytes(
  { byteOffset = 0, byteLength, extensions }: BufferView,
  binary: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const packed = extensions?.EXT_meshopt_compression;
  if (!packed) return new Uint8Array(binary).slice(byteOffset, byteOffset + byteLength);
  const { byteOffset: start = 0, count, byteStride, mode, filter } = packed;
  const source = binary.subarray(start, start + packed.byteLength);
  if (filter) throw new Error(`Unsupported filter ${filter}.`);
  if (mode === 'ATTRIBUTES') return decodeAttributes(count, byteStride, source);
  if (mode !== 'TRIANGLES') throw new Error(`Unsupported mode ${mode}.`);
  return new Uint8Array(decodeTriangles(count, byteStride === 4, source).buffer);
}

function partOf(
  source: Source,
  { name, scale = [1, 1, 1], translation = [0, 0, 0] }: Gltf['nodes'][number],
  primitive: Primitive,
): ModelPart {
  const material = at(source.materials, primitive.material);
  const texture = material.pbrMetallicRoughness?.baseColorTexture?.index;
  const shape = name.replace('over-', '');
  return {
    surface: material.name.startsWith('decal')
      ? 'decal'
      : SURFACES.includes(shape)
        ? (shape as Surface)
        : 'solid',
    isOverhead: name !== shape,
    isMark: shape.startsWith('logo'),
    isBlended: material.alphaMode === 'BLEND',
    image:
      texture === undefined ? null : at(source.textures ?? [], texture).extensions.EXT_texture_avif.source,
    scale: scale[0],
    shift: translation,
    attributes: INPUTS.flatMap((input, location) => {
      const accessor = primitive.attributes[input];
      return accessor === undefined ? [] : [attributeOf(source, accessor, location)];
    }),
    indices: indicesOf(source, primitive.indices),
  };
}

function attributeOf({ accessors, bufferViews, views }: Source, index: number, location: number): Attribute {
  const { bufferView, componentType, type, normalized = false, byteOffset = 0 } = at(accessors, index);
  if (byteOffset) throw new Error('Interleaved attributes are not supported.');
  const { extensions, byteStride = 0 } = at(bufferViews, bufferView);
  return {
    location,
    // A fourth number of light is padding
    size: location === LIGHT ? 3 : (SIZES[type] ?? 1),
    type: componentType,
    normalized,
    stride: extensions?.EXT_meshopt_compression?.byteStride ?? byteStride,
    bytes: at(views, bufferView),
  };
}

function indicesOf({ accessors, views }: Source, index: number): ModelPart['indices'] {
  const { bufferView, byteOffset = 0, count, componentType } = at(accessors, index);
  const { buffer } = at(views, bufferView);
  const Indices = componentType === UNSIGNED_INT ? Uint32Array : Uint16Array;
  return new Indices(buffer, byteOffset, count).slice();
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('A part of the model is missing.');
  return item;
}
