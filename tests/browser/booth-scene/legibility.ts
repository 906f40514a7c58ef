/** Contrast of a logo in the rendered picture, mark by mark. */
import { vi } from 'vitest';
import { readLogo } from '../../../src/booth/logo/read-logo.ts';
import { type Camera, frustumOf, matrixOf } from '../../../src/booth/viewer/camera.ts';
import { ModelLoader } from '../../../src/booth/viewer/load-model.ts';
import { drawOnPlate, logoShape, plateForPicture } from '../../../src/booth/viewer/logo-decals.ts';
import type { Socket } from '../../../src/booth/viewer/model.ts';
import { adaptPlateToTint } from '../../../src/booth/viewer/plates.ts';
import { tintOf } from '../../../src/booth/viewer/tint.ts';
import { dot, plus } from '../../../src/booth/viewer/vector.ts';
import { svgFile } from './logo-files.ts';
import { designOf, sceneUnderTest } from './scene-canvas.ts';

/** Size of a close-up of one mark, large enough that strokes cover whole pixels. */
const [WIDTH, HEIGHT] = [320, 240];
/** Maximum fraction of that picture that a mark fills. */
const FILLED = 0.8;
/** Sample points along a mark's width; even thin strokes get some. */
const COLUMNS = 60;
const ROWS = 24;
/** Minimum number of visible points; with fewer, the mark is turned away or covered. */
const MIN_POINTS = 20;

const bars = (fill: string) =>
  `<path d="M0 0h30v100h-30zM60 0h30v100h-30zM120 0h80v100h-80z" fill="${fill}"/>`;
const ring = (fill: string) =>
  `<circle cx="100" cy="50" r="38" fill="none" stroke-width="20" stroke="${fill}"/>`;
const word = (fill: string) =>
  `<path d="M0 40h40v20h-40zM55 40h60v20h-60zM130 40h70v20h-70z" fill="${fill}"/>`;
const mast = (fill: string) => `<path d="M90 0h8v100h-8zM104 0h8v70h-8z" fill="${fill}"/>`;
const thin = (fill: string) => `<path d="M4 96 100 4l96 92z" fill="none" stroke-width="7" stroke="${fill}"/>`;

/** Cosine below which a mark is seen at too flat an angle. */
const MIN_FACING = 0.5;

/** Twenty logos: dark, light, wide, tall, thin, and of several colors. */
export const LOGOS: Readonly<Record<string, string>> = {
  'black bars': bars('#000000'),
  'white bars': bars('#ffffff'),
  'navy ring': ring('#12244f'),
  'red bars': bars('#d01040'),
  'yellow ring': ring('#ffd400'),
  'green word': word('#0a7a3f'),
  'sky word': word('#38b6ff'),
  'white word': word('#ffffff'),
  'black word': word('#111111'),
  'orange mast': mast('#ff7a00'),
  'gray mast': mast('#808080'),
  'pale mast': mast('#e6e6e6'),
  'purple thin': thin('#6a1b9a'),
  'pink thin': thin('#ff80ab'),
  'black thin': thin('#000000'),
  'brown bars': bars('#6d4c41'),
  'blue bars': bars('#2456f5'),
  'red and navy': bars('#12244f') + ring('#d01040'),
  'black and yellow': bars('#111111') + mast('#ffd400'),
  'white and green': word('#ffffff') + mast('#0a7a3f'),
};

