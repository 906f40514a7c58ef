import type { Attribute, ModelPart, PackedModel } from '../viewer/model.ts';
import { FORMAT } from '../viewer/open-model.ts';
import { indexWidth, LIGHT, type StoredModel, widthOf } from '../viewer/read-model.ts';

/** Writes a model in the viewer's format (read-model.ts), before compression. */
export function writeModel({ scene, parts, images }: PackedModel): Uint8Array<ArrayBuffer> {
  const stored: StoredModel = {
    scene,
    parts: parts.map(({ attributes, indices, ...part }) => ({
      ...part,
      vertices: verticesOf(attributes),
      corners: indices.length,
      attributes: attributes.map(({ bytes: _, ...attribute }) => attribute),
    })),
    images: images.map(({ type, bytes }) => ({ type, size: bytes.length })),
  };
  const json = Buffer.from(JSON.stringify(stored));
  const numbers = parts.flatMap(({ attributes, indices }) => [
    ...attributes.flatMap(differences),
    planes(distances(indices), indexWidth(verticesOf(attributes))),
  ]);
  const header = new Uint8Array(Uint32Array.of(FORMAT, json.length).buffer);
  return new Uint8Array(Buffer.concat([header, json, ...numbers, ...images.map(({ bytes }) => bytes)]));
}

function verticesOf([attribute]: readonly Attribute[]): number {
  return attribute ? attribute.bytes.length / attribute.stride : 0;
}

/** Returns the bytes of numbers: all lowest ones, then the next. */
function planes(numbers: readonly number[], width: number): Uint8Array {
  const bytes = new Uint8Array(numbers.length * width);
  for (let plane = 0; plane < width; plane++) {
    const part = numbers.map((number) => number >>> (plane * 8));
    bytes.set(part, plane * numbers.length);
  }
  return bytes;
}

/** Returns, by component, its differences between consecutive vertices. */
function differences(attribute: Attribute): Uint8Array[] {
  const { bytes, size, stride, location } = attribute;
  const width = widthOf(attribute);
  const numbers = width === 1 ? bytes : new Uint16Array(bytes.buffer);
  const step = stride / width;
  const unused = 32 - width * 8;
  return Array.from({ length: size }, (_, part) => {
    const valueAt = (at: number) =>
      (numbers[at] ?? 0) - (location === LIGHT && part > 0 ? (numbers[at - 1] ?? 0) : 0);
    const coded = Array.from({ length: numbers.length / step }, (_, vertex) => {
      const at = vertex * step + part;
      const differs = ((valueAt(at) - (vertex > 0 ? valueAt(at - step) : 0)) << unused) >> unused;
      return (differs << 1) ^ (differs >> 31);
    });
    return planes(coded, width);
  });
}

/** Returns distances from the lowest vertex that has not been used before. */
function distances(indices: ModelPart['indices']): number[] {
  let next = 0;
  return Array.from(indices, (index) => {
    const distance = next - index;
    next = Math.max(next, index + 1);
    return distance;
  });
}
