/** Files that visitors might choose as their logo. */

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

export function svgFile(inner: string): File {
  return new File([`<svg ${SVG} viewBox="0 0 200 100">${inner}</svg>`], 'logo.svg');
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

/** Returns a small JPEG whose header has another size. */
export async function jpegOfSize(width: number, height: number): Promise<File> {
  const bytes = new Uint8Array(await (await pictureFile(16, 16, '#336699', 'image/jpeg')).arrayBuffer());
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  const header = new DataView(bytes.buffer, frame);
  header.setUint16(5, height);
  header.setUint16(7, width);
  return new File([bytes], 'huge.jpg');
}
