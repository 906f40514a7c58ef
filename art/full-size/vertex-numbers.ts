import type { ModelPart } from '../../src/booth/viewer/model.ts';

const READERS: Readonly<
  Record<number, readonly [bytes: number, most: number, read: (view: DataView, at: number) => number]>
> = {
  5120: [1, 0x7f, (view, at) => view.getInt8(at)],
  5121: [1, 0xff, (view, at) => view.getUint8(at)],
  5122: [2, 0x7fff, (view, at) => view.getInt16(at, true)],
  5123: [2, 0xffff, (view, at) => view.getUint16(at, true)],
};

/** A vertex's values for the shader's input at `location`, from -1 or 0 to 1; null if it has none. */
export function numbersOf({ attributes }: ModelPart, location: number, vertex: number): number[] | null {
  const attribute = attributes.find((each) => each.location === location);
  if (!attribute) return null;
  const { bytes, stride, size, type, normalized } = attribute;
  const reader = READERS[type];
  if (!(reader && normalized)) throw new Error(`No attributes of type ${type} here.`);
  const [width, most, read] = reader;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: size }, (_, index) => read(view, vertex * stride + index * width) / most);
}
