/** The two chunks of a binary glTF file. */
export interface Glb {
  // biome-ignore lint/suspicious/noExplicitAny: glTF's JSON; callers know the parts that they use
  readonly json: any;
  readonly binary: Uint8Array;
}

type Numbers = Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array | Float32Array;

export const MAGIC = 0x46546c67;
export const JSON_CHUNK = 0x4e4f534a;
export const BINARY_CHUNK = 0x004e4942;
const COMPONENT_TYPES: Readonly<Record<Numbers[typeof Symbol.toStringTag], number>> = {
  Int8Array: 5120,
  Uint8Array: 5121,
  Int16Array: 5122,
  Uint16Array: 5123,
  Uint32Array: 5125,
  Float32Array: 5126,
};

/** Returns a binary glTF file; the format requires chunks padded to four bytes. */
export function writeGlb({ json, binary }: Glb): Uint8Array<ArrayBuffer> {
  const text = padded(new TextEncoder().encode(JSON.stringify(json)), 0x20);
  const body = padded(binary, 0);
  const file = new Uint8Array(28 + text.length + body.length);
  const view = new DataView(file.buffer);
  const header = [MAGIC, 2, file.length, text.length, JSON_CHUNK];
  for (const [index, value] of header.entries()) view.setUint32(index * 4, value, true);
  file.set(text, 20);
  view.setUint32(20 + text.length, body.length, true);
  view.setUint32(24 + text.length, BINARY_CHUNK, true);
  file.set(body, 28 + text.length);
  return file;
}

/** Builds a GLB file: its buffer, and the lists that describe the buffer. */
export class GlbBuffer {
  /** The images that `addImage` added, for the file's JSON. */
  readonly images: object[] = [];
  readonly #accessors: object[] = [];
  readonly #bufferViews: object[] = [];
  readonly #bytes: Uint8Array[] = [];
  #end = 0;

  /** @returns the image's number */
  addImage(bytes: Uint8Array, mimeType: string): number {
    return this.images.push({ mimeType, bufferView: this.#addView(bytes) }) - 1;
  }

  /**
   * @param accessor type, count and other accessor properties
   * @param view properties of its buffer view
   * @returns the accessor's number
   */
  addNumbers(values: Numbers, accessor: object, view: object = {}): number {
    const bufferView = this.#addView(new Uint8Array(values.buffer), view);
    const componentType = COMPONENT_TYPES[values[Symbol.toStringTag]];
    return this.#accessors.push({ bufferView, componentType, ...accessor }) - 1;
  }

  /**
   * Like `addNumbers`, for triangle indices.
   * @param vertices number of vertices
   */
  addIndices(indices: readonly number[], vertices: number, view?: object): number {
    const Indices = vertices < 0xffff ? Uint16Array : Uint32Array;
    return this.addNumbers(new Indices(indices), { count: indices.length, type: 'SCALAR' }, view);
  }

  /**
   * Returns the file.
   * @param json its JSON without accessors, buffer views and buffers
   */
  write(json: object): Uint8Array<ArrayBuffer> {
    const buffers = [{ byteLength: this.#end }];
    const lists = { accessors: this.#accessors, bufferViews: this.#bufferViews, buffers };
    return writeGlb({ json: { ...json, ...lists }, binary: Buffer.concat(this.#bytes) });
  }

  #addView(bytes: Uint8Array, more: object = {}): number {
    const byteOffset = this.#append(bytes);
    return this.#bufferViews.push({ buffer: 0, byteOffset, byteLength: bytes.length, ...more }) - 1;
  }

  #append(bytes: Uint8Array): number {
    const start = this.#end;
    this.#bytes.push(padded(bytes, 0));
    this.#end += Math.ceil(bytes.length / 4) * 4;
    return start;
  }
}

/** Pads `bytes` with `fill` to a multiple of four. */
function padded(bytes: Uint8Array, fill: number): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(fill);
  whole.set(bytes);
  return whole;
}
