/** Returns the drawing context of a new canvas. */
export function createCanvasContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas to draw on.');
  return pen;
}

type Drawable = HTMLCanvasElement | HTMLImageElement | ImageBitmap;

/** Draws a picture, scaled and smoothed, on a new canvas of at least one pixel. */
export function drawScaled(picture: Drawable, scale: number): CanvasRenderingContext2D {
  const side = (whole: number) => Math.max(1, Math.round(whole * scale));
  const pen = createCanvasContext(side(picture.width), side(picture.height));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, pen.canvas.width, pen.canvas.height);
  return pen;
}

/**
 * Draws a picture on a canvas of at most `most` pixels a side.
 * @example drawWithin(image, 800).canvas
 */
export function drawWithin(picture: Drawable, most: number): CanvasRenderingContext2D {
  return drawScaled(picture, Math.min(1, most / Math.max(picture.width, picture.height)));
}

/**
 * Loads and decodes an image.
 * @throws DOMException if it cannot be loaded
 * @example await loadImage('data:image/png;base64,...')
 */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * Encodes a canvas.
 * @throws Error if the browser cannot
 * @example await fileOf(canvas, 'image/webp', 0.9)
 */
export async function fileOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  if (!file) throw new Error('The browser returned no picture.');
  return file;
}
