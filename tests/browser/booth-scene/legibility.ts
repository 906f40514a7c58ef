/** Contrast of a logo in the rendered picture, mark by mark. */
import { type OwnLogo, readLogo } from '../../../src/booth/logo/read-logo.ts';
import { matrixOf, sightOf } from '../../../src/booth/viewer/camera.ts';
import { ModelLoader } from '../../../src/booth/viewer/load-model.ts';
import { logoShape, onPlate, plateForPicture } from '../../../src/booth/viewer/logo-decals.ts';
import type { Socket } from '../../../src/booth/viewer/model.ts';
import { onTinted } from '../../../src/booth/viewer/plates.ts';
import { tintOf } from '../../../src/booth/viewer/tint.ts';
import { dot } from '../../../src/booth/viewer/vector.ts';
import { svgFile } from './logo-files.ts';
import { designOf, sceneUnderTest } from './scene-canvas.ts';

const [WIDTH, HEIGHT] = [960, 720];
/** Points measured along a mark's width; a thin stroke has some of them. */
const COLUMNS = 60;
const ROWS = 24;
/** Fewer visible points say nothing: the mark is turned away or behind something. */
const LEAST_POINTS = 20;

const bars = (fill: string) =>
  `<path d="M0 0h30v100h-30zM60 0h30v100h-30zM120 0h80v100h-80z" fill="${fill}"/>`;
const ring = (fill: string) =>
  `<circle cx="100" cy="50" r="38" fill="none" stroke-width="20" stroke="${fill}"/>`;
const word = (fill: string) =>
  `<path d="M0 40h40v20h-40zM55 40h60v20h-60zM130 40h70v20h-70z" fill="${fill}"/>`;
const mast = (fill: string) => `<path d="M90 0h8v100h-8zM104 0h8v70h-8z" fill="${fill}"/>`;
const thin = (fill: string) => `<path d="M4 96 100 4l96 92z" fill="none" stroke-width="7" stroke="${fill}"/>`;

/** Cosine below which a mark is seen at a slant. */
const LEAST_FACING = 0.5;

/** Twenty logos: dark, light, wide, tall, thin, and of several colours. */
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
  'grey mast': mast('#808080'),
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

/** The contrasts of these logos on a design from the front, those of hidden marks left out. */
export async function contrastsOn(slug: string, names: readonly string[]): Promise<Record<string, number>> {
  const loader = new ModelLoader();
  const { sockets } = (await loader.model(designOf(slug))).scene;
  loader.dispose();
  const { viewer } = sceneUnderTest();
  await viewer.setDesign(designOf(slug));
  const found: Record<string, number> = {};
  async function picture(logo: Pick<OwnLogo, 'bitmap' | 'colour'>): Promise<Uint8ClampedArray> {
    viewer.setLogo(logo.bitmap);
    viewer.setTint(logo.colour);
    return pixelsOf(await createImageBitmap(await viewer.still(WIDTH, HEIGHT)));
  }
  for (const name of names) {
    const logo = await readLogo(svgFile(LOGOS[name] ?? ''));
    const shown = await picture(logo);
    const choice = plateForPicture(logo.bitmap);
    for (const [index, socket] of sockets.entries()) {
      const plate = (logo.colour ? onTinted(choice, tintOf(logo.colour)) : choice)(socket);
      const drawn = plate ? onPlate(logo.bitmap, null) : logo.bitmap;
      const points = await visiblePoints(viewer, socket, drawn.width / drawn.height);
      const alpha = pixelsOf(drawn);
      const at = ([u, v]: readonly number[]) =>
        (Math.min(drawn.height - 1, Math.floor((v ?? 0) * drawn.height)) * drawn.width +
          Math.min(drawn.width - 1, Math.floor((u ?? 0) * drawn.width))) *
        4;
      const solid = (uv: readonly number[]) => alpha[at(uv) + 3] ?? 0;
      const ink = points.filter(({ uv }) => solid(uv) > 250).map(({ pixel }) => luminance(shown, pixel));
      const ground = points.filter(({ uv }) => solid(uv) < 5).map(({ pixel }) => luminance(shown, pixel));
      if (Math.min(ink.length, ground.length) < LEAST_POINTS) continue;
      // Of thin strokes only a part is not mixed with what is next to them
      const behind = rank(ground, 0.5);
      const middle = [0.25, 0.5, 0.75]
        .map((part) => rank(ink, part))
        .reduce((a, b) => (contrast(b, behind) > contrast(a, behind) ? b : a));
      found[`${name} on mark ${index} of ${slug}${plate ? `, ${plate} plate` : ''}`] = Math.min(
        contrast(middle, rank(ground, 0.2)),
        contrast(middle, rank(ground, 0.8)),
      );
    }
  }
  return found;
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
  /** Index of its pixel's first byte. */
  readonly pixel: number;
}

/** Masks of what shows logos at all, by their proportions: where two colours of one opaque picture differ. */
const masks = new WeakMap<Viewer, Map<string, Promise<readonly [Uint8ClampedArray, Uint8ClampedArray]>>>();

async function visiblePoints(viewer: Viewer, socket: Socket, ratio: number): Promise<Point[]> {
  const known = masks.get(viewer) ?? new Map();
  masks.set(viewer, known);
  const key = ratio.toFixed(2);
  const mask = known.get(key) ?? drawMask(viewer, ratio);
  known.set(key, mask);
  const [a, b] = (await mask) as readonly [Uint8ClampedArray, Uint8ClampedArray];
  const { places } = logoShape(socket, ratio);
  const camera = viewer.camera.now;
  if (!camera) return [];
  const sight = sightOf(camera, WIDTH / HEIGHT);
  if (dot(socket.n, sight.back) < LEAST_FACING) return [];
  const matrix = matrixOf(sight);
  const columns = places.length / 6 - 1;
  const points: Point[] = [];
  for (let i = 0; i < COLUMNS * ROWS; i++) {
    const [u, v] = [((i % COLUMNS) + 0.5) / COLUMNS, (Math.floor(i / COLUMNS) + 0.5) / ROWS];
    const column = Math.min(columns - 1, Math.floor(u * columns));
    const part = u * columns - column;
    // Two corners a column, the lower one first
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

async function drawMask(viewer: Viewer, ratio: number) {
  const masksOf = async (colour: string) => {
    const pen = new OffscreenCanvas(Math.max(1, Math.round(100 * ratio)), 100).getContext('2d');
    if (!pen) throw new Error('No canvas to mask with.');
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 10_000, 100);
    viewer.setLogo(await createImageBitmap(pen.canvas));
    return pixelsOf(await createImageBitmap(await viewer.still(WIDTH, HEIGHT)));
  };
  return [await masksOf('#ff0000'), await masksOf('#00ff00')] as const;
}
