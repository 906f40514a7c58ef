/** Returns a binary glTF file of any JSON, also of one that is wrong; the format requires chunks padded to four bytes. */
export function writeGlb({ json, binary }: { json: object; binary: Uint8Array }): Buffer {
  const padded = (bytes: Uint8Array, fill: number) =>
    Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, fill)]);
  const chunk = (type: string, bytes: Buffer) =>
    Buffer.concat([word(bytes.length), Buffer.from(type), bytes]);
  const chunks = [
    chunk('JSON', padded(Buffer.from(JSON.stringify(json)), 0x20)),
    chunk('BIN\0', padded(binary, 0)),
  ];
  const length = chunks.reduce((sum, bytes) => sum + bytes.length, 12);
  return Buffer.concat([Buffer.from('glTF'), word(2), word(length), ...chunks]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
