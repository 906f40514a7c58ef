/** Returns a file's description and its other bytes. */
export function openedGlb(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const end = 20 + view.getUint32(12, true);
  // biome-ignore lint/suspicious/noExplicitAny: glTF's JSON
  const json: any = JSON.parse(Buffer.from(bytes.subarray(20, end)).toString());
  return { json, binary: bytes.subarray(end) };
}

/** Returns the file of a description and its other bytes. */
export function closedGlb({ json, binary }: ReturnType<typeof openedGlb>): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc(3 - ((text.length + 3) % 4), ' ')]);
  const head = Buffer.from('glTF\x02\0\0\0\0\0\0\0\0\0\0\0JSON', 'latin1');
  head.writeUInt32LE(20 + padded.length + binary.length, 8);
  head.writeUInt32LE(padded.length, 12);
  return Buffer.concat([head, padded, binary]);
}
