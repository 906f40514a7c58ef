import type { Attribute, ModelPart, ModelScene, PackedModel } from './model.ts';
import { openModel } from './open-model.ts';

/** Shader input whose components are stored as differences to the one before: light is nearly gray. */
export const LIGHT = 4;
/** Material class of satin that takes the visitor's color. */
export const PRINTED_CLASS = 8;
/** Material class of pictures that keep their colors. */
export const UNTINTED_CLASS = 9;
/** The same with roughness in the picture's alpha, from half to whole. */
export const ROUGH_CLASS = 10;
/** WebGL's constant for 8-bit numbers is one of these, for 16-bit ones a higher one. */
const [BYTE, UNSIGNED_BYTE] = [5120, 5121];

/** Facts of a part. Its numbers are after the JSON, part by part. */
interface StoredPart extends Omit<ModelPart, 'attributes' | 'indices'> {
  readonly attributes: readonly Omit<Attribute, 'bytes'>[];
  readonly vertices: number;
  readonly corners: number;
}

export interface StoredModel {
  readonly scene: ModelScene;
  readonly parts: readonly StoredPart[];
  /** Their bytes come last. */
  readonly images: readonly Readonly<{ type: string; size: number }>[];
}

/** Reads a packed model (models/write-model.ts) after decompression. @throws Error if it is not one */
export function readModel(file: ArrayBuffer): PackedModel {
  const { json, bytes } = openModel(file);
  const { scene, parts, images } = json as StoredModel;
  let at = 0;
  const take = (count: number) => {
    at += count;
    if (at > bytes.length) throw new Error('The model is cut off.');
    return bytes.subarray(at - count, at);
  };
  return {
    scene,
    parts: parts.map(({ vertices, corners, attributes, ...part }) => ({
      ...part,
      attributes: attributes.map((attribute) => {
        const size = vertices * attribute.size * widthOf(attribute);
        return { ...attribute, bytes: attributeFrom(take(size), vertices, attribute) };
      }),
      indices: indicesFrom(take(corners * indexWidth(vertices)), corners),
    })),
    images: images.map(({ type, size }) => ({ type, bytes: take(size) })),
  };
}

/** Bytes of one of an attribute's numbers. */
export function widthOf({ type }: Pick<Attribute, 'type'>): 1 | 2 {
  return type === BYTE || type === UNSIGNED_BYTE ? 1 : 2;
}

/** Bytes of an index. */
export function indexWidth(vertices: number): 2 | 4 {
  return vertices < 0xffff ? 2 : 4;
}

/**
 * Joins numbers whose bytes are stored in planes: all lowest bytes, then the next ones. Consecutive vertices differ
 * little, so a plane of their differences compresses well.
 */
function joined(planes: Uint8Array, count: number, index: number): number {
  let number = 0;
  for (let at = index, bits = 0; at < planes.length; at += count, bits += 8) {
    number |= (planes[at] ?? 0) << bits;
  }
  return number;
}

function attributeFrom(planes: Uint8Array, vertices: number, attribute: Omit<Attribute, 'bytes'>) {
  const bytes = new Uint8Array(vertices * attribute.stride);
  const width = widthOf(attribute);
  const numbers = width === 1 ? bytes : new Uint16Array(bytes.buffer);
  const step = attribute.stride / width;
  for (let part = 0; part < attribute.size; part++) {
    const own = planes.subarray(part * vertices * width, (part + 1) * vertices * width);
    const isOnTop = attribute.location === LIGHT && part > 0;
    let value = 0;
    for (let vertex = 0; vertex < vertices; vertex++) {
      const coded = joined(own, vertices, vertex);
      // The lowest bit is the sign
      value += (coded >>> 1) ^ -(coded & 1);
      const at = vertex * step + part;
      numbers[at] = value + (isOnTop ? (numbers[at - 1] ?? 0) : 0);
    }
  }
  return bytes;
}

/** Indices are stored as distances from the lowest vertex that had not been used before. */
function indicesFrom(planes: Uint8Array, corners: number): ModelPart['indices'] {
  const indices = planes.length === corners * 2 ? new Uint16Array(corners) : new Uint32Array(corners);
  let next = 0;
  for (let corner = 0; corner < corners; corner++) {
    indices[corner] = next - joined(planes, corners, corner);
    next = Math.max(next, (indices[corner] ?? 0) + 1);
  }
  return indices;
}
