/** How much of the visitor's logo something stands in front of, in the rendered pictures of a furnished booth. */

import type { ViewName } from '#booth/browser.ts';
import type { Dress } from '#booth/common.ts';
import { furnish } from '../../../packages/booth-3d/src/placement/furnish.ts';
import { boothStill } from '../../../packages/booth-3d/src/viewer/booth-still.ts';
import { cameraOf, restingCameraOf } from '../../../packages/booth-3d/src/viewer/camera.ts';
import { roomOf, sceneOf, withModels } from '../../../packages/booth-3d/src/viewer/furnish-booth.ts';
import { quotedExtras } from '../../../src/booth/quoted-extras.ts';
import { DEMO_CONTENT } from '../demo-content.ts';
import { bytesOf, placesOf } from './legibility.ts';
import { designOf, sceneUnderTest } from './scene-canvas.ts';

export const VIEWS: readonly ViewName[] = ['frontview', 'leftview', 'rightview', 'topview'];

interface Shape {
  readonly size: readonly [number, number];
  readonly ink: readonly (readonly [number, number, number, number])[];
}

/** Shapes of logos, as the rectangles of their ink: left, top, width and height. */
const SHAPES: Readonly<Record<'wide' | 'tall' | 'square' | 'left-heavy', Shape>> = {
  wide: { size: [480, 80], ink: [[0, 0, 480, 80]] },
  tall: { size: [80, 160], ink: [[0, 0, 80, 160]] },
  square: { size: [120, 120], ink: [[0, 0, 120, 120]] },
  'left-heavy': {
    size: [360, 120],
    ink: [
      [0, 0, 120, 120],
      [120, 50, 240, 20],
    ],
  },
};
type ShapeName = keyof typeof SHAPES;
export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];

/** A booth's logo in one of its pictures. */
interface Covered {
  readonly view: ViewName | 'Review';
  readonly shape: ShapeName;
  /** Part of the logo, from 0 to 1, that extras and people hide. */
  readonly part: number;
  /** Part of the logo that the design itself hides. */
  readonly own: number;
}

const SIZE = [480, 360] as const;
const LOOK: Dress = { wall: 'designed', ink: 'original', color: null };
/** Points along a logo's longer side. */
const POINTS = 100;
/** Difference in a channel, from 0 to 255, above which two pixels show different things. */
const OTHER = 30;

/** Extras that exhibitors add to each demo design; together they stand in it, and replace no furniture. */
export const LIKELY_EXTRAS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '10x10-launch': [['brochure-rack']],
  '10x10-studio': [['brochure-rack']],
  '10x20-showcase': [['led-screen-55'], ['wireless-charging-table']],
  '10x20-theater': [['brochure-rack']],
  '20x20-pavilion': [['hanging-sign', 'coffee-bar']],
  '20x20-island': [['lightbox-wall', 'coffee-bar']],
};

/**
 * Measures the largest mark of a design with some extras, in its standard views and in Review's picture.
 * @param extras ids
 */
export async function coveredIn(
  slug: string,
  extras: readonly string[],
  shapes: readonly ShapeName[],
  views: readonly ViewName[],
): Promise<Covered[]> {
  const scene = await sceneOf(designOf(slug));
  const { views: fixed } = scene;
  const [mark] = scene.sockets.toSorted((a, b) => b.maxW * b.maxH - a.maxW * a.maxH);
  if (!fixed || !mark) throw new Error(`No views of ${slug}, or no mark`);
  const chosen = DEMO_CONTENT.extras.filter(({ id }) => extras.includes(id));
  const quoted = quotedExtras(
    chosen.map((extra) => ({ ...extra, quantity: 1 })),
    chosen,
  );
  const { placed } = furnish(roomOf(scene), await withModels(quoted));
  const { viewer } = sceneUnderTest();
  await viewer.setDesign(designOf(slug));
  const shot = async (logo: ImageBitmap, isFurnished: boolean) => {
    await viewer.setLook(logo, LOOK);
    await viewer.setPieces(isFurnished ? placed : []);
    return bytesOf(await viewer.still(...SIZE), SIZE);
  };
  const nothing = await logoIn('nothing');
  const logos = await Promise.all(shapes.map(logoIn));
  const found: Covered[] = [];
  for (const view of views) {
    viewer.camera.to(view);
    const camera = cameraOf(fixed[view], restingCameraOf(scene));
    const unmarked = await shot(nothing, false);
    for (const [index, shape] of shapes.entries()) {
      const logo = logos[index] as ImageBitmap;
      const points = pointsOf(shape, placesOf(camera, mark, logo, SIZE));
      const bare = await shot(logo, false);
      const seen = points.filter((at) => isOther(unmarked, bare, at));
      const coveredBy = (full: Uint8ClampedArray) =>
        seen.filter((at) => isOther(bare, full, at)).length / points.length;
      const own = 1 - seen.length / points.length;
      found.push({ view, shape, own, part: coveredBy(await shot(logo, true)) });
      if (view !== 'frontview') continue;
      const booth = { model: designOf(slug), title: slug, size: '10x10', extras: quoted } as const;
      const { picture } = await boothStill(booth, { logo, dress: LOOK }, { width: SIZE[0] });
      found.push({ view: 'Review', shape, own, part: coveredBy(await bytesOf(picture, SIZE)) });
    }
  }
  return found;
}

/** True if a pixel is clearly another one in another picture. */
function isOther(a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): boolean {
  return [0, 1, 2].some((part) => Math.abs((a[at * 4 + part] ?? 0) - (b[at * 4 + part] ?? 0)) > OTHER);
}

function logoIn(shape: ShapeName | 'nothing'): Promise<ImageBitmap> {
  const { size, ink } =
    shape === 'nothing' ? { size: [80, 80] as const, ink: [] as Shape['ink'] } : SHAPES[shape];
  const pen = new OffscreenCanvas(...size).getContext('2d');
  if (!pen) throw new Error('No canvas to draw a logo on.');
  pen.fillStyle = '#ffffff';
  for (const box of ink) pen.fillRect(...box);
  return createImageBitmap(pen.canvas);
}

/** Returns the pixels of points spread evenly over a logo's ink. */
function pointsOf(shape: ShapeName, placeOf: (u: number, v: number) => number): number[] {
  const { size, ink } = SHAPES[shape];
  const [w, h] = size;
  const step = Math.max(w, h) / POINTS;
  const points: number[] = [];
  for (const [left, top, width, height] of ink) {
    for (let x = left + step; x < left + width - step / 2; x += step) {
      for (let y = top + step; y < top + height - step / 2; y += step) points.push(placeOf(x / w, y / h));
    }
  }
  return points;
}