const luminance = (pixels: Uint8ClampedArray, at: number) => {
  const part = (offset: number) => {
    const value = (pixels[at + offset] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
};
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

function rank(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
}

/** Returns the contrasts of these logos on a design from the front, without hidden marks. */
export async function contrastsOn(slug: string, names: readonly string[]): Promise<Record<string, number>> {
  const loader = new ModelLoader();
  const { sockets } = (await loader.model(designOf(slug))).scene;
  loader.dispose();
  const { viewer } = sceneUnderTest();
  await viewer.setDesign(designOf(slug));
  const front = viewer.camera.now;
  if (!front) throw new Error('No front view');
  const logos = await Promise.all(names.map((name) => readLogo(svgFile(LOGOS[name] ?? ''))));
  const found: Record<string, number> = {};
  for (const [index, socket] of sockets.entries()) {
    const camera = closeUp(front, socket);
    if (dot(socket.n, frustumOf(camera, 1).back) < MIN_FACING) continue;
    using _camera = vi.spyOn(viewer.camera, 'now', 'get').mockReturnValue(camera);
    const mask = masksOf(viewer);
    for (const [at, logo] of logos.entries()) {
      const choice = plateForPicture(logo.bitmap);
      const plate = (logo.color ? adaptPlateToTint(choice, tintOf(logo.color)) : choice)(socket);
      const drawn = plate ? drawOnPlate(logo.bitmap, null) : logo.bitmap;
      const points = visiblePoints(await mask(drawn.width / drawn.height), camera, socket, drawn);
      viewer.setLogo(logo.bitmap);
      viewer.setTint(logo.color);
      const value = contrastIn(await picture(viewer), points, drawn);
      if (value === null) continue;
      found[`${names[at]} on mark ${index} of ${slug}${plate ? `, ${plate} plate` : ''}`] = value;
    }
  }
  return found;
}

/** Returns the same view, zoomed in on a mark. */
function closeUp(front: Camera, { p, maxW, maxH }: Socket): Camera {
  const { eye, right, up, back } = frustumOf(front, WIDTH / HEIGHT);
  const to = plus(p, eye, -1);
  const far = -dot(to, back);
  const half = Math.max(maxW, (maxH * WIDTH) / HEIGHT) / 2 / far / FILLED;
  return { ...front, half, shift: [dot(to, right) / far / half / 2, dot(to, up) / far / half / 2] };
}

/** Returns the contrast between a logo's points and its background's; null if too few are visible. */
function contrastIn(
  shown: Uint8ClampedArray,
  points: readonly Point[],
  drawn: ImageBitmap | HTMLCanvasElement,
): number | null {
  const alpha = pixelsOf(drawn);
  const solid = ([u, v]: readonly [number, number]) =>
    alpha[
      (Math.min(drawn.height - 1, Math.floor(v * drawn.height)) * drawn.width +
        Math.min(drawn.width - 1, Math.floor(u * drawn.width))) *
        4 +
        3
    ] ?? 0;
  const ink = points.filter(({ uv }) => solid(uv) > 250).map(({ pixel }) => luminance(shown, pixel));
  const ground = points.filter(({ uv }) => solid(uv) < 5).map(({ pixel }) => luminance(shown, pixel));
  if (Math.min(ink.length, ground.length) < MIN_POINTS) return null;
  // Only part of a thin stroke's pixels is not blended with its surroundings
  const behind = rank(ground, 0.5);
  const middle = [0.25, 0.5, 0.75]
    .map((part) => rank(ink, part))
    .reduce((a, b) => (contrast(b, behind) > contrast(a, behind) ? b : a));
  return Math.min(contrast(middle, rank(ground, 0.2)), contrast(middle, rank(ground, 0.8)));
}

async function picture(viewer: Viewer): Promise<Uint8ClampedArray> {
  return pixelsOf(await createImageBitmap(await viewer.still(WIDTH, HEIGHT)));
}

function pixelsOf(image: ImageBitmap | HTMLCanvasElement): Uint8ClampedArray {
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!pen) throw new Error('No canvas to measure on.');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height).data;
}

type Viewer = ReturnType<typeof sceneUnderTest>['viewer'];
interface Point {
  readonly uv: readonly [number, number];
  /** Index of the pixel's first byte. */
  readonly pixel: number;
}

/** A pair of renderings of an opaque picture in two colors: where they differ, logos of its proportions are visible. */
type Mask = readonly [Uint8ClampedArray, Uint8ClampedArray];

/** Returns the masks of the visible mark, by proportions. */
function masksOf(viewer: Viewer): (ratio: number) => Promise<Mask> {
  const known = new Map<string, Promise<Mask>>();
  return (ratio) => {
    const key = ratio.toFixed(2);
    const mask = known.get(key) ?? drawMask(viewer, ratio);
    known.set(key, mask);
    return mask;
  };
}

function visiblePoints(
  [a, b]: Mask,
  camera: Camera,
  socket: Socket,
  { width, height }: { width: number; height: number },
): Point[] {
  const { places } = logoShape(socket, width / height);
  const sight = frustumOf(camera, WIDTH / HEIGHT);
  const matrix = matrixOf(sight);
  const columns = places.length / 6 - 1;
  const points: Point[] = [];
  for (let i = 0; i < COLUMNS * ROWS; i++) {
    const [u, v] = [((i % COLUMNS) + 0.5) / COLUMNS, (Math.floor(i / COLUMNS) + 0.5) / ROWS];
    const column = Math.min(columns - 1, Math.floor(u * columns));
    const part = u * columns - column;
    // Two corners per column, the lower one first
    const place = [0, 1, 2].map((axis) => {
      const corner = (index: number) => places[(column * 2 + index) * 3 + axis] ?? 0;
      const low = corner(0) + (corner(2) - corner(0)) * part;
      return low + (corner(1) + (corner(3) - corner(1)) * part - low) * (1 - v);
    });
    const clip = [0, 1, 3].map(
      (row) =>
        (matrix[row] ?? 0) * (place[0] ?? 0) +
        (matrix[row + 4] ?? 0) * (place[1] ?? 0) +
        (matrix[row + 8] ?? 0) * (place[2] ?? 0) +
        (matrix[row + 12] ?? 0),
    );
    const [cx = 0, cy = 0, w = 1] = clip;
    const x = Math.round(((cx / w + 1) / 2) * WIDTH);
    const y = Math.round(((1 - cy / w) / 2) * HEIGHT);
    const pixel = (y * WIDTH + x) * 4;
    const difference =
      Math.abs((a[pixel] ?? 0) - (b[pixel] ?? 0)) + Math.abs((a[pixel + 1] ?? 0) - (b[pixel + 1] ?? 0));
    if (difference > 60) points.push({ uv: [u, v], pixel });
  }
  return points;
}

async function drawMask(viewer: Viewer, ratio: number): Promise<Mask> {
  const maskOf = async (color: string) => {
    const pen = new OffscreenCanvas(Math.max(1, Math.round(100 * ratio)), 100).getContext('2d');
    if (!pen) throw new Error('No canvas to mask with.');
    pen.fillStyle = color;
    pen.fillRect(0, 0, 10_000, 100);
    viewer.setLogo(await createImageBitmap(pen.canvas));
    return picture(viewer);
  };
  return [await maskOf('#ff0000'), await maskOf('#00ff00')];
}
