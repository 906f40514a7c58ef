import type { ViewName } from './model.ts';
import { SceneViewer } from './scene-viewer.ts';

/** Size of a design's pictures in pixels. */
const [WIDTH, HEIGHT] = [1200, 900];

/**
 * Draws a model from each of its named views, one after another, off screen.
 * @throws SceneProblem, Error if it cannot be loaded, or this browser cannot draw it
 * @example const [front] = await modelPictures('/media/booth.bin', ['frontview'])
 */
export async function modelPictures(url: string, views: readonly ViewName[]): Promise<Blob[]> {
  const pictures: Blob[] = [];
  for (const startView of views) {
    const canvas = document.createElement('canvas');
    const viewer = new SceneViewer({ canvas, startView, onProblem: () => {} });
    try {
      await viewer.setDesign(url);
      pictures.push(await viewer.still(WIDTH, HEIGHT));
    } finally {
      viewer.dispose();
    }
  }
  return pictures;
}
