/** Files that visitors might choose as their logo. */

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

export function svgFile(inner: string, attributes = 'viewBox="0 0 200 100"', name = 'logo.svg'): File {
  return new File([`<svg ${SVG} ${attributes}>${inner}</svg>`], name);
}

/** Returns an SVG of a disc on a transparent background. */
export function discFile(color: string): File {
  return svgFile(`<circle cx="100" cy="50" r="40" fill="${color}"/>`);
}

/** Returns a picture in one color, as encoded by the browser. */
export async function pictureFile(
  width: number,
  height: number,
  color: string,
  type = 'image/png',
): Promise<File> {
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('No canvas to draw on.');
  pen.fillStyle = color;
  pen.fillRect(0, 0, width, height);
  return new File([await pen.canvas.convertToBlob({ type })], 'picture');
}

/** Returns a square PNG in random reds, which compresses as badly as photos. */
export async function noiseFile(side: number): Promise<File> {
  const pen = new OffscreenCanvas(side, side).getContext('2d');
  if (!pen) throw new Error('No canvas to draw on.');
  const red = () => [120 + Math.random() * 135, Math.random() * 80, Math.random() * 80, 255];
  const pixels = Uint8ClampedArray.from(Array.from({ length: side * side }, red).flat());
  pen.putImageData(new ImageData(pixels, side, side), 0, 0);
  return new File([await pen.canvas.convertToBlob()], 'photo.png');
}

/** Returns a black PNG of any size in few bytes. */
export async function hugePng(width: number, height: number): Promise<File> {
  const row = Math.ceil(width / 8) + 1;
  const pixels = new Blob([new Uint8Array(row * height)]).stream();
  const packed = await new Response(pixels.pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // One bit per pixel, black or white
  header.setUint8(8, 1);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', new Uint8Array(packed)),
    chunk('IEND', new Uint8Array()),
  ];
  return new File(parts, 'huge.png');
}

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crc32(bytes.subarray(4, content.length + 8)));
  return bytes;
}

/** Returns the checksum used by PNG and zip files. */
function crc32(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
