/** The two chunks of a binary glTF file. */
export interface Glb {
  // biome-ignore lint/suspicious/noExplicitAny: glTF's JSON, of which the callers know the parts that they touch
  readonly json: any;
  readonly binary: Uint8Array;
}

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

/** @throws Error if `bytes` is not a glTF 2 file with a JSON and a binary chunk */
export function parseGlb(bytes: Uint8Array): Glb {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const jsonLength = view.getUint32(12, true);
  const binaryAt = 20 + jsonLength;
  if (
    view.getUint32(0, true) !== MAGIC ||
    view.getUint32(16, true) !== JSON_CHUNK ||
    view.getUint32(binaryAt + 4, true) !== BINARY_CHUNK
  ) {
    throw new Error('Not a binary glTF file with a JSON and a binary chunk.');
  }
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, binaryAt)));
  const binaryLength = view.getUint32(binaryAt, true);
  return { json, binary: bytes.subarray(binaryAt + 8, binaryAt + 8 + binaryLength) };
}

/** A binary glTF file; chunks are padded to four bytes as the format asks. */
export function writeGlb({ json, binary }: Glb): Uint8Array {
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

/** `bytes` with `fill` up to a multiple of four. */
export function padded(bytes: Uint8Array, fill: number): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(fill);
  whole.set(bytes);
  return whole;
}
