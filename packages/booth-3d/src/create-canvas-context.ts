/** Creates a canvas of this size and returns its drawing context. */
export function createCanvasContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas to draw on.');
  return pen;
}

/**
 * Draws an image, scaled, on a new canvas of at least one pixel.
 * @example drawScaled(image, 0.5).canvas.toBlob(store, 'image/jpeg')
 */
export function drawScaled(image: HTMLImageElement, scale: number): CanvasRenderingContext2D {
  const side = (natural: number) => Math.max(1, Math.round(natural * scale));
  const pen = createCanvasContext(side(image.naturalWidth), side(image.naturalHeight));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, pen.canvas.width, pen.canvas.height);
  return pen;
}
