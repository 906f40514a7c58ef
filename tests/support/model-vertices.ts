/** Reads the vertices of packed models. */
import type { ModelPart, Vec3 } from '../../packages/booth-3d/src/viewer/model.ts';
import { plus } from '../../packages/booth-3d/src/viewer/vector.ts';

const READERS: Readonly<
  Record<number, readonly [bytes: number, most: number, read: (view: DataView, at: number) => number]>
> = {
  5120: [1, 0x7f, (view, at) => view.getInt8(at)],
  5121: [1, 0xff, (view, at) => view.getUint8(at)],
  5122: [2, 0x7fff, (view, at) => view.getInt16(at, true)],
  5123: [2, 0xffff, (view, at) => view.getUint16(at, true)],
};

/** Returns a vertex's values for the shader input at `location`, from -1 or 0 to 1; null if it has none. */
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

/** Returns a vertex's position, in meters. */
export function positionOf(part: ModelPart, vertex: number): Vec3 {
  const [x = 0, y = 0, z = 0] = numbersOf(part, 0, vertex) ?? [];
  return plus(part.shift, [x, y, z], part.scale);
}
