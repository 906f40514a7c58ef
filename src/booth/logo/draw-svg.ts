import { drawScaled } from '../create-canvas-context.ts';
import { readDrawing } from './image-file.ts';
import { trimmed } from './trim-logo.ts';

const HAS_BOX = /^[^>]*\sviewBox=/;

/** The longer side of a drawn logo, in pixels. */
export const MAX_SIDE = 1024;

/**
 * Draws an SVG as a PNG of 1,024 pixels on its longer side, whatever its units.
 * @returns null if the file is no SVG
 * @throws DOMException or Event for one that cannot be drawn
 */
export async function drawSvg(bytes: Uint8Array): Promise<Blob | null> {
  const drawing = readDrawing(bytes);
  if (!drawing) return null;
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const pen = drawnAtMaxSide(await loadedImage(address));
    // Without a view box, the margins are an accident
    const canvas = (HAS_BOX.test(drawing) ? null : trimmed(pen)) ?? pen.canvas;
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Draws a vector image at the maximum size. */
export function drawnAtMaxSide(image: HTMLImageElement): CanvasRenderingContext2D {
  return drawScaled(image, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
}

/** Loads an image up to where its size is known. */
export function loadedImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = address;
  });
}
