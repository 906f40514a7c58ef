/** How much of a logo stands out in the rendered picture. */

import { vi } from 'vitest';
import type { OwnLogo } from '#booth/browser.ts';
import type { Dress } from '#booth/common.ts';
import { createCanvasContext } from '../../../packages/booth-3d/src/create-canvas-context.ts';
import { contrast } from '../../../packages/booth-3d/src/logo/color-math.ts';
import { artOf, standsOut } from '../../../packages/booth-3d/src/logo/logo-art.ts';
import type { Picture } from '../../../packages/booth-3d/src/logo/picture.ts';
import { brightness } from '../../../packages/booth-3d/src/logo/picture-facts.ts';
import { type Camera, frustumOf, matrixOf } from '../../../packages/booth-3d/src/viewer/camera.ts';
import { ModelLoader } from '../../../packages/booth-3d/src/viewer/load-model.ts';
import { logoShape } from '../../../packages/booth-3d/src/viewer/logo-decals.ts';
import type { Socket } from '../../../packages/booth-3d/src/viewer/model.ts';
import { paintOf } from '../../../packages/booth-3d/src/viewer/paint.ts';
import { dot, plus } from '../../../packages/booth-3d/src/viewer/vector.ts';
import { designOf, sceneUnderTest } from './scene-canvas.ts';

/** Size of a close-up of one mark, large enough that strokes cover whole pixels. */
const [WIDTH, HEIGHT] = [480, 360];
/** Maximum fraction of that picture that a mark fills. */
const FILLED = 0.8;
/** Points along a logo's longer side, and around it, where there is only ground. */
const POINTS = 150;
const AROUND = 6;
/** Opacities, from 0 to 255, of a logo's points and of what is behind it; others are edges. */
const [INK, GROUND] = [250, 3];
/** Minimum number of a thin logo's points. */
const MIN_POINTS = 30;
const BARE: Dress = { wall: 'color', ink: 'white', color: '#000000' };

type Viewer = ReturnType<typeof sceneUnderTest>['viewer'];

/**
 * Shows logos on a design's largest mark, one after another.
 * @returns a function that returns the part of a logo, from 0 to 1, with a contrast of 3 to what is behind it
 */
export async function largestMarkOf(slug: string): Promise<(logo: OwnLogo) => Promise<number>> {
  const loader = new ModelLoader();
  const { scene, parts } = await loader.call(designOf(slug));
  loader.dispose();
  const [socket] = scene.sockets.toSorted((a, b) => b.maxW * b.maxH - a.maxW * a.maxH);
  const { viewer } = sceneUnderTest();
  await viewer.setDesign(designOf(slug));
  const front = viewer.camera.now;
  if (!front || !socket) throw new Error('No front view, or no mark');
  const camera = closeUp(front, socket);
  vi.spyOn(viewer.camera, 'now', 'get').mockReturnValue(camera);
  const visible = await visibleIn(viewer, socket);
  return async ({ bitmap, dress }) => {
    const art = artOf(bitmap);
    const paint = paintOf(dress, art, scene, parts);
    const ink = paint.ink(socket);
    const drawn = ink === 'original' ? art.canvas : art.inOneColor([0, 0, 0]);
    await viewer.setLook(bitmap, dress);
    return partIn(await picture(viewer), pointsOf(drawn), placesOf(camera, socket, drawn), visible);
  };
}

/** Returns the same view, zoomed in on a mark. */
function closeUp(front: Camera, { p, maxW, maxH }: Socket): Camera {
  const { eye, right, up, back } = frustumOf(front, WIDTH / HEIGHT);
  const to = plus(p, eye, -1);
  const far = -dot(to, back);
  const half = Math.max(maxW, (maxH * WIDTH) / HEIGHT) / 2 / far / FILLED;
  return { ...front, half, shift: [dot(to, right) / far / half / 2, dot(to, up) / far / half / 2] };
}

/** Returns a logo in points, with a margin. */
function pointsOf(logo: HTMLCanvasElement): Picture {
  const by = POINTS / Math.max(logo.width, logo.height);
  const size = (side: number) => Math.max(1, Math.round(side * by));
  const [w, h] = [size(logo.width), size(logo.height)];
  const pen = createCanvasContext(w + 2 * AROUND, h + 2 * AROUND);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(logo, AROUND, AROUND, w, h);
  return pen.getImageData(0, 0, w + 2 * AROUND, h + 2 * AROUND) as Picture;
}

