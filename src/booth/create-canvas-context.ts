/** Returns the drawing context of a new canvas of that size. */
export function createCanvasContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas to draw on.');
  return pen;
}

/** Draws an image on a new canvas that is as large as the image by `scale`, but at least a pixel. */
export function drawScaled(image: HTMLImageElement, scale: number): CanvasRenderingContext2D {
  const side = (natural: number) => Math.max(1, Math.round(natural * scale));
  const pen = createCanvasContext(side(image.naturalWidth), side(image.naturalHeight));
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, pen.canvas.width, pen.canvas.height);
  return pen;
}
