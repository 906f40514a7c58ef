/** A booth viewer on a small canvas. Software drawing is slow, so it never counts as too slow. */

import { onTestFinished } from 'vitest';
import type { PlacedPiece } from '#booth/browser.ts';
import { createCanvasContext } from '../../../packages/booth-3d/src/create-canvas-context.ts';
import { SceneViewer, type SceneViewerOptions } from '../../../packages/booth-3d/src/viewer/scene-viewer.ts';
import { demoModelUrl } from '../demo-content.ts';

/** Pixels of the canvas and of the stills that are compared. */
export const SIZE = { width: 320, height: 240 } as const;

/** Two extras with a model, and one without. */
export const PIECES = [
  pieceOf('bar-stools', { x: 0.4, z: 1.15 }),
  pieceOf('brochure-rack', { x: -1.2, z: -0.6, yaw: Math.PI / 2 }),
  pieceOf('added-by-somebody', {}),
];

/** Returns a piece of a demo extra, at the center of the deck unless placed. */
export function pieceOf(slug: string, placed: Partial<PlacedPiece>): PlacedPiece {
  const model = { url: demoModelUrl('extras', slug), pieces: [], nouns: [slug, slug], height: 1 } as const;
  return { slug, piece: 0, x: 0, z: 0, yaw: 0, model, swap: [], ...placed };
}

/** Returns the address of a demo design's model. */
export function designOf(slug: string): string {
  return demoModelUrl('designs', slug);
}

/** Starts a viewer, which is disposed of when the test ends; `problems` has the reasons that it reports. */
export function sceneUnderTest(options: Partial<SceneViewerOptions> = {}) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { display: 'block', width: `${SIZE.width}px`, height: `${SIZE.height}px` });
  document.body.append(canvas);
  const problems: string[] = [];
  const viewer = new SceneViewer({
    canvas,
    startView: 'frontview',
    patienceMs: Number.POSITIVE_INFINITY,
    onProblem: ({ reason }) => problems.push(reason),
    ...options,
  });
  onTestFinished(() => {
    viewer.dispose();
    canvas.remove();
  });
  return { viewer, canvas, problems };
}

/** Returns a picture's RGBA bytes, scaled to the tests' size. */
export async function pixelsOf(picture: Blob | string): Promise<Uint8ClampedArray> {
  const blob = typeof picture === 'string' ? await (await fetch(picture)).blob() : picture;
  const image = await createImageBitmap(blob, {
    resizeWidth: SIZE.width,
    resizeHeight: SIZE.height,
    resizeQuality: 'high',
  });
  const pen = createCanvasContext(SIZE.width, SIZE.height);
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, SIZE.width, SIZE.height).data;
}

/** Returns the pixels that the viewer currently shows. */
export async function pixelsNow(viewer: SceneViewer): Promise<Uint8ClampedArray> {
  return pixelsOf(await viewer.still(SIZE.width, SIZE.height));
}

/**
 * Returns the mean absolute difference of two pictures, 0 to 255.
 * @param inset fraction of each side to ignore, which shows the booth's surroundings
 */
export function difference(a: Uint8ClampedArray, b: Uint8ClampedArray, inset = 0): number {
  let sum = 0;
  let count = 0;
  const [left, top] = [SIZE.width * inset, SIZE.height * inset];
  for (let at = 0; at < a.length; at++) {
    const pixel = at >> 2;
    const [x, y] = [pixel % SIZE.width, Math.floor(pixel / SIZE.width)];
    const isInside = x >= left && x < SIZE.width - left && y >= top && y < SIZE.height - top;
    if (!isInside || at % 4 === 3) continue;
    sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    count++;
  }
  return sum / count;
}

/** Returns a round logo of one color. */
export async function roundLogo(color: string): Promise<ImageBitmap> {
  const pen = createCanvasContext(64, 64);
  pen.fillStyle = color;
  pen.arc(32, 32, 30, 0, 7);
  pen.fill();
  return createImageBitmap(pen.canvas);
}
