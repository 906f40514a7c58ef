/** Creates a canvas of this size and returns its drawing context. */
export function createCanvasContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas to draw on.');
  return pen;
}

/** Draws a picture, smoothed, on a new canvas of this size. */
export function drawnAt(picture: CanvasImageSource, width: number, height: number): CanvasRenderingContext2D {
  const pen = createCanvasContext(width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return pen;
}

/**
 * Draws an image, scaled, on a new canvas of at least one pixel.
 * @example drawScaled(image, 0.5).canvas.toBlob(store, 'image/jpeg')
 */
export function drawScaled(image: HTMLImageElement, scale: number): CanvasRenderingContext2D {
  const side = (natural: number) => Math.max(1, Math.round(natural * scale));
  return drawnAt(image, side(image.naturalWidth), side(image.naturalHeight));
}