function partIn(
  shown: Uint8ClampedArray,
  points: Picture,
  placeOf: (u: number, v: number) => number,
  visible: ReadonlySet<number>,
): number {
  const { data, width, height } = points;
  const [w, h] = [width - 2 * AROUND, height - 2 * AROUND];
  const pixels = Array.from({ length: width * height }, (_, at) =>
    placeOf(((at % width) - AROUND + 0.5) / w, (Math.floor(at / width) - AROUND + 0.5) / h),
  );
  const isSeen = (at: number) => visible.has(pixels[at] ?? -1);
  const opacity = (at: number) => data[at * 4 + 3] ?? 0;
  const around = (at: number) => [at, at - 1, at + 1, at - width, at + width];
  const grounds = nearest(
    width,
    height,
    (at) => isSeen(at) && around(at).every((each) => opacity(each) <= GROUND),
  );
  const tone = (at: number) => brightness(shown, (pixels[at] ?? 0) * 4);
  const contrastAt = (at: number) => contrast(tone(at), tone(grounds[at] ?? at));
  const inks = (least: number) => (at: number) => isSeen(at) && opacity(at) >= least;
  const isEnough = data.filter((_, index) => inks(INK)(index >> 2) && index % 4 === 3).length >= MIN_POINTS;
  return standsOut(points, contrastAt, { minimum: 3, counts: inks(isEnough ? INK : 140) });
}

/** Returns for each point the index of the nearest one of a kind. */
function nearest(width: number, height: number, isOne: (at: number) => boolean): Int32Array {
  const found = Int32Array.from({ length: width * height }, (_, at) => (isOne(at) ? at : -1));
  let edge = [...found.keys()].filter((at) => found[at] === at);
  while (edge.length > 0) {
    const next: number[] = [];
    for (const at of edge) {
      for (const to of [at - 1, at + 1, at - width, at + width]) {
        if (found[to] !== -1 || Math.abs((to % width) - (at % width)) > 1) continue;
        found[to] = found[at] ?? -1;
        next.push(to);
      }
    }
    edge = next;
  }
  return found;
}

/** Returns a function from a place on a logo to the index of its pixel in a picture. */
function placesOf(
  camera: Camera,
  socket: Socket,
  { width, height }: Pick<HTMLCanvasElement, 'width' | 'height'>,
): (u: number, v: number) => number {
  const { places } = logoShape(socket, width / height);
  const matrix = matrixOf(frustumOf(camera, WIDTH / HEIGHT));
  const columns = places.length / 6 - 1;
  return (u, v) => {
    const column = Math.max(0, Math.min(columns - 1, Math.floor(u * columns)));
    const part = u * columns - column;
    // Two corners per column, the lower one first
    const place = [0, 1, 2].map((axis) => {
      const corner = (index: number) => places[(column * 2 + index) * 3 + axis] ?? 0;
      const low = corner(0) + (corner(2) - corner(0)) * part;
      return low + (corner(1) + (corner(3) - corner(1)) * part - low) * (1 - v);
    });
    const [cx = 0, cy = 0, far = 1] = [0, 1, 3].map(
      (row) =>
        (matrix[row] ?? 0) * (place[0] ?? 0) +
        (matrix[row + 4] ?? 0) * (place[1] ?? 0) +
        (matrix[row + 8] ?? 0) * (place[2] ?? 0) +
        (matrix[row + 12] ?? 0),
    );
    return Math.floor(((1 - cy / far) / 2) * HEIGHT) * WIDTH + Math.floor(((cx / far + 1) / 2) * WIDTH);
  };
}

/** Returns the pixels in which nothing stands in front of a mark: where a box that fills it changes the picture. */
async function visibleIn(viewer: Viewer, { maxW, maxH }: Socket): Promise<Set<number>> {
  const withBox = async (color: string) => {
    const pen = createCanvasContext(Math.round(100 * (maxW / maxH)), 100);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 10_000, 100);
    await viewer.setLook(await createImageBitmap(pen.canvas), BARE);
    return picture(viewer);
  };
  const [bare, covered] = [await withBox('transparent'), await withBox('#ffffff')];
  const isChanged = (at: number) => contrast(brightness(bare, at * 4), brightness(covered, at * 4)) > 1.8;
  return new Set(Array.from({ length: WIDTH * HEIGHT }, (_, at) => at).filter(isChanged));
}

async function picture(viewer: Viewer): Promise<Uint8ClampedArray> {
  const image = await createImageBitmap(await viewer.still(WIDTH, HEIGHT));
  const pen = createCanvasContext(WIDTH, HEIGHT);
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, WIDTH, HEIGHT).data;
}
