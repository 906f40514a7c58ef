/** First bytes of packed models of this format; models of another one have to be packed again. */
export const FORMAT = 0x31_6d_74_62;

/**
 * Returns the JSON and the bytes after it (read-model.ts) of a packed model after decompression.
 * @throws Error if it is not one
 */
export function openModel(file: ArrayBuffer): { json: unknown; bytes: Uint8Array<ArrayBuffer> } {
  const [format, length = 0] = new Uint32Array(file, 0, 2);
  if (format !== FORMAT) throw new Error('Not a model of this format.');
  const json: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 8, length)));
  return { json, bytes: new Uint8Array(file, 8 + length) };
}
