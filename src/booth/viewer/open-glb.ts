/** Length of the file's header and of the header of its first chunk, in bytes. */
const JSON_AT = 20;
const CHUNK_HEADER = 8;

/**
 * The two chunks of a binary glTF file of ours.
 * @throws Error if it is not one
 */
export function openGlb(file: ArrayBuffer): { json: unknown; binary: Uint8Array<ArrayBuffer> } {
  const length = new DataView(file).getUint32(12, true);
  const json: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(file, JSON_AT, length)));
  return { json, binary: new Uint8Array(file, JSON_AT + CHUNK_HEADER + length) };
}
