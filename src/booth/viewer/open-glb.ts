/** Bytes of the file header and the first chunk's header. */
const JSON_AT = 20;
const CHUNK_HEADER = 8;

/**
 * Returns the two chunks of one of our binary glTF files.
 * @throws Error if it is not one
 */
export function openGlb(file: ArrayBuffer): { json: unknown; binary: Uint8Array<ArrayBuffer> } {
  const length = new DataView(file).getUint32(12, true);
  const json: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(file, JSON_AT, length)));
  return { json, binary: new Uint8Array(file, JSON_AT + CHUNK_HEADER + length) };
}
